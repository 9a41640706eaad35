import SchemaCatalog
import SwiftSyntax

/// A schema of intents or entities, with all its forms.
struct MemberSchema {
    let kind: SchemaKind
    /// The domain the schema belongs to.
    let domain: SchemaDomain
    /// Domain and name, such as `mail.draft`.
    let identifier: String
    /// The static members the schema speaks of.
    let statics: [SchemaStatic]
    /// The forms, the present one first.
    private let shapes: [SchemaShape]

    /// Takes the schema that an attribute names.
    ///
    /// - Parameters:
    ///   - argument: The attribute's argument.
    ///   - kind: The kind of schema.
    /// - Returns: `nil` where the domain has no intent or entity schema of that name.
    init?(_ argument: SchemaArgument, kind: SchemaKind) {
        let now: SchemaShape
        let earlier: [EarlierShape]
        if kind == .intent, let schema = argument.domain.intent(named: argument.name) {
            (identifier, statics, earlier) = (schema.identifier, schema.statics, schema.earlier)
            now = SchemaShape(members: schema.parameters, conformances: schema.conformances)
        } else if kind == .entity, let schema = argument.domain.entity(named: argument.name) {
            (identifier, statics, earlier) = (schema.identifier, schema.statics, schema.earlier)
            now = SchemaShape(members: schema.properties, conformances: schema.conformances)
        } else {
            return nil
        }
        self.kind = kind
        domain = argument.domain
        shapes = [now] + earlier.map { SchemaShape(members: $0.members, conformances: $0.conformances) }
    }

    /// The form that a type has: the present one, unless an earlier one is nearer to it.
    ///
    /// A type that lacks members may look nearer to a form that has fewer of them. So where no form fits, an earlier one
    /// is taken only for what the type declares, not for what it leaves out. Where several fit, it is the one that more
    /// of the type's variables belong to.
    ///
    /// - Parameter declaration: The declaration of the type.
    func shape(of declaration: some DeclGroupSyntax) -> SchemaShape {
        var nearest = shapes[0]
        guard shapes.count > 1, let type = DeclaredType(declaration) else { return nearest }
        var checker = MemberChecker(type: type, schema: self, shape: nearest)
        for shape in shapes.dropFirst() {
            let other = MemberChecker(type: type, schema: self, shape: shape)
            let (count, current) = (other.errorCount, checker.errorCount)
            let (fitting, before) = (other.fittingMembers, checker.fittingMembers)
            let isNearer =
                count < current
                ? count == 0 || !fitting.isSubset(of: before) : count == current && fitting.isStrictSuperset(of: before)
            if isNearer { (nearest, checker) = (shape, other) }
        }
        return nearest
    }

    /// Whether a type has a member of a name by the form it has.
    ///
    /// This is asked for every declaration in a body, so the form is worked out only where it makes a difference.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - declaration: The declaration of the type.
    func hasMember(named name: String, in declaration: some DeclGroupSyntax) -> Bool {
        func isMember(in shape: SchemaShape) -> Bool { shape.members.contains { $0.name == name } }
        let count = shapes.count(where: isMember)
        return count == shapes.count || count > 0 && isMember(in: shape(of: declaration))
    }
}
