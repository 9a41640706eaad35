import Foundation

/// How a format writes one value, as `%lld` or `%.2f`: the part between the percent sign and the letter, and the letter.
struct FormatSpecifier: Equatable, Sendable {
    /// Flags, width and precision, as `.2`; not the letters for the value's size.
    let modifiers: String
    /// The letter of the kind of value.
    let conversion: Character

    private static let conversions = "@dDiuUxXoOfFeEgGaAcCsSp"

    /// The widest that a value may be written; a wider format is a mistake, or meant to do harm.
    private static let greatestWidth = 99

    /// Reads the beginning of a text as a specifier without its percent sign, and takes it off the text.
    ///
    /// - Parameter text: The text after the percent sign.
    /// - Returns: `nil`, the text left as it is, where there is no specifier.
    init?(takenFrom text: inout Substring) {
        var rest = text
        func take(_ isWanted: (Character) -> Bool) -> Substring {
            let taken = rest.prefix(while: isWanted)
            rest = rest[taken.endIndex...]
            return taken
        }
        let isDigit = { (character: Character) in character.isASCII && character.isNumber }
        var found = String(take { "-+# 0'".contains($0) } + take(isDigit))
        if rest.first == "." {
            rest = rest.dropFirst()
            found += "." + take(isDigit)
        }
        _ = take { "lhqztjL".contains($0) }
        guard let letter = rest.first, Self.conversions.contains(letter) else { return nil }
        modifiers = found.replacing("'", with: "")
        conversion = letter
        text = rest.dropFirst()
    }

    /// The value as this specifier has it written.
    ///
    /// A number that is not told how to be written stands as it was put into the text.
    ///
    /// - Parameters:
    ///   - text: The value as it stands in a text.
    ///   - number: Its number; `nil` where it is none.
    ///   - locale: Decides about decimal points.
    func text(for text: String, number: Double?, locale: Locale) -> String {
        let widths = modifiers.split { !$0.isASCII || !$0.isNumber }
        guard let number, widths.allSatisfy({ Int($0).map { $0 <= Self.greatestWidth } ?? false }) else { return text }
        switch conversion {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O":
            let letter = conversion == "D" || conversion == "U" ? "d" : conversion == "O" ? "o" : conversion
            if modifiers.isEmpty, "diu".contains(letter) { return text }
            let argument: (any CVarArg)? = Int64(text) ?? UInt64(text) ?? Int64(exactly: number.rounded())
            return argument.map { String(format: "%\(modifiers)ll\(letter)", $0) } ?? text
        case "f", "F", "e", "E", "g", "G", "a", "A":
            let isPlain = conversion.lowercased() == "f"
            if modifiers.isEmpty, isPlain { return text }
            return String(
                format: "%\(modifiers)\(conversion)", locale: isPlain ? locale : nil, arguments: [number])
        default: return text
        }
    }
}
