import SwiftParser
import SwiftSyntax

/// A file of Swift source, parsed.
public struct SwiftSourceFile: Sendable {
    /// Where the file is, as it is named in what is said of it.
    public let path: String
    /// The module the file belongs to, where it is known.
    public let module: String?
    /// The source.
    public let text: String
    let tree: SourceFileSyntax
    private let locations: SourceLocationConverter

    /// Parses a file.
    ///
    /// - Parameters:
    ///   - path: Where the file is.
    ///   - module: The module it belongs to: of two types of one name, its own is meant.
    ///   - text: The source.
    public init(path: String, module: String? = nil, text: String) {
        self.path = path
        self.module = module
        self.text = text
        tree = Parser.parse(source: text)
        locations = SourceLocationConverter(fileName: path, tree: tree)
    }

    /// Whether the compiler would refuse the file before it looks at what it means.
    public var hasSyntaxErrors: Bool { tree.hasError }

    /// Whether the file sees the framework's attributes, perhaps on some systems only.
    var importsAppIntents: Bool { Self.importsAppIntents(tree.statements) }

    private static func importsAppIntents(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { statement in
            if let condition = statement.item.as(IfConfigDeclSyntax.self) {
                return condition.clauses.contains { clause in
                    guard case .statements(let statements)? = clause.elements else { return false }
                    return importsAppIntents(statements)
                }
            }
            return statement.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "AppIntents"
        }
    }

    /// Where a node begins, without the spaces and comments before it.
    func place(of node: some SyntaxProtocol) -> SourcePlace {
        let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
        return SourcePlace(path: path, line: location.line, column: location.column)
    }

    /// The same file with other source.
    func replacingText(with text: String) -> SwiftSourceFile {
        SwiftSourceFile(path: path, module: module, text: text)
    }
}
