/// The form a schema had in an earlier release. Code written for that release still has it, and still follows the schema.
public struct EarlierShape: Sendable, Hashable {
    /// The iOS version the form is from, such as `18.0`.
    public let release: String
    /// The protocols a type of this form conforms to, such as `OpenIntent`.
    public let conformances: [String]
    /// The parameters or properties of this form, all of them.
    public internal(set) var members: [SchemaMember]
}
