import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// The schema that a macro's `schema:` argument names.
struct SchemaArgument {
    /// The schema's domain.
    let domain: SchemaDomain
    /// The schema's name within the domain.
    let name: String

    /// Reads the argument of an attribute.
    ///
    /// A macro sees the argument's source and not its value, so only a schema that is written out can be read.
    ///
    /// - Parameters:
    ///   - attribute: The attribute, such as `@AppEntity(schema: .mail.draft)`.
    ///   - kind: The kind of schema the attribute takes.
    ///   - declaration: What the attribute stands on.
    /// - Throws: `DiagnosticsError` where the argument is not a schema written out or there is no such schema.
    init(of attribute: AttributeSyntax, kind: SchemaKind, on declaration: some DeclGroupSyntax) throws {
        guard let path = SchemaPath(of: attribute) else {
            let node = attribute.arguments.map { Syntax($0) } ?? Syntax(attribute)
            throw DiagnosticsError(diagnostics: [
                Diagnostic(
                    node: node, message: SchemaDiagnostic.unreadableArgument(node.trimmedDescription, kind: kind))
            ])
        }
        guard let domain = Self.domain(named: path.domainName) else {
            let near = Nearest.likelyNames(for: path.domainName, among: SchemaCatalog.domainNames)
            throw DiagnosticsError(diagnostics: [
                Diagnostic(
                    node: path.domain, message: SchemaDiagnostic.unknownDomain(path.domainName, near: near),
                    fixIts: near.map { .replacing(path.domain, with: $0) })
            ])
        }
        guard kind.names(in: domain).contains(path.schemaName) else {
            let unknown = UnknownSchema(path: path, domain: domain, kind: kind, attribute: attribute)
            throw DiagnosticsError(diagnostics: [unknown.diagnostic(on: declaration)])
        }
        self.domain = domain
        name = path.schemaName
    }

    /// The domain of a name, also of one that the name spaces declare for the compiler to say the right one: there the
    /// compiler has spoken, and a type that is compared with the schema that was meant keeps the rest quiet.
    private static func domain(named name: String) -> SchemaDomain? {
        SchemaCatalog.domain(named: name)
            ?? DomainMisnomers.domain(for: name, among: SchemaCatalog.domainNames).flatMap(SchemaCatalog.domain(named:))
    }
}
