import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppEntity(schema:)`: makes the schema's stored variables properties and lists its computed ones, adds the
/// conformance, and compares the type with the schema.
struct AppEntitySchemaMacro: MemberAttributeMacro, ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        // The other role, which the compiler asks once for the whole type, is the one that reports.
        guard let argument = try? SchemaArgument(of: node, kind: .entity, on: declaration),
            let schema = MemberSchema(argument, kind: .entity)
        else { return [] }
        return WrapperAttributes.attributes(for: member, kind: .entity) {
            schema.hasMember(named: $0, in: declaration)
        }
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extendedType: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let type = DeclaredType.checked(declaration, attribute: node, kind: .entity, in: context) else {
            return []
        }
        let argument = try SchemaArgument(of: node, kind: .entity, on: declaration)
        guard let schema = MemberSchema(argument, kind: .entity) else { return [] }
        let shape = schema.shape(of: declaration)
        for problem in MemberChecker(type: type, schema: schema, shape: shape).problems() { context.diagnose(problem) }
        let result = SchemaExtension(
            extendedType: TypeSyntax(extendedType), type: type, kind: .entity, schema: schema.identifier,
            schemaConformances: shape.conformances, missing: protocols, access: type.access(in: context.lexicalContext)
        )
        return result.declaration(
            with: [result.mark(.entity, of: argument)] + computedProperties(of: type, shape: shape, in: result)
                + result.references(of: schema, shape: shape))
    }

    /// The member that tells the system how to read the schema's plain computed variables, if there are any.
    private static func computedProperties(
        of type: DeclaredType, shape: SchemaShape, in result: SchemaExtension
    ) -> [String] {
        let names = shape.members.map(\.name)
        let entries = type.variables.filter { variable in
            variable.isComputed && !variable.isStatic && !variable.isAsync && !variable.isThrowing
                && variable.customAttributes.isEmpty && names.contains(variable.name)
        }.map { variable in
            ".init(\"\(variable.name)\") { (entity: \(result.extendedType.trimmedDescription)) in entity.\(variable.nameToken.text) },"
        }
        if entries.isEmpty { return [] }
        let list = "[\n" + entries.map { "            \($0)\n" }.joined() + "        ]"
        return [result.staticMember("__computedProperties", "[AppIntents.ComputedEntityProperty]", list)]
    }
}
