import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@UnionValue`: makes an enum of cases with one payload each a value of one of several types.
struct UnionValueMacro: MemberMacro, ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The extension says what is wrong, so that it is said once.
        guard let union = DeclaredUnion(declaration, in: context), union.problems.isEmpty else { return [] }
        let access = union.access.map { $0 + " " } ?? ""
        return ([cases(of: union, access: access)] + payloads(of: union, access: access)).map(DeclSyntax.init(text:))
    }

    /// The enum of the cases without what they hold.
    private static func cases(of union: DeclaredUnion, access: String) -> String {
        let type = union.name
        let cases = union.cases.map { "    case \($0.name)" }.joined(separator: "\n")
        return """
            /// The cases of `\(type)` without what they hold.
            \(access)nonisolated enum Cases: String, AppIntents.AppUnionValueCasesProviding {
                \(access)typealias UnionValue = \(type)
            \(cases)
                \(access)static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation {
                    \(type).typeDisplayRepresentation
                }
                \(access)static var caseDisplayRepresentations: [Cases: AppIntents.DisplayRepresentation] {
                    \(type).caseDisplayRepresentations
                }
            }
            """
    }

    /// What takes a value apart and puts one together.
    ///
    /// It names the types that the cases hold, and so stands in the body: an extension does not see what is declared
    /// beside the enum within another type.
    private static func payloads(of union: DeclaredUnion, access: String) -> [String] {
        let types = union.cases.map { "\($0.payload).self" }.joined(separator: ", ")
        let values = union.cases.map { "    case .\($0.name)(let value): value" }
        let indices = union.cases.indices.map { "    case .\(union.cases[$0].name): \($0)" }
        let makers = union.cases.indices.map { index in
            let single = union.cases[index]
            let label = single.label.map { "\($0): " } ?? ""
            return "    case \(index): (value as? \(single.payload)).map { .\(single.name)(\(label)$0) }"
        }
        return [
            """
            \(access)nonisolated static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
                [\(types)]
            }
            """,
            """
            \(access)nonisolated var asIntentValue: any AppIntents._IntentValue {
                switch self {
            \(values.joined(separator: "\n"))
                }
            }
            """,
            """
            \(access)nonisolated var _caseIndex: Int {
                switch self {
            \(indices.joined(separator: "\n"))
                }
            }
            """,
            """
            \(access)nonisolated static func _value(
                ofCase index: Int, holding value: any AppIntents._IntentValue
            ) -> Self? {
                switch index {
            \(makers.joined(separator: "\n"))
                default: nil
                }
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf extendedType: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let union = DeclaredUnion(declaration, in: context) else {
            context.diagnose(Diagnostic(node: node, message: UnionDiagnostic.notAnEnum))
            return []
        }
        guard union.problems.isEmpty else {
            union.problems.forEach(context.diagnose)
            return []
        }
        return [
            ExtensionDeclSyntax(
                of: TypeSyntax(extendedType), attributes: union.availability,
                conformances: protocols.map(\.trimmedDescription), members: [])
        ]
    }
}
