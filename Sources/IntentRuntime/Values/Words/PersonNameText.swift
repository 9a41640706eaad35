import Foundation

/// Reads the name of a person that is written in one line: `Dr. Ada King Lovelace`, `Lovelace, Ada`, `Ludwig van Beethoven Jr.`
enum PersonNameText {
    private static let prefixes: Set<String> = [
        "dr", "prof", "professor", "mr", "mrs", "ms", "miss", "mx", "sir", "dame", "rev", "herr", "frau", "doktor",
    ]
    private static let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
    /// Words that begin a family's name.
    private static let particles: Set<String> = [
        "van", "von", "de", "der", "den", "del", "della", "di", "da", "du", "la", "le", "dos", "das", "zu", "bin",
        "ibn", "al", "ter", "ten",
    ]

    /// The name; `nil` where nothing is written.
    ///
    /// What stands before a comma is the family's name. Else it is the last word, with the small words before it that belong to such names.
    static func name(_ text: String) -> PersonNameComponents? {
        guard text.utf8.count <= ValueConverter.longestLine else { return nil }
        var sides = text.split(separator: ",").map { words($0) }.filter { !$0.isEmpty }
        var name = PersonNameComponents()
        var suffix: [String] = []
        while sides.count > 1, let last = sides.last, last.allSatisfy({ suffixes.contains(plain($0)) }) {
            suffix = last + suffix
            sides.removeLast()
        }
        guard var given = sides.last, sides.count <= 2 else { return nil }
        var family = sides.count == 2 ? sides[0] : []
        var prefix: [String] = []
        while given.count > 1, let first = given.first, prefixes.contains(plain(first)) {
            prefix.append(given.removeFirst())
        }
        while given.count > 1, let last = given.last, suffixes.contains(plain(last)) {
            suffix.insert(given.removeLast(), at: 0)
        }
        if family.isEmpty, given.count > 1 {
            var start = given.count - 1
            while start > 1, particles.contains(plain(given[start - 1])) { start -= 1 }
            family = Array(given[start...])
            given = Array(given[..<start])
        }
        func line(_ words: some Collection<String>) -> String? {
            words.isEmpty ? nil : words.joined(separator: " ")
        }
        name.namePrefix = line(prefix)
        name.givenName = given.first
        name.middleName = line(given.dropFirst())
        name.familyName = line(family)
        name.nameSuffix = line(suffix)
        return name
    }

    private static func words(_ text: some StringProtocol) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map { String($0) }
    }

    private static func plain(_ word: String) -> String {
        word.lowercased().filter { $0 != "." }
    }
}
