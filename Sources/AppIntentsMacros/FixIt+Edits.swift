import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
    /// An edit that puts source in the place of a node, whose comments and spaces stay.
    static func replacing(_ node: some SyntaxProtocol, with text: String) -> FixIt {
        FixIt(
            message: SchemaFixIt.replace(node.trimmedDescription, with: text),
            changes: [.replaceText(range: node.trimmedRange, with: text, in: Syntax(node))])
    }

    /// An edit that puts source right after a token.
    static func inserting(_ text: String, after token: TokenSyntax) -> FixIt {
        inserting(text, at: token.endPositionBeforeTrailingTrivia, in: token)
    }

    /// An edit that puts source and a space before a node.
    static func inserting(_ text: String, before node: some SyntaxProtocol) -> FixIt {
        let position = node.positionAfterSkippingLeadingTrivia
        return FixIt(
            message: SchemaFixIt.insert(text),
            changes: [.replaceText(range: position..<position, with: text + " ", in: Syntax(node))])
    }

    /// An edit that takes a node out, with the spaces before it.
    static func removing(_ node: some SyntaxProtocol) -> FixIt {
        let start = node.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
        return FixIt(
            message: SchemaFixIt.remove(node.trimmedDescription),
            changes: [
                .replaceText(
                    range: (start ?? node.position)..<node.endPositionBeforeTrailingTrivia, with: "", in: Syntax(node))
            ])
    }

    private static func inserting(_ text: String, at position: AbsolutePosition, in node: some SyntaxProtocol) -> FixIt
    {
        FixIt(
            message: SchemaFixIt.insert(text),
            changes: [.replaceText(range: position..<position, with: text, in: Syntax(node))])
    }
}
