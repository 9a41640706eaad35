import SchemaCatalog

/// One of the forms that a schema has had: what a type of that form declares and conforms to.
struct SchemaShape {
    /// The parameters or properties, all of them.
    let members: [SchemaMember]
    /// The protocols beyond those of every type of the kind.
    let conformances: [String]
}
