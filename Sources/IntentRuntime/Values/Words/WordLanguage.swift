import Foundation

/// The words of a language for what values are made of. Another language is another value of this type, and no code.
struct WordLanguage: Sendable {
    /// The language's code, `en`.
    let code: String
    /// What the words and phrases mean.
    let terms: [String: [WordTerm]]
    /// Words for yes and no.
    let truths: [String: Bool]
    /// The symbols of units, by words that people write beside Foundation's symbols and names.
    let units: [String: [String]]
    /// The codes of currencies, by name; several where the name is that of several.
    let currencies: [String: [String]]

    /// How the tens and the ones make a number.
    enum Compound: Sendable {
        /// `twenty-three`: two words, which need no entries of their own.
        case twoWords
        /// `dreiundzwanzig`: the ones, what joins them, and the tens in one word.
        case onesFirst(joiner: String)
    }

    /// Makes a language of its words. Several for the same stand in one text, with `|` between them.
    init(
        code: String, terms: [(WordTerm, String)], ones: [String], tens: [String], compound: Compound,
        truths: (yes: String, no: String), units: [(symbol: String, words: String)],
        currencies: [(codes: String, words: String)]
    ) {
        self.code = code
        var all: [String: [WordTerm]] = [:]
        for (term, words) in terms {
            for word in Self.words(words) { all[word, default: []].append(term) }
        }
        for (number, word) in ones.enumerated() { all[WordToken.folded(word), default: []].append(.number(number)) }
        for (index, word) in tens.enumerated() {
            all[WordToken.folded(word), default: []].append(.number((index + 2) * 10))
            guard case .onesFirst(let joiner) = compound else { continue }
            for one in 1...9 {
                // The one of 'einundzwanzig' is shorter than 'eins'.
                let first = one == 1 ? String(ones[1].dropLast()) : ones[one]
                all[WordToken.folded(first + joiner + word), default: []].append(.number((index + 2) * 10 + one))
            }
        }
        self.terms = all
        self.truths = Dictionary(
            Self.words(truths.yes).map { ($0, true) } + Self.words(truths.no).map { ($0, false) },
            uniquingKeysWith: { first, _ in first })
        self.units = Self.table(units.map { (Self.words($0.words), $0.symbol) })
        self.currencies = currencies.reduce(into: [:]) { table, entry in
            for word in Self.words(entry.words) {
                table[word] = entry.codes.split(separator: " ").map { String($0) }
            }
        }
    }

    /// The languages there are words of.
    static let all: [WordLanguage] = [.english, .german]

    private static func words(_ text: String) -> [String] {
        text.split(separator: "|").map { WordToken.folded($0) }
    }

    private static func table(_ entries: [(words: [String], value: String)]) -> [String: [String]] {
        entries.reduce(into: [:]) { table, entry in
            for word in entry.words { table[word, default: []].append(entry.value) }
        }
    }
}
