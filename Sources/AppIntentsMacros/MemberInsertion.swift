import SwiftDiagnostics
import SwiftSyntax

/// The place in a type's body where a declaration that is missing belongs.
struct MemberInsertion {
    private let type: DeclaredType
    private let position: AbsolutePosition
    private let indentation: String
    /// Whether what comes before the place is on the same line as what comes after it.
    private let closesLine: Bool

    /// Finds the place after a member of the body or, without one, at its beginning.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - item: The member to stand after.
    init(into type: DeclaredType, after item: MemberBlockItemSyntax?) {
        self.type = type
        let block = type.syntax.memberBlock
        let outer = Self.indentation(of: type.syntax.firstToken(viewMode: .sourceAccurate))
        if let item {
            position = item.endPosition
            let own = Self.indentation(of: item.firstToken(viewMode: .sourceAccurate))
            indentation = own.isEmpty ? outer + "    " : own
        } else {
            position = block.leftBrace.endPositionBeforeTrailingTrivia
            let first = block.members.first?.firstToken(viewMode: .sourceAccurate)
            let own = Self.indentation(of: first)
            indentation = own.isEmpty ? outer + "    " : own
        }
        let start = item?.endPosition ?? block.leftBrace.endPosition
        let next = block.members.first { $0.position >= start }?.firstToken(viewMode: .sourceAccurate)
        closesLine = !(next ?? block.rightBrace).leadingTrivia.contains(where: \.isNewline)
    }

    /// An edit that inserts a declaration.
    ///
    /// - Parameter declaration: The declaration's source, on one line.
    func fixIt(inserting declaration: String) -> FixIt { fixIt(inserting: [declaration]) }

    /// An edit that inserts a declaration of several lines.
    ///
    /// - Parameter lines: The declaration's source, without indentation that is not its own.
    func fixIt(inserting lines: [String]) -> FixIt {
        let declaration = lines.joined(separator: "\n" + indentation)
        let outer = Self.indentation(of: type.syntax.firstToken(viewMode: .sourceAccurate))
        let end = closesLine ? "\n" + (isLast ? outer : indentation) : ""
        return FixIt(
            message: SchemaFixIt.insert(declaration),
            changes: [
                .replaceText(
                    range: position..<position, with: "\n" + indentation + declaration + end, in: Syntax(type.nameToken)
                )
            ])
    }

    private var isLast: Bool { !type.syntax.memberBlock.members.contains { $0.position >= position } }

    /// The spaces and tabs before a token on its line.
    static func indentation(of token: TokenSyntax?) -> String {
        guard let pieces = token?.leadingTrivia.pieces else { return "" }
        guard let newline = pieces.lastIndex(where: \.isNewline) else {
            return pieces.allSatisfy { $0.isSpaceOrTab } ? Trivia(pieces: pieces).description : ""
        }
        return Trivia(pieces: pieces[(newline + 1)...].filter { $0.isSpaceOrTab }).description
    }
}
