import Foundation

/// A text that a query looks for, with `*` for any characters.
struct TextPattern {
    /// How texts are compared.
    struct Options: OptionSet {
        let rawValue: Int

        /// Upper and lower case are the same: `c`.
        static let caseInsensitive = Options(rawValue: 1)
        /// Marks on letters do not count: `d`.
        static let diacriticInsensitive = Options(rawValue: 2)
        /// Words are compared, not the whole: `w`, and `t`.
        static let words = Options(rawValue: 4)
    }

    /// A character of the pattern; `nil` is the wildcard.
    typealias Glob = [Character?]

    private let options: Options
    private let globs: [Glob]

    /// A pattern.
    ///
    /// - Parameters:
    ///   - characters: Its characters, `nil` for a wildcard.
    ///   - options: How texts are compared.
    init(_ characters: Glob, options: Options) {
        self.options = options
        let words = options.contains(.words) ? Self.words(characters) { $0 } : [characters]
        globs = words.map { word in
            word.flatMap { character -> Glob in
                character.map { Self.folded(String($0), options).map(Optional.init) } ?? [nil]
            }
        }
    }

    /// Whether a text is of this pattern, or has words that are, one after the other.
    func matches(_ text: String) -> Bool {
        guard options.contains(.words) else {
            return Self.matches(globs.first ?? [], Self.folded(text, options)[...])
        }
        let words = Self.words(Array(text)) { $0 }.map { Self.folded(String($0), options) }
        guard !globs.isEmpty, words.count >= globs.count else { return false }
        return (0...words.count - globs.count).contains { start in
            globs.indices.allSatisfy { Self.matches(globs[$0], words[start + $0][...]) }
        }
    }

    private static func folded(_ text: String, _ options: Options) -> [Character] {
        var folding: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        return Array(folding.isEmpty ? text : text.folding(options: folding, locale: nil))
    }

    /// The words of a text: they end before and after what is no letter or number, from a small letter to a capital, and
    /// around each character of a script that parts no words. A wildcard is a part of a word.
    private static func words<Element>(_ text: [Element], _ character: (Element) -> Character?) -> [[Element]] {
        var words: [[Element]] = []
        var word: [Element] = []
        var last: Character?
        func end() {
            if !word.isEmpty { words.append(word) }
            word = []
        }
        for element in text {
            guard let next = character(element) else {
                word.append(element)
                last = nil
                continue
            }
            if next.unicodeScalars.first.map(SearchWords.isUnspaced) == true {
                end()
                words.append([element])
            } else if next.isLetter || next.isNumber {
                if last?.isLowercase == true, next.isUppercase { end() }
                word.append(element)
            } else {
                end()
            }
            last = next
        }
        end()
        return words
    }

    /// Whether a text is of a pattern: after a wildcard the earliest place that fits will do, so that there is but one
    /// place to come back to.
    private static func matches(_ glob: Glob, _ text: ArraySlice<Character>) -> Bool {
        var place = 0
        var index = text.startIndex
        var retry: (place: Int, index: Int)?
        while index < text.endIndex {
            if place < glob.count, glob[place] == nil {
                place += 1
                retry = (place, index)
            } else if place < glob.count, glob[place] == text[index] {
                place += 1
                index += 1
            } else if let (from, earlier) = retry {
                place = from
                index = earlier + 1
                retry = (from, index)
            } else {
                return false
            }
        }
        return glob[place...].allSatisfy { $0 == nil }
    }
}
