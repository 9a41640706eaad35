import JSON

extension ArgumentList {
    /// The values given, of the JSON object first, then of the options; a parameter that stands several times is a list.
    ///
    /// - Parameter command: The command that they are given to, for an error.
    /// - Throws: ``UsageError``.
    package mutating func takeParameterValues(of command: String) throws -> JSONObject {
        var values = JSONObject()
        if let text = try takeValue("--arguments") {
            do {
                guard let object = try JSONValue(parsing: text).object else {
                    throw UsageError.badArguments("this is another JSON value")
                }
                values = object
            } catch let error as JSONError {
                throw UsageError.badArguments("\(error)")
            }
        }
        var given: [(name: String, value: String)] = []
        while let word = next() {
            guard word.hasPrefix("--"), word.count > 2 else {
                throw UsageError.unexpectedArgument(word, command: command)
            }
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let parameter = String(parts[0])
            if parts.count == 2 {
                given.append((parameter, String(parts[1])))
            } else if let value = next() {
                given.append((parameter, value))
            } else {
                throw UsageError.missingValue(word)
            }
        }
        for (name, value) in given {
            let several = given.filter { $0.name == name }
            values[name] = several.count == 1 ? .string(value) : .array(several.map { .string($0.value) })
        }
        return values
    }
}
