import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@DeferredProperty`: shows an asynchronous computed variable to the system as a property fetched when asked for.
struct DeferredPropertyMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let peer = EntityPropertyPeer(of: node, on: declaration, in: context) else { return [] }
        guard peer.variable.isAsync else {
            let fixIts: [FixIt] =
                peer.variable.isThrowing ? [] : [.replacing(node.attributeName, with: "ComputedProperty")]
            context.diagnose(
                Diagnostic(
                    node: peer.variable.nameToken,
                    message: SchemaDiagnostic.deferredWithoutAsync(peer.variable.name), fixIts: fixIts))
            return []
        }
        return peer.declarations(label: "asyncGetter", effects: peer.variable.isThrowing ? "try await " : "await ")
    }
}
