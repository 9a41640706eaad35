import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@ComputedProperty`: shows a computed variable to the system as a property.
struct ComputedPropertyMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let peer = EntityPropertyPeer(of: node, on: declaration, in: context) else { return [] }
        if peer.variable.isAsync || peer.variable.isThrowing {
            let fixIts: [FixIt] =
                peer.variable.isAsync ? [.replacing(node.attributeName, with: "DeferredProperty")] : []
            context.diagnose(
                Diagnostic(
                    node: peer.variable.nameToken,
                    message: SchemaDiagnostic.computedWithEffects(peer.variable.name), fixIts: fixIts))
            return []
        }
        return peer.declarations(label: "getter", effects: "")
    }
}
