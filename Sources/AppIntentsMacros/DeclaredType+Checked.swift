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
        let wanted: [SyntaxKind] = kind == .enumeration ? [.enumDecl] : [.structDecl, .classDecl]
        let type = DeclaredType(declaration)
        if let type, wanted.contains(declaration.kind) { return type }
        context.diagnose(
            Diagnostic(
                node: attribute,
                message: SchemaDiagnostic.wrongDeclaration(
                    attribute: attribute.attributeName.trimmedDescription, declaration: type?.noun ?? "an extension",
                    kind: kind)))
        return nil
    }
}
