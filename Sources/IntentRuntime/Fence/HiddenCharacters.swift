/// Which characters of a text are not seen, or turn about how others are seen.
///
/// They are the control characters, the line and paragraph separators, and what Unicode lets a renderer ignore: bidirectional controls,
/// zero-width characters, tags, fillers, variation selectors (UAX #44, `Default_Ignorable_Code_Point`). A joiner or selector is left
/// where writing needs it: within emoji, within words of the scripts that join, and one selector after what it selects for.
enum HiddenCharacters {
    private static let zeroWidthNonJoiner: UInt32 = 0x200C
    private static let zeroWidthJoiner: UInt32 = 0x200D
    private static let textSelector: UInt32 = 0xFE0E
    private static let emojiSelector: UInt32 = 0xFE0F
    private static let enclosingKeycap: UInt32 = 0x20E3
    private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

    /// Whether a character is hidden; line breaks and tabs are for the caller to judge.
    ///
    /// - Parameters:
    ///   - index: Where the character is.
    ///   - scalars: The text.
    static func isHidden(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let scalar = scalars[index]
        switch scalar.value {
        case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x3400...0x9FFF, 0xAC00...0xD7A3: return false
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFF9...0xFFFB: return true
        case zeroWidthNonJoiner: return !joinsLetters(at: index, in: scalars)
        case zeroWidthJoiner: return !joinsLetters(at: index, in: scalars) && !joinsEmoji(at: index, in: scalars)
        case textSelector, emojiSelector:
            return !selectsEmoji(at: index, in: scalars) && !selectsIdeograph(at: index, in: scalars)
        case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return !selectsIdeograph(at: index, in: scalars)
        case 0x180B...0x180D, 0x180F: return !(index > 0 && (0x1820...0x18AA).contains(scalars[index - 1].value))
        default:
            return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
        }
    }

    /// Whether a character stands on the one before it.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x300, !(0x3400...0x9FFF).contains(scalar.value) else { return false }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: true
        default: false
        }
    }

    private static func joinsLetters(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 0, index + 1 < scalars.count else { return false }
        let before = scalars[index - 1]
        let after = scalars[index + 1]
        return hasJoiners(before) && hasJoiners(after) && after.properties.generalCategory == .otherLetter
    }

    /// Whether a letter or mark is of a script whose spelling uses joiners: Arabic and its kin, those of India and the south-east, Mongolian.
    private static func hasJoiners(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x620..<0x660, 0x66E..<0x6DD, 0x6EE..<0x700, 0x710..<0x7C0, 0x840..<0x8E0, 0x900..<0xE00,
            0xF40..<0x10A0, 0x1780..<0x17D4, 0x1820..<0x18AB, 0x1A20..<0x1AA0, 0x1B00..<0x1B5A, 0xA8E0..<0xA900,
            0xA980..<0xA9E0, 0xFB50..<0xFDD0, 0x11000..<0x11900:
            return isMark(scalar) || scalar.properties.generalCategory == .otherLetter
        default: return false
        }
    }

    private static func joinsEmoji(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index + 1 < scalars.count, isPicture(scalars[index + 1]) else { return false }
        var before = index - 1
        if before >= 0, scalars[before].value == emojiSelector || skinTones.contains(scalars[before].value) {
            before -= 1
        }
        return before >= 0 && isPicture(scalars[before])
    }

    private static func selectsEmoji(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 0, scalars[index - 1].properties.isEmoji else { return false }
        // Digits count as emoji for the sake of keycaps.
        return !scalars[index - 1].isASCII
            || (index + 1 < scalars.count && scalars[index + 1].value == enclosingKeycap)
    }

    private static func selectsIdeograph(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        index > 0 && scalars[index - 1].properties.isIdeographic
    }

    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x2000 && scalar.properties.isEmoji && !skinTones.contains(scalar.value)
    }
}
