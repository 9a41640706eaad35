/// A photo or video of the person's library, by its identifier.
///
/// It follows the class of that name of Photos as far as an intent needs it to take or return one; there is no such library here, so nobody
/// but the app itself makes one.
public final class PHAsset: Sendable, Hashable, Codable {
    /// The identifier within the library.
    public let localIdentifier: String

    /// Makes an asset.
    ///
    /// - Parameter localIdentifier: The identifier within the library.
    public init(localIdentifier: String) {
        self.localIdentifier = localIdentifier
    }

    /// Whether both are the same asset.
    public static func == (left: PHAsset, right: PHAsset) -> Bool { left.localIdentifier == right.localIdentifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(localIdentifier)
    }
}

extension PHAsset: _SystemIntentValue {
    /// The name of the type.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Photo" }

    /// The identifier.
    public var displayRepresentation: DisplayRepresentation { "\(localIdentifier)" }
}
