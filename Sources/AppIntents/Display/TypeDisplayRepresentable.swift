/// A type that a person has a name for.
public protocol TypeDisplayRepresentable {
    /// What a person calls things of this type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
