import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

extension DeclaredType {
    /// Reads the declaration a schema macro stands on, and reports one that cannot follow a schema of the kind.
    ///
    /// - Parameters:
    ///   - declaration: The declaration.
    ///   - attribute: The macro's attribute.
    ///   - kind: The kind of schema.
    ///   - context: Where to report.
    /// - Returns: The type, or `nil` if it was reported.
    static func checked(
        _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, kind: SchemaKind,
        in context: some MacroExpansionContext
    ) -> DeclaredType? {
        let type = DeclaredType(declaration)
        if let type, kind.fits(declaration) { return type }
        // A schema of the same name that the declaration can follow is the one that was meant.
        if let path = SchemaPath(of: attribute), let domain = SchemaCatalog.domain(named: path.domainName),
            let other = SchemaKind.allCases.first(where: {
                $0.fits(declaration) && $0.names(in: domain).contains(path.schemaName)
            })
        {
            context.diagnose(
                Diagnostic(
                    node: attribute,
                    message: SchemaDiagnostic.otherAttribute(
                        attribute.attributeName.trimmedDescription, declaration: type?.noun ?? "an extension",
                        kind: other, schema: domain.name + "." + path.schemaName),
                    fixIt: .replacing(attribute.attributeName, with: other.attribute)))
            return nil
        }
        context.diagnose(
            Diagnostic(
                node: attribute,
                message: SchemaDiagnostic.wrongDeclaration(
                    attribute: attribute.attributeName.trimmedDescription, declaration: type?.noun ?? "an extension",
                    kind: kind)))
        return nil
    }
}
