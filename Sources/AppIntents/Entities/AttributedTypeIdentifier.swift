/// Names a type of an app's: an entity, an enum or an intent.
///
/// Follows Apple's documentation page `appintents/attributedtypeidentifier`.
public struct AttributedTypeIdentifier: Sendable, Hashable {
    /// The name under which the system keeps the type.
    public var persistentIdentifier: String

    /// The app that declares the type; `nil` where it goes without saying.
    public var bundleIdentifier: String?

    /// Names a type.
    ///
    /// - Parameters:
    ///   - persistentIdentifier: The name under which the system keeps the type.
    ///   - bundleIdentifier: The app that declares it.
    public init(persistentIdentifier: String, bundleIdentifier: String? = nil) {
        self.persistentIdentifier = persistentIdentifier
        self.bundleIdentifier = bundleIdentifier
    }
}
