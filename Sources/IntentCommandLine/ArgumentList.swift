/// The words of a command line that are not used up yet.
package struct ArgumentList {
    /// The options that have no value; every other one has.
    private static let flags: Set<String> = [
        "--json", "--yes", "--help", "--version", "--only", "--again", "--read-only", "--deny", "--all", "--write",
        "--remove", "--no-token",
    ]

    private var words: [String]

    package init(_ words: [String]) {
        self.words = words
    }

    package var isEmpty: Bool { words.isEmpty }

    /// Takes the next word.
    package mutating func next() -> String? {
        words.isEmpty ? nil : words.removeFirst()
    }

    /// Takes out an option that has no value, wherever it stands; whether it was there.
    package mutating func takeFlag(_ name: String) -> Bool {
        let indices = standing.filter { words[$0] == name }
        for index in indices.reversed() { words.remove(at: index) }
        return !indices.isEmpty
    }

    /// Takes out an option and its value, each time it stands there.
    package mutating func takeValues(_ name: String) throws -> [String] {
        var values: [String] = []
        while let index = standing.first(where: { words[$0] == name || words[$0].hasPrefix(name + "=") }) {
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
    package mutating func takeValue(_ name: String) throws -> String? {
        try takeValues(name).last
    }

    /// Where the words stand that are not the value of an option before them.
    ///
    /// A text given for a parameter may read like an option.
    private var standing: [Int] {
        var indices: [Int] = []
        var arguments = 0
        var isListing = false
        var index = 0
        while index < words.count {
            let word = words[index]
            let isOption = word.hasPrefix("--") && word.count > 2
            if !isOption { arguments += 1 }
            if !isOption, arguments == 1 { isListing = word == "list" }
            // An intent may have a parameter 'version': behind 'run INTENT' the word is that one where a value follows.
            let isParameter = word == "--version" && arguments > 1 && index + 1 < words.count
            if !isParameter { indices.append(index) }
            // 'list --tools' lists tools, elsewhere the option says which.
            let isFlag = Self.flags.contains(word) || (isListing && word == "--tools")
            let hasValue = isParameter || (isOption && !isFlag && !word.contains("="))
            index += hasValue ? 2 : 1
        }
        return indices
    }

    /// Makes sure that nothing is left.
    package func finish(_ command: String) throws {
        guard let word = words.first else { return }
        throw word.hasPrefix("-") && word.count > 1
            ? UsageError.unknownOption(word, command: command) : .unexpectedArgument(word, command: command)
    }
}
