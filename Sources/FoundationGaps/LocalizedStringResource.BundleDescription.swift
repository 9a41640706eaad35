import Foundation

extension LocalizedStringResource {
    /// Where the text of a resource is looked up.
    ///
    /// Follows
    /// [`BundleDescription`](https://developer.apple.com/documentation/foundation/localizedstringresource/bundledescription).
    public enum BundleDescription: Sendable {
        /// The bundle of the running program.
        case main
        /// The bundle that a class comes from.
        case forClass(any (AnyObject & SendableMetatype).Type)
        /// The bundle at a file URL.
        case atURL(URL)
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    /// Whether two descriptions mean the same bundle in the same way.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.main, .main): true
        case (.forClass(let left), .forClass(let right)): left == right
        case (.atURL(let left), .atURL(let right)): left == right
        default: false
        }
    }

    /// Feeds what the description says into a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

extension LocalizedStringResource.BundleDescription: Codable {
    /// Reads a description: the bundle's URL, or nothing for the running program's.
    ///
    /// - Parameter decoder: Holds the description.
    /// - Throws: `DecodingError` where it is of another type.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
    }

    /// Writes the bundle's URL, or nothing for the running program's.
    ///
    /// - Parameter encoder: Takes the description.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .main: try container.encodeNil()
        case .forClass(let type): try container.encode(Bundle(for: type).bundleURL)
        case .atURL(let url): try container.encode(url)
        }
    }
}
