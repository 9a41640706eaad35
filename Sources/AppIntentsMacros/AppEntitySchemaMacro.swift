import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@AppEntity(schema:)`: makes the schema's stored variables properties and lists its computed ones, adds the
/// conformance, and compares the type with the schema.
struct AppEntitySchemaMacro: MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        // The other role, which the compiler asks once for the whole type, is the one that reports.
        guard let argument = try? SchemaArgument(of: node, kind: .entity),
            let schema = argument.domain.entity(named: argument.name)
        else { return [] }
        return WrapperAttributes.attributes(for: member, kind: .entity, names: schema.properties.map(\.name))
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extendedType: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let type = DeclaredType.checked(declaration, attribute: node, kind: .entity, in: context) else {
            return []
        }
        let argument = try SchemaArgument(of: node, kind: .entity)
        guard let schema = argument.domain.entity(named: argument.name) else { return [] }
        let checker = MemberChecker(
            type: type, kind: .entity, schema: schema.identifier, members: schema.properties, statics: schema.statics)
        for problem in checker.problems() { context.diagnose(problem) }
        let result = SchemaExtension(
            extendedType: TypeSyntax(extendedType), type: type, kind: .entity, schema: schema.identifier,
            schemaConformances: schema.conformances, missing: protocols, access: type.access(in: context.lexicalContext)
        )
        return result.declaration(with: computedProperties(of: type, schema: schema, in: result))
    }

    /// The member that tells the system how to read the schema's plain computed variables, if there are any.
    private static func computedProperties(
        of type: DeclaredType, schema: EntitySchema, in result: SchemaExtension
    ) -> [String] {
        let names = schema.properties.map(\.name)
        let entries = type.variables.filter { variable in
            variable.isComputed && !variable.isStatic && !variable.isAsync && !variable.isThrowing
                && variable.customAttributes.isEmpty && names.contains(variable.name)
        }.map { variable in
            ".init(\"\(variable.name)\") { (entity: \(type.nameToken.text)) in entity.\(variable.nameToken.text) },"
        }
        if entries.isEmpty { return [] }
        let list = "[\n" + entries.map { "            \($0)\n" }.joined() + "        ]"
        return [result.staticMember("__computedProperties", "[AppIntents.ComputedEntityProperty]", list)]
    }
}
