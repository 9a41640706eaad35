import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a property macro puts beside a computed variable: the property the system finds and reads.
struct EntityPropertyPeer {
    /// The computed variable.
    let variable: DeclaredVariable
    private let attribute: AttributeSyntax
    private let type: TypeSyntax
    private let entity: String

    /// Reads the variable an attribute stands on, and reports what the attribute cannot stand on.
    ///
    /// - Parameters:
    ///   - attribute: The attribute, such as `@ComputedProperty`.
    ///   - declaration: What the attribute stands on.
    ///   - context: Where to report, and what says which type the variable belongs to.
    /// - Returns: `nil` if something was reported.
    init?(
        of attribute: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) {
        let name = attribute.attributeName.trimmedDescription
        let variables = declaration.as(VariableDeclSyntax.self).map(DeclaredVariable.all) ?? []
        guard variables.count == 1, let variable = variables.first, !variable.isStatic else {
            context.diagnose(Diagnostic(node: attribute, message: SchemaDiagnostic.notAVariable(attribute: name)))
            return nil
        }
        let problem: SchemaDiagnostic
        if !variable.isComputed {
            problem = .storedProperty(variable.name, attribute: name)
        } else if let type = variable.type {
            if let entity = Self.typeName(in: context.lexicalContext) {
                self.attribute = attribute
                self.variable = variable
                self.type = type
                self.entity = entity
                return
            }
            problem = .propertyOutsideType(variable.name, attribute: name)
        } else {
            problem = .untypedProperty(variable.name, attribute: name)
        }
        let fixIts: [FixIt] =
            variable.isComputed ? [] : [.replacing(attribute.attributeName, with: "Property")]
        context.diagnose(Diagnostic(node: variable.nameToken, message: problem, fixIts: fixIts))
        return nil
    }

    /// The declarations beside the variable: the property, and its projection as a property wrapper would have it.
    ///
    /// - Parameters:
    ///   - label: The initializer's label for what reads the value.
    ///   - effects: What stands before the reading, such as `try await`.
    func declarations(label: String, effects: String) -> [DeclSyntax] {
        let name = variable.nameToken.text
        let plain = variable.name
        let given = (attribute.arguments?.as(LabeledExprListSyntax.self) ?? []).compactMap { argument -> String? in
            guard let label = argument.label?.text, Self.labels.contains(label) else { return nil }
            return "\(label): \(argument.expression.trimmedDescription), "
        }.joined()
        let closure = "{ (entity: \(entity)) in \(effects)entity.\(name) }"
        let property = "AppIntents.EntityProperty<\(type.trimmedDescription)>"
        let modifiers = variable.declaration.modifiers.filter { modifier in
            [.keyword(.public), .keyword(.package), .keyword(.fileprivate), .keyword(.private)]
                .contains(modifier.name.tokenKind)
        }
        let access = modifiers.map { $0.trimmedDescription + " " }.joined()
        return [
            """
            private let _\(plain) = \(property)(
                identifier: "\(plain)", \(given)\(label): \(closure))
            """,
            """
            \(access)var $\(plain): \(property) {
                _\(plain)
            }
            """,
        ].map(DeclSyntax.init(text:))
    }

    /// The arguments of the attribute that are the property's too.
    private static let labels = ["title", "indexingKey", "customIndexingKey"]

    private static func typeName(in lexicalContext: [Syntax]) -> String? {
        let outer = lexicalContext.first
        return (outer?.as(StructDeclSyntax.self)?.name ?? outer?.as(ClassDeclSyntax.self)?.name)?.text
    }
}
