/// A type that the system stores by name.
public protocol PersistentlyIdentifiable {
    /// The name that the system stores; the type's own name unless given.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's own name.
    public static var persistentIdentifier: String { "\(Self.self)" }
}
