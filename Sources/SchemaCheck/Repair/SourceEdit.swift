import SwiftSyntax

/// Text that belongs into a file.
public struct SourceEdit: Sendable, Hashable {
    /// The file.
    public let path: String
    /// The text that is inserted, without the end of its line.
    public let text: String
    /// Where it is inserted; after a repair, in the file as it is then.
    public private(set) var place: SourcePlace
    /// The same in bytes from the beginning of the file.
    let offset: Int
    /// What stands between the text and what follows it.
    let separator: String

    /// Puts an attribute on a line of its own before a type's declaration.
    ///
    /// - Returns: `nil` where the file does not import what declares the attribute.
    init?(attribute: String, before type: AppType) {
        guard type.file.importsAppIntents else { return nil }
        path = type.file.path
        text = attribute
        place = type.file.place(of: type.syntax)
        offset = type.syntax.positionAfterSkippingLeadingTrivia.utf8Offset
        separator = "\n" + Self.indentation(of: type.syntax)
    }

    /// The edit where others have put lines above it.
    func movedDown(by lines: Int) -> SourceEdit {
        var moved = self
        moved.place = SourcePlace(path: path, line: place.line + lines, column: place.column)
        return moved
    }

    /// The spaces and tabs with which a declaration's line begins.
    private static func indentation(of node: some SyntaxProtocol) -> String {
        let pieces = node.leadingTrivia.pieces
        let line = pieces.lastIndex(where: \.isNewline).map { pieces[($0 + 1)...] } ?? pieces[...]
        return Trivia(pieces: line.prefix(while: \.isSpaceOrTab)).description
    }
}
