/// Text in which nothing is hidden: what would not be seen is written out as `\u{202E}`.
///
/// Control characters other than line feeds and tabs, bidirectional controls, zero-width characters and their like are replaced by
/// `\u{…}` with the number of the character; so is a backslash that begins such a spelling by itself, so that reading each `\u{…}` back
/// gives the text again. Combining marks beyond ``markLimit`` on one character are cut, and a carriage return before a line feed is
/// left out, unless the text is to be kept whole.
public enum VisibleText {
    /// How a text is written out.
    public struct Options: OptionSet, Sendable {
        /// The bits that are set.
        public let rawValue: Int

        /// Makes options of bits.
        ///
        /// - Parameter rawValue: The bits that are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Line feeds are written out too.
        public static let onOneLine = Options(rawValue: 1)
        /// Images and tags that whoever renders Markdown or HTML would fetch are broken up.
        public static let withoutFetching = Options(rawValue: 2)
        /// Nothing is cut: marks beyond the limit are written out, and carriage returns before line feeds stay.
        public static let whole = Options(rawValue: 4)
    }

    /// How many combining marks one character keeps.
    public static let markLimit = 8

    /// A text with what is hidden in it written out.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - options: What else is written out, and whether anything is cut.
    public static func of(_ text: String, _ options: Options = []) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        let scalars = Array(text.unicodeScalars)
        var markup = FetchingMarkup(scalars)
        var visible: [UInt8] = []
        visible.reserveCapacity(text.utf8.count)
        var marks = 0
        for (index, scalar) in scalars.enumerated() {
            let isMark = HiddenCharacters.isMark(scalar)
            marks = isMark ? marks + 1 : 0
            let isBeyondLimit = marks > markLimit
            let isCut =
                isBeyondLimit || (scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n")
            if isCut, !options.contains(.whole) { continue }
            let hasNothingToStandOn = isMark && (index < marks || scalars[index - marks] == "\n")
            let isWrittenOut =
                switch scalar {
                case "\n": options.contains(.onOneLine)
                case "\t": false
                case "\r": !isCut || options.contains(.onOneLine)
                case "\\": scalars[(index + 1)...].starts(with: ["u", "{"])
                case "!", "<", ":", ".": options.contains(.withoutFetching) && markup.breaks(at: index)
                default: isBeyondLimit || hasNothingToStandOn || HiddenCharacters.isHidden(at: index, in: scalars)
                }
            if isWrittenOut {
                visible += escape(scalar).utf8
            } else if scalar.isASCII {
                visible.append(UInt8(scalar.value))
            } else {
                visible += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return String(decoding: visible, as: UTF8.self)
    }

    /// JSON in which strings spell what is hidden as JSON does, `\u202e`: the same values, with nothing unseen.
    ///
    /// - Parameter json: JSON as text.
    public static func ofJSON(_ json: String) -> String {
        let scalars = Array(json.unicodeScalars)
        var visible = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            if ["\n", "\r", "\t"].contains(scalar) || !HiddenCharacters.isHidden(at: index, in: scalars) {
                visible.append(scalar)
                continue
            }
            for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
                let digits = String(unit, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                visible.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
            }
        }
        return String(visible)
    }

    /// `\u{202E}` for a character.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }

    /// Whether a byte stands for itself, whatever is around it.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "\\"): false
        default: (0x20..<0x7F).contains(byte)
        }
    }
}
