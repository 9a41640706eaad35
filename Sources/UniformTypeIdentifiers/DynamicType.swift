/// What the identifier of a dynamic type says: a tag that no declared type has, and what content of that tag is.
///
/// Such an identifier is `dyn.a` and then, in base 32 with an alphabet of its own, a text such as `?0=6:1=xyz`: of the
/// common words, `0` stands for "conforms to", `6` for `public.data`, `1` for file name extensions. Apple's systems make
/// the same identifiers, so content labelled with one means the same here.
struct DynamicType: Equatable, Sendable {
    /// The types that it conforms to, by identifier.
    var supertypes: [String]
    /// The class of its tag.
    var tagClass: UTTagClass
    /// The tag.
    var tag: String

    private static let prefix = "dyn.a"
    private static let digits = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let values = Dictionary(uniqueKeysWithValues: digits.enumerated().map { ($1, UInt32($0)) })

    /// Words that are written as one hexadecimal digit, in its order.
    private static let commonWords = [
        "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
        "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text", "public.plain-text",
        "public.utf16-plain-text", "com.apple.traditional-mac-plain-text", "public.image", "public.video",
        "public.audio", "public.directory", "public.folder",
    ]

    /// Makes the description of a tag.
    init(supertypes: [String], tagClass: UTTagClass, tag: String) {
        self.supertypes = supertypes
        self.tagClass = tagClass
        self.tag = tag
    }

    /// Reads an identifier.
    ///
    /// - Parameter identifier: The identifier, as `dyn.ah62d4rv4ge81g6xy`.
    /// - Returns: `nil` where it is none of a dynamic type.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix), let text = Self.decode(identifier.utf8.dropFirst(5)) else {
            return nil
        }
        var supertypes: [String] = []
        var found: (UTTagClass, String)?
        for clause in Self.split(text.hasPrefix("?") ? text.dropFirst() : text[...], at: ":") {
            let sides = Self.split(clause, at: "=")
            guard sides.count == 2 else { return nil }
            let name = Self.expand(sides[0])
            if name == Self.commonWords[0] {
                supertypes += Self.split(sides[1], at: ",").map(Self.expand)
            } else if found == nil {
                found = (UTTagClass(rawValue: name), Self.unescape(sides[1]))
            }
        }
        guard let (tagClass, tag) = found else { return nil }
        self.init(supertypes: supertypes, tagClass: tagClass, tag: tag)
    }

    /// The identifier.
    var identifier: String {
        var text = "\(Self.abbreviate(tagClass.rawValue))=\(Self.escape(tag))"
        if !supertypes.isEmpty { text = "?0=\(supertypes.map(Self.abbreviate).joined(separator: ",")):\(text)" }
        return Self.prefix + Self.encode(text)
    }

    // MARK: Words

    private static func abbreviate(_ word: String) -> String {
        commonWords.firstIndex(of: word).map { String($0, radix: 16, uppercase: true) } ?? escape(word)
    }

    private static func expand(_ word: Substring) -> String {
        guard word.utf8.count == 1, let index = Int(word, radix: 16) else { return unescape(word) }
        return commonWords[index]
    }

    private static func escape(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if ":=,\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private static func unescape(_ text: Substring) -> String {
        var isEscaped = false
        return text.reduce(into: "") { result, character in
            if character == "\\" && !isEscaped {
                isEscaped = true
            } else {
                result.append(character)
                isEscaped = false
            }
        }
    }

    /// The pieces between separators; one after a backslash does not separate.
    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var pieces: [Substring] = []
        var start = text.startIndex
        var isEscaped = false
        for index in text.indices {
            if text[index] == separator && !isEscaped {
                pieces.append(text[start..<index])
                start = text.index(after: index)
            }
            isEscaped = text[index] == "\\" && !isEscaped
        }
        return pieces + [text[start...]]
    }

    // MARK: Base 32

    private static func encode(_ text: String) -> String {
        var output: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text.utf8 {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 5 {
                count -= 5
                output.append(digits[Int(bits >> count)])
                bits &= 1 << count - 1
            }
        }
        if count > 0 { output.append(digits[Int(bits << (5 - count))]) }
        return String(decoding: output, as: UTF8.self)
    }

    private static func decode(_ code: Substring.UTF8View.SubSequence) -> String? {
        var output: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for digit in code {
            guard let value = values[digit] else { return nil }
            bits = bits << 5 | value
            count += 5
            if count >= 8 {
                count -= 8
                output.append(UInt8(bits >> count))
                bits &= 1 << count - 1
            }
        }
        // What is left over only fills the last digit.
        guard bits == 0, count < 5 else { return nil }
        return String(validating: output, as: UTF8.self)
    }
}
