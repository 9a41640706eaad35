/// Makes words of the names in a program.
package enum NameWords {
    /// A title made of a property's name: `trailLength` becomes "Trail Length", `isPinned` becomes "Is Pinned".
    package static func title(of name: String) -> String {
        words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// The words of a name in camel case; capitals that follow one another stay together, as in `webpageURL`.
    package static func words(of name: String) -> [String] {
        var words: [String] = []
        var current = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isUppercase && !current.isEmpty
                && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
            if startsWord || letter == "_" {
                if !current.isEmpty { words.append(current) }
                current = ""
            }
            if letter != "_" { current.append(letter) }
        }
        if !current.isEmpty { words.append(current) }
        return words
    }
}
