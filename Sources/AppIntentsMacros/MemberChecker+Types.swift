import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

extension MemberChecker {
    /// What is wrong with a variable's type, as far as source shows it.
    func typeProblem(of variable: DeclaredVariable, as member: SchemaMember) -> Diagnostic? {
        guard let shape = variable.shape(aliases: type.aliases) else { return nil }
        let node = variable.type.map { Syntax($0) } ?? Syntax(variable.nameToken)
        let declared = variable.type?.trimmedDescription ?? shape.spelling
        if let union = union(of: member), isPlain(shape, for: member) {
            return missingUnion(union, at: node, declared: declared, of: variable, as: member)
        }
        let fits = fits(shape.unwrapped, TypeShape(spelling: member.type), member)
        if fits, shape.isOptional == member.isOptional { return nil }
        let wanted = wantedType(member, element: shape.element).spelling
        let message: SchemaDiagnostic
        if !fits {
            message = .wrongType(of: member, declared: declared, wanted: wanted, kind: kind, schema: schema.identifier)
        } else if member.isOptional {
            message = .mustBeOptional(member.name, wanted: wanted, kind: kind, schema: schema.identifier)
        } else {
            message = .mustNotBeOptional(member.name, wanted: wanted, kind: kind, schema: schema.identifier)
        }
        return Diagnostic(node: node, message: message, fixIt: .setting(typeOf: variable, to: wanted))
    }

    private func fits(_ shape: TypeShape, _ wanted: TypeShape, _ member: SchemaMember) -> Bool {
        switch (shape, wanted) {
        case (.array(let element), .array(let wanted)), (.set(let element), .set(let wanted)):
            return fits(element, wanted, member)
        case (_, .array), (_, .set): return false
        default:
            if member.valueType.isPlaceholder { return !shape.isOptional }
            return member.ref == nil ? shape == wanted : shape.mayFollowSchema
        }
    }

    /// The schema's type, around the app's own type where that may stand there.
    func wantedType(_ member: SchemaMember, element: TypeShape?) -> TypeShape {
        var shape = TypeShape(spelling: member.type)
        let takesOwnType = member.valueType.isPlaceholder || (member.ref != nil && element?.mayFollowSchema == true)
        if let element, takesOwnType { shape = shape.replacingElement(with: element) }
        return member.isOptional ? .optional(shape) : shape
    }
}
