import Foundation

/// Puts text into the words that an index keeps and searches for.
///
/// Scripts that do not part words with spaces, such as the Chinese and Japanese ones, are kept one character a word, so
/// that a name in the middle of a sentence is found: it is looked for as characters that follow each other.
enum SearchWords {
    /// A text with such characters parted, and with compatibility forms, such as full-width letters, made plain.
    static func parted(_ text: String) -> String {
        let plain = text.precomposedStringWithCompatibilityMapping
        // Most texts have none.
        guard plain.unicodeScalars.contains(where: isUnspaced) else { return plain }
        var result = ""
        for character in plain {
            if character.unicodeScalars.first.map(isUnspaced) == true {
                result += " \(character) "
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The words of a text as a full-text query that finds what has them all, each at the start of a word.
    ///
    /// - Returns: `nil` where there are no words in the text.
    static func query(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace).compactMap { word in
            let pieces = pieces(of: parted(String(word)))
            return pieces.isEmpty ? nil : "\"\(pieces.joined(separator: " "))\" *"
        }
        return words.isEmpty ? nil : words.joined(separator: " AND ")
    }

    /// The words of a text, as the index parts them.
    static func pieces(of text: String) -> [String] {
        text.unicodeScalars.split { !isWordPart($0) }.map { String($0) }
    }

    /// Whether a script parts no words: Chinese, Japanese, Thai, Lao, Khmer, Burmese, Tibetan.
    static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x0F00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Whether a character is one of a word, as FTS5's tokenizer `unicode61` has it: a letter, a number, one for private
    /// use, or a mark on such.
    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .privateUse, .nonspacingMark, .spacingMark, .enclosingMark:
            true
        default: false
        }
    }
}
