import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppIntent(schema:)`: makes the schema's variables parameters, adds the conformances, and compares the type with
/// the schema.
struct AppIntentSchemaMacro: MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        // The other role, which the compiler asks once for the whole type, is the one that reports.
        guard let argument = try? SchemaArgument(of: node, kind: .intent),
            let schema = argument.domain.intent(named: argument.name)
        else { return [] }
        return WrapperAttributes.attributes(for: member, kind: .intent, names: schema.parameters.map(\.name))
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extendedType: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let type = DeclaredType.checked(declaration, attribute: node, kind: .intent, in: context) else {
            return []
        }
        let argument = try SchemaArgument(of: node, kind: .intent)
        guard let schema = argument.domain.intent(named: argument.name) else { return [] }
        let checker = MemberChecker(
            type: type, kind: .intent, schema: schema.identifier, members: schema.parameters, statics: schema.statics)
        for problem in checker.problems() { context.diagnose(problem) }
        return SchemaExtension(
            extendedType: TypeSyntax(extendedType), type: type, kind: .intent, schema: schema.identifier,
            schemaConformances: schema.conformances, missing: protocols, access: type.access(in: context.lexicalContext)
        ).declaration()
    }
}
