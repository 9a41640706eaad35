import Foundation

/// A word, a run of digits, or any other character.
struct WordToken: Sendable {
    enum Kind: Sendable { case word, digits, symbol }

    let kind: Kind
    /// A word in small letters without accents; digits and symbols as they are.
    let text: String
    /// The token as it was written.
    let source: Substring
    /// Whether nothing stands between this token and the one before.
    let isAdjacent: Bool

    /// No value in words is longer; what is longer is not looked at.
    static let longestText = 200

    /// Words as they are compared: small, without accents.
    static func folded(_ text: some StringProtocol) -> String {
        String(text).folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// The tokens of a text. A hyphen or apostrophe within a word, and the full stop after an abbreviation, are left out.
    ///
    /// - Throws: ``Misreading`` where the text is too long to be a value.
    static func tokens(of text: String) throws(Misreading) -> [WordToken] {
        guard text.utf8.count <= longestText else { throw Misreading("it is longer than any such value") }
        var tokens: [WordToken] = []
        var isAdjacent = false
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            var end = text.index(after: index)
            if character.isWhitespace {
                isAdjacent = false
                index = end
                continue
            }
            let kind = kind(of: character)
            if kind != .symbol {
                while end < text.endIndex, continues(text, at: end, kind) { end = text.index(after: end) }
            }
            let source = text[index..<end]
            let isFullStop = character == "." && isAdjacent && tokens.last?.kind == .word
            let isHyphen = character == "-" && isAdjacent && tokens.last?.kind == .word
            if isFullStop || (isHyphen && end < text.endIndex && text[end].isLetter) {
                isAdjacent = isFullStop
            } else {
                let plain = kind == .word ? folded(source.filter { !"'’".contains($0) }) : String(source)
                tokens.append(WordToken(kind: kind, text: plain, source: source, isAdjacent: isAdjacent))
                isAdjacent = true
            }
            index = end
        }
        return tokens
    }

    private static func kind(of character: Character) -> Kind {
        if character.isASCII, character.isNumber { return .digits }
        return character.isLetter ? .word : .symbol
    }

    private static func continues(_ text: String, at index: String.Index, _ kind: Kind) -> Bool {
        if Self.kind(of: text[index]) == kind { return true }
        let next = text.index(after: index)
        return kind == .word && "'’".contains(text[index]) && next < text.endIndex && text[next].isLetter
    }
}
