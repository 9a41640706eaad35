import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UnionValue`: makes an enum of cases with one payload each a value of one of several types.
struct UnionValueMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The extension says what is wrong, so that it is said once.
        guard let union = DeclaredUnion(declaration, in: context), union.problems.isEmpty else { return [] }
        let type = union.name
        let access = union.access.map { $0 + " " } ?? ""
        let cases = union.cases.map { "    case \($0.name)" }.joined(separator: "\n")
        return [
            """
            /// The cases of `\(raw: type)` without what they hold.
            \(raw: access)nonisolated enum Cases: String, AppIntents.AppUnionValueCasesProviding {
                \(raw: access)typealias UnionValue = \(raw: type)
            \(raw: cases)
                \(raw: access)static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation {
                    \(raw: type).typeDisplayRepresentation
                }
                \(raw: access)static var caseDisplayRepresentations: [Cases: AppIntents.DisplayRepresentation] {
                    \(raw: type).caseDisplayRepresentations
                }
            }
            """
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
        let access = union.access.map { $0 + " " } ?? ""
        let conformances = protocols.isEmpty ? "" : ": " + protocols.map(\.trimmedDescription).joined(separator: ", ")
        let types = union.cases.map { "\($0.payload).self" }.joined(separator: ", ")
        let values = union.cases.map { "        case .\($0.name)(let value): value" }
        let indices = union.cases.indices.map { "        case .\(union.cases[$0].name): \($0)" }
        let makers = union.cases.indices.map { index in
            let single = union.cases[index]
            let label = single.label.map { "\($0): " } ?? ""
            return "        case \(index): (value as? \(single.payload)).map { .\(single.name)(\(label)$0) }"
        }
        let source: DeclSyntax = """
            \(raw: union.availability)extension \(extendedType.trimmed)\(raw: conformances) {
                \(raw: access)nonisolated static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
                    [\(raw: types)]
                }
                \(raw: access)nonisolated var asIntentValue: any AppIntents._IntentValue {
                    switch self {
            \(raw: values.joined(separator: "\n"))
                    }
                }
                \(raw: access)nonisolated var _caseIndex: Int {
                    switch self {
            \(raw: indices.joined(separator: "\n"))
                    }
                }
                \(raw: access)nonisolated static func _value(
                    ofCase index: Int, holding value: any AppIntents._IntentValue
                ) -> Self? {
                    switch index {
            \(raw: makers.joined(separator: "\n"))
                    default: nil
                    }
                }
            }
            """
        return source.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
}
