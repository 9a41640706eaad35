import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// The `schema:` argument of a macro.
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
    /// - Throws: `DiagnosticsError` where the argument is not a schema written out or there is no such schema.
    init(of attribute: AttributeSyntax, kind: SchemaKind) throws {
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
        guard let expression = arguments?.first(where: { $0.label?.text == "schema" })?.expression,
            let schema = expression.as(MemberAccessExprSyntax.self), let name = Self.name(of: schema),
            let base = schema.base?.as(MemberAccessExprSyntax.self), let domainName = Self.name(of: base)
        else {
            let node = arguments.map { Syntax($0) } ?? Syntax(attribute)
            throw DiagnosticsError(diagnostics: [
                Diagnostic(
                    node: node, message: SchemaDiagnostic.unreadableArgument(node.trimmedDescription, kind: kind))
            ])
        }
        guard let domain = SchemaCatalog.domain(named: domainName) else {
            throw DiagnosticsError(diagnostics: [
                Diagnostic(node: base.declName, message: SchemaDiagnostic.unknownDomain(domainName))
            ])
        }
        let names = kind.names(in: domain)
        guard names.contains(name) else {
            throw DiagnosticsError(diagnostics: [
                Diagnostic(
                    node: schema.declName,
                    message: SchemaDiagnostic.unknownSchema(name, kind: kind, domain: domainName, known: names))
            ])
        }
        self.domain = domain
        self.name = name
    }

    private static func name(of access: MemberAccessExprSyntax) -> String? {
        access.declName.argumentNames == nil ? SourceName.plain(access.declName.baseName) : nil
    }
}
