import SwiftSyntax

extension ExtensionDeclSyntax {
    /// An extension that is handed to the compiler as text, as ``SwiftSyntax/DeclSyntax/init(text:)`` does it.
    ///
    /// - Parameters:
    ///   - type: The name of the extended type.
    ///   - attributes: What stands before the extension, each on a line of its own.
    ///   - conformances: The protocols.
    ///   - members: The source of the members.
    init(of type: TypeSyntax, attributes: [AttributeSyntax], conformances: [String], members: [String]) {
        let lines = attributes.map { $0.trimmedDescription + "\n" }.joined()
        let clause = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
        self.init(
            extensionKeyword: .identifier(lines + "extension "),
            extendedType: MissingTypeSyntax(placeholder: .identifier(type.trimmedDescription + clause + " ")),
            memberBlock: MemberBlockSyntax(
                leftBrace: .identifier("{\n" + members.joined(separator: "\n") + "\n}"), members: [],
                rightBrace: .identifier("")))
    }
}
