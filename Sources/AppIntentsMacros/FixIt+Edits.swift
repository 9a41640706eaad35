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

    /// An edit that puts source on a line of its own before a declaration.
    static func inserting(line text: String, before node: some SyntaxProtocol) -> FixIt {
        let indentation = MemberInsertion.indentation(of: node.firstToken(viewMode: .sourceAccurate))
        let position = node.positionAfterSkippingLeadingTrivia
        return FixIt(
            message: SchemaFixIt.insert(text),
            changes: [.replaceText(range: position..<position, with: text + "\n" + indentation, in: Syntax(node))])
    }

    /// An edit that gives a variable a type, in place of the one it has.
    static func setting(typeOf variable: DeclaredVariable, to type: String) -> FixIt {
        variable.binding.typeAnnotation.map { .replacing($0.type, with: type) }
            ?? .inserting(": \(type)", after: variable.nameToken)
    }

    /// An edit that takes a modifier out, with the spaces after it.
    static func removingModifier(_ modifier: DeclModifierSyntax) -> FixIt { removingUpToNext(modifier) }

    /// An edit that takes an attribute out, with the spaces after it.
    static func removingAttribute(_ attribute: AttributeSyntax) -> FixIt { removingUpToNext(attribute) }

    /// An edit that takes an argument out of an attribute, and the parentheses that would then be empty.
    static func removing(_ argument: LabeledExprSyntax, of attribute: AttributeSyntax) -> FixIt {
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
        let range: Range<AbsolutePosition>
        if arguments.count < 2, let left = attribute.leftParen, let right = attribute.rightParen {
            range = left.positionAfterSkippingLeadingTrivia..<right.endPositionBeforeTrailingTrivia
        } else {
            let list = Array(arguments)
            let index = list.firstIndex { $0.id == argument.id } ?? 0
            range = self.range(of: index, in: list, withCommaAfter: index + 1 < list.count)
        }
        return FixIt(
            message: SchemaFixIt.remove(argument.with(\.trailingComma, nil).trimmedDescription),
            changes: [.replaceText(range: range, with: "", in: Syntax(attribute))])
    }

    /// Edits that take cases out of a declaration and leave it whole, each for itself and all together.
    ///
    /// - Parameters:
    ///   - element: A case to take out.
    ///   - declaration: The declaration it stands in.
    ///   - isSurplus: Whether a case of the declaration is to be taken out.
    /// - Returns: The edit for the case; none where an edit for the first case takes the whole declaration out.
    static func removing(
        _ element: EnumCaseElementSyntax, from declaration: EnumCaseDeclSyntax,
        where isSurplus: (EnumCaseElementSyntax) -> Bool
    ) -> [FixIt] {
        let elements = Array(declaration.elements)
        guard let kept = elements.lastIndex(where: { !isSurplus($0) }) else {
            return element.id == elements.first?.id ? [removing(declaration)] : []
        }
        guard let index = elements.firstIndex(where: { $0.id == element.id }) else { return [] }
        return [
            FixIt(
                message: SchemaFixIt.remove(element.with(\.trailingComma, nil).trimmedDescription),
                changes: [
                    .replaceText(
                        range: range(of: index, in: elements, withCommaAfter: index < kept), with: "",
                        in: Syntax(declaration))
                ])
        ]
    }

    /// The range of a part of a list with the comma after it or before it.
    private static func range<Element: SyntaxProtocol>(
        of index: Int, in list: [Element], withCommaAfter takesNext: Bool
    ) -> Range<AbsolutePosition> {
        let part = list[index]
        if takesNext, index + 1 < list.count {
            return part.positionAfterSkippingLeadingTrivia..<list[index + 1].positionAfterSkippingLeadingTrivia
        }
        // The comma after a part is its own last token.
        guard index > 0, let comma = list[index - 1].lastToken(viewMode: .sourceAccurate) else {
            return part.trimmedRange
        }
        let last = part.lastToken(viewMode: .sourceAccurate)
        let end = last?.tokenKind == .comma ? last?.previousToken(viewMode: .sourceAccurate) : last
        return comma.positionAfterSkippingLeadingTrivia..<(end ?? comma).endPositionBeforeTrailingTrivia
    }

    private static func removingUpToNext(_ node: some SyntaxProtocol) -> FixIt {
        let end = node.nextToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia
        return FixIt(
            message: SchemaFixIt.remove(node.trimmedDescription),
            changes: [
                .replaceText(
                    range: node.positionAfterSkippingLeadingTrivia..<(end ?? node.endPosition), with: "",
                    in: Syntax(node))
            ])
    }

    private static func inserting(_ text: String, at position: AbsolutePosition, in node: some SyntaxProtocol) -> FixIt
    {
        FixIt(
            message: SchemaFixIt.insert(text),
            changes: [.replaceText(range: position..<position, with: text, in: Syntax(node))])
    }
}
