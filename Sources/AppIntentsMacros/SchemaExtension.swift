import SchemaCatalog
import SwiftSyntax

/// The extension that makes a type follow its schema.
struct SchemaExtension {
    /// The name of the extended type, with its outer types.
    let extendedType: TypeSyntax
    /// The declaration the macro stands on.
    let type: DeclaredType
    let kind: SchemaKind
    /// The schema, such as `mail.draft`.
    let schema: String
    /// Protocols beyond those of every type of the kind, such as `OpenIntent`.
    let schemaConformances: [String]
    /// The protocols the type does not conform to yet, of those the macro may add.
    let missing: [TypeSyntax]
    /// The access level the members need, if other modules see the type.
    let access: String?

    /// The declaration.
    ///
    /// - Parameter members: Further members, as source.
    func declaration(with members: [String] = []) -> [ExtensionDeclSyntax] {
        let names = missing.compactMap { $0.trimmedDescription.split(separator: ".").last.map(String.init) }
        let further = schemaConformances.filter { !kind.conformances.contains($0) }
        let wanted = (kind.conformances + further).filter(names.contains).map { "AppIntents.\($0)" }
        let (name, memberType) = kind.schemaMember
        return [
            ExtensionDeclSyntax(
                of: extendedType, attributes: type.availability, conformances: wanted,
                members: [staticMember(name, memberType, schemaValue)] + members)
        ]
    }

    /// The schema as an expression. A schema of an own domain names what gives the domain to the system.
    private var schemaValue: String {
        let domain = SchemaCatalog.domain(named: String(schema.prefix { $0 != "." }))
        let provider = domain?.providerType.map { ", of: \($0).self" } ?? ""
        return ".init(identifier: \"\(schema)\"\(provider))"
    }

    /// A static computed member; computed, because a stored one would have to answer for concurrent access.
    func staticMember(_ name: String, _ type: String, _ value: String) -> String {
        let modifiers = (access.map { $0 + " " } ?? "") + "nonisolated static"
        return "    \(modifiers) var \(name): \(type) {\n        \(value)\n    }"
    }
}
