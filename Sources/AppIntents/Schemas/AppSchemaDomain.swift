/// A domain of schemas that a package adds to the framework's own.
///
/// The `SchemaDomains` plugin writes the type that conforms, from a description of the domain in the package's `Schemas`
/// folder. The type holds what the system must know, and the names that an app's source uses.
@_alwaysEmitConformanceMetadata
public protocol AppSchemaDomain {
    /// The domain as the system reads it: records, of which each line is one.
    static var records: String { get }
}
