/// A kind of label by which systems know a type of content, such as file name extensions or MIME types.
///
/// Follows [`UTTagClass`](https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass).
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the tag class, as `public.filename-extension`.
    public let rawValue: String

    /// Makes a tag class of an identifier.
    ///
    /// - Parameter rawValue: The identifier, in reverse-DNS form.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// File name extensions, written without their dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")

    /// MIME types (RFC 2045), written without parameters.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The tag as it is kept and compared, or `nil` where no tag of this class can read so.
    ///
    /// - Parameter tag: The tag as it was given.
    func normalized(_ tag: String) -> String? {
        switch self {
        case .filenameExtension:
            let name = tag.lowercased()
            let isValid = !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".")
            return isValid && !name.contains { $0 == "/" || $0 == "\0" || $0.isWhitespace } ? name : nil
        case .mimeType:
            let essence = tag.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
            let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
            return parts.count == 2 && parts.allSatisfy(Self.isToken) ? essence : nil
        default:
            return tag.isEmpty ? nil : tag
        }
    }

    /// Whether a text may be one half of a MIME type: a token of RFC 2045.
    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                ("!"..."~").contains(scalar) && !#"()<>@,;:\"/[]?="#.unicodeScalars.contains(scalar)
            }
    }
}
