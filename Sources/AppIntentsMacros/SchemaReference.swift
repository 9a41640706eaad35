import SchemaCatalog
import SwiftSyntax

/// An entity or enumeration schema that a member of another schema speaks of.
struct SchemaReference {
    /// Domain and name, such as `notes.folder`.
    let identifier: String
    let kind: SchemaKind
    /// The type that stands for the schema where the compiler compares types.
    let mark: String

    /// Looks a schema up.
    ///
    /// - Parameter identifier: Domain and name, such as `notes.folder`.
    /// - Returns: `nil` where there is no entity or enumeration schema of that identifier.
    init?(_ identifier: String) {
        self.identifier = identifier
        if let schema = SchemaCatalog.entity(identifier) {
            kind = .entity
            mark = SchemaMark.typeName(kind: .entity, name: schema.name, in: schema.domain)
        } else if let schema = SchemaCatalog.enumeration(identifier) {
            kind = .enumeration
            mark = SchemaMark.typeName(kind: .enumeration, name: schema.name, in: schema.domain)
        } else {
            return nil
        }
    }

    /// The attribute that makes a type follow the schema.
    var attribute: String { "@\(kind.attribute)(schema: .\(identifier))" }

    /// The protocol of types that follow a schema of the kind.
    var conformance: String {
        kind == .enumeration ? "AppIntents.AssistantSchemaEnum" : "AppIntents.AssistantSchemaEntity"
    }

    /// Whether an attribute makes a type follow the schema.
    func isNamed(by attribute: AttributeSyntax) -> Bool {
        guard SchemaKind(attribute: attribute.attributeName.trimmedDescription) == kind,
            let path = SchemaPath(of: attribute)
        else { return false }
        return path.domainName + "." + path.schemaName == identifier
    }
}
