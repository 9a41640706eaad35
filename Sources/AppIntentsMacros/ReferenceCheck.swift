import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// A member whose type has to follow another schema.
///
/// A macro sees no declaration but its own. So where the type is declared elsewhere, the compiler has to look: it is
/// given a call that only a type with the other schema's mark can be given to.
struct ReferenceCheck {
    private let variable: DeclaredVariable
    private let member: SchemaMember
    private let schema: MemberSchema
    private let type: DeclaredType
    /// The variable's type, whose innermost part is the app's type.
    private let shape: TypeShape
    private let name: String
    private let reference: SchemaReference

    /// Finds what there is to check.
    ///
    /// - Parameters:
    ///   - variable: A variable that has the type the schema asks for, as far as source shows it.
    ///   - member: The member the variable stands for.
    ///   - schema: The schema.
    ///   - type: The type that declares the variable.
    /// - Returns: `nil` where any type does, or source does not name one.
    init?(variable: DeclaredVariable, member: SchemaMember, schema: MemberSchema, type: DeclaredType) {
        guard let identifier = member.ref, let reference = SchemaReference(identifier),
            let shape = variable.shape(aliases: type.aliases), case .named(let name) = shape.element,
            !name.contains("<"), !type.genericParameters.contains(name), variable.storageModifiers.isEmpty
        else { return nil }
        // The type at hand follows the schema at hand.
        if name == type.name, identifier == schema.identifier { return nil }
        self.variable = variable
        self.member = member
        self.schema = schema
        self.type = type
        self.shape = shape
        self.name = name
        self.reference = reference
    }

    private var message: SchemaDiagnostic {
        .unmarkedReference(
            member: member.name, reference: reference, type: name, kind: schema.kind, schema: schema.identifier)
    }

    /// What is wrong, where the type is declared in the body of the type at hand.
    var problem: Diagnostic? {
        guard let nested = type.nestedType(named: name) else { return nil }
        let attributes = nested.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
            SchemaKind(attribute: attribute.attributeName.trimmedDescription) != nil
        }
        if attributes.contains(where: reference.isNamed(by:)) { return nil }
        let node = variable.type.map { Syntax($0) } ?? Syntax(variable.nameToken)
        guard reference.kind.fits(nested) else { return Diagnostic(node: node, message: message) }
        let fixIt: FixIt =
            attributes.first.map { .replacing($0, with: reference.attribute) }
            ?? .inserting(line: reference.attribute, before: nested)
        return Diagnostic(node: node, message: message, fixIt: fixIt)
    }

    /// What has the compiler look at the type, where it is declared elsewhere.
    ///
    /// - Parameter extendedType: The type at hand, with its outer types.
    /// - Returns: Declarations and a call, or nothing.
    func statements(in extendedType: TypeSyntax) -> [String] {
        guard type.nestedType(named: name) == nil else { return [] }
        let function = SwiftName.escaped(member.name)
        let value = shape.replacingElement(with: .named("Value")).spelling
        let owner = extendedType.trimmedDescription
        // No key path leads to what takes time or may fail.
        let needsCall = variable.isAsync || variable.isThrowing
        let argument = needsCall ? "(\(owner)) async throws -> \(value)" : "KeyPath<\(owner), \(value)>"
        let token = variable.nameToken.text
        let reading = needsCall ? "{ try await $0.\(token) }" : "\\.\(token)"
        return [
            "func \(function)<Value: \(reference.conformance)>(_: \(argument)) where Value.__Schema == \(reference.mark) {}",
            "@available(*, unavailable, message: \"\(message.message)\") func \(function)<Value>(_: \(argument)) {}",
            "\(function)(\(reading))",
        ]
    }
}
