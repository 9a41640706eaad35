import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

extension MemberChecker {
    /// The union that a member's type stands for, if its cases are known.
    func union(of member: SchemaMember) -> UnionSchema? {
        guard member.valueType.isPlaceholder, let union = schema.domain.union(named: member.valueType.elementName),
            !union.cases.isEmpty
        else { return nil }
        return union
    }

    /// The enums of the body that stand for unions of the schema, and what is wrong with each.
    func unionProblems() -> [Diagnostic] {
        var seen: Set<String> = []
        return members.flatMap { member -> [Diagnostic] in
            guard let union = union(of: member) else { return [] }
            return variables(of: member).flatMap { variable -> [Diagnostic] in
                guard typeProblem(of: variable, as: member) == nil,
                    case .named(let name)? = variable.shape(aliases: type.aliases)?.element,
                    let declaration = type.nestedType(named: name)?.as(EnumDeclSyntax.self), seen.insert(name).inserted
                else { return [] }
                return UnionChecker(union: union, declaration: declaration, aliases: type.aliases).problems()
            }
        }
    }

    /// Whether a type cannot be the enum of a union: a list, a value of the framework's, or no type with a name, or a
    /// type of the body that is no enum.
    func isPlain(_ shape: TypeShape, for member: SchemaMember) -> Bool {
        var value = shape.unwrapped
        switch (TypeShape(spelling: member.type), value) {
        case (.array, .array(let element)), (.set, .set(let element)): value = element.unwrapped
        default: break
        }
        guard case .named(let name) = value else { return true }
        if let nested = type.nestedType(named: name) { return !nested.is(EnumDeclSyntax.self) }
        return !value.mayFollowSchema
    }

    /// What to say where a union belongs: the enum to write, and the type to give the member.
    func missingUnion(
        _ union: UnionSchema, at node: Syntax, declared: String, of variable: DeclaredVariable, as member: SchemaMember
    ) -> Diagnostic {
        let source = UnionSource(union: union)
        let wanted = wantedType(member, element: .named(union.name)).spelling
        let message = SchemaDiagnostic.missingUnion(
            member: member.name, declared: declared, wanted: wanted, source: source.line, kind: kind,
            schema: schema.identifier)
        if type.nestedType(named: union.name) != nil { return Diagnostic(node: node, message: message) }
        let insertion = MemberInsertion(into: type, after: type.syntax.memberBlock.members.last)
        let changes =
            FixIt.setting(typeOf: variable, to: wanted).changes + insertion.fixIt(inserting: source.lines).changes
        return Diagnostic(
            node: node, message: message,
            fixIt: FixIt(message: SchemaFixIt.declareUnion(union.name, member: member.name), changes: changes))
    }
}
