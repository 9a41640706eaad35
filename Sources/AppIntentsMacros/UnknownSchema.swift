import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// An attribute whose argument names a schema that its domain has not, at least not of the attribute's kind.
struct UnknownSchema {
    let path: SchemaPath
    let domain: SchemaDomain
    let kind: SchemaKind
    let attribute: AttributeSyntax

    /// What to say, with the edits that may have been meant.
    ///
    /// - Parameter declaration: What the attribute stands on.
    func diagnostic(on declaration: some DeclGroupSyntax) -> Diagnostic {
        let name = path.schemaName
        if let other = SchemaKind.allCases.first(where: { $0.names(in: domain).contains(name) }) {
            return Diagnostic(
                node: path.schema,
                message: SchemaDiagnostic.schemaOfOtherKind(domain.name + "." + name, kind: other, wanted: kind),
                fixIts: other.fits(declaration) ? [.replacing(attribute.attributeName, with: other.attribute)] : [])
        }
        let known = kind.names(in: domain)
        let near = Nearest.likelyNames(for: name, among: known)
        let domains = near.isEmpty ? domainsWithSchema(named: name) : []
        return Diagnostic(
            node: path.schema,
            message: SchemaDiagnostic.unknownSchema(
                name, kind: kind, domain: domain.name, known: known, near: near, domains: domains),
            fixIts: near.map { .replacing(path.schema, with: SwiftName.escaped($0)) }
                + domains.prefix(3).map { .replacing(path.domain, with: $0) })
    }

    private func domainsWithSchema(named name: String) -> [String] {
        SchemaCatalog.domainNames.filter { other in
            SchemaCatalog.domain(named: other).map { kind.names(in: $0).contains(name) } ?? false
        }
    }
}
