import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppEnum(schema:)`: adds the conformance and compares the enumeration with the schema.
struct AppEnumSchemaMacro: ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extendedType: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let type = DeclaredType.checked(declaration, attribute: node, kind: .enumeration, in: context),
            let enumeration = declaration.as(EnumDeclSyntax.self)
        else { return [] }
        let argument = try SchemaArgument(of: node, kind: .enumeration, on: declaration)
        guard let schema = argument.domain.enumeration(named: argument.name) else { return [] }
        let checker = CaseChecker(type: type, declaration: enumeration, schema: schema)
        for problem in checker.problems() { context.diagnose(problem) }
        let result = SchemaExtension(
            extendedType: TypeSyntax(extendedType), type: type, kind: .enumeration, schema: schema.identifier,
            schemaConformances: [], missing: protocols, access: type.access(in: context.lexicalContext)
        )
        return result.declaration(with: [result.mark(.enumeration, of: argument)])
    }
}
