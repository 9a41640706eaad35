import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppIntent(schema:)`: makes the schema's variables parameters, adds the conformances, and compares the type with
/// the schema.
struct AppIntentSchemaMacro: MemberAttributeMacro, ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        // The other role, which the compiler asks once for the whole type, is the one that reports.
        guard let argument = try? SchemaArgument(of: node, kind: .intent, on: declaration),
            let schema = MemberSchema(argument, kind: .intent)
        else { return [] }
        return WrapperAttributes.attributes(for: member, kind: .intent) {
            schema.hasMember(named: $0, in: declaration)
        }
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extendedType: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let type = DeclaredType.checked(declaration, attribute: node, kind: .intent, in: context) else {
            return []
        }
        let argument = try SchemaArgument(of: node, kind: .intent, on: declaration)
        guard let schema = MemberSchema(argument, kind: .intent) else { return [] }
        let shape = schema.shape(of: declaration)
        for problem in MemberChecker(type: type, schema: schema, shape: shape).problems() { context.diagnose(problem) }
        let result = SchemaExtension(
            extendedType: TypeSyntax(extendedType), type: type, kind: .intent, schema: schema.identifier,
            schemaConformances: shape.conformances, missing: protocols, access: type.access(in: context.lexicalContext)
        )
        return result.declaration(with: result.references(of: schema, shape: shape))
    }
}
