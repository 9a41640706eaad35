/// The words of a command line that are not used up yet.
struct ArgumentList {
    private var words: [String]

    init(_ words: [String]) {
        self.words = words
    }

    var isEmpty: Bool { words.isEmpty }

    /// Takes the next word.
    mutating func next() -> String? {
        words.isEmpty ? nil : words.removeFirst()
    }

    /// Takes out an option that has no value, wherever it stands; whether it was there.
    mutating func takeFlag(_ name: String) -> Bool {
        let count = words.count
        words.removeAll { $0 == name }
        return words.count < count
    }

    /// Takes out an option and its value, each time it stands there.
    mutating func takeValues(_ name: String) throws -> [String] {
        var values: [String] = []
        while let index = words.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") }) {
            if words[index] == name {
                guard index + 1 < words.count else { throw UsageError.missingValue(name) }
                values.append(words[index + 1])
                words.removeSubrange(index...index + 1)
            } else {
                values.append(String(words[index].dropFirst(name.count + 1)))
                words.remove(at: index)
            }
        }
        return values
    }

    /// Takes out an option and its value; of several the last counts.
    mutating func takeValue(_ name: String) throws -> String? {
        try takeValues(name).last
    }

    /// Makes sure that nothing is left.
    func finish(_ command: String) throws {
        guard let word = words.first else { return }
        throw word.hasPrefix("-") && word.count > 1
            ? UsageError.unknownOption(word, command: command) : .unexpectedArgument(word, command: command)
    }
}
