import SwiftSyntax

/// Collects the types, extensions and type aliases of a file.
final class DeclarationReader: SyntaxVisitor {
    /// An extension of a type.
    struct Extension {
        let scope: SourceScope
        let inherited: [TypeSyntax]
        let variables: [AppType.Variable]
        let functions: [FunctionDeclSyntax]
    }

    /// Another name for a type.
    struct Alias {
        let scope: SourceScope
        let name: String
        let type: TypeSyntax
    }

    private(set) var types: [AppType] = []
    private(set) var extensions: [Extension] = []
    private(set) var aliases: [Alias] = []
    private var scopes: [SourceScope]

    private init(_ file: SwiftSourceFile) {
        scopes = [SourceScope(file: file, path: [])]
        super.init(viewMode: .sourceAccurate)
    }

    /// Reads a file.
    static func read(_ file: SwiftSourceFile) -> DeclarationReader {
        let reader = DeclarationReader(file)
        reader.walk(file.tree)
        return reader
    }

    private var scope: SourceScope { scopes[scopes.endIndex - 1] }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let inner = scope.inside(node.extendedType.path ?? [node.extendedType.trimmedDescription])
        let members = Members(of: node.memberBlock)
        extensions.append(
            Extension(
                scope: inner, inherited: Self.inherited(node.inheritanceClause), variables: members.variables,
                functions: members.functions))
        scopes.append(inner)
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericParameterClause == nil {
            aliases.append(Alias(scope: scope, name: node.name.plainName, type: node.initializer.value))
        }
        return .skipChildren
    }

    // A type inside a function is nobody's parameter or property.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(
        _ node: some DeclGroupSyntax & WithAttributesSyntax, _ name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        let inner = scope.inside([name.plainName])
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        let members = Members(of: node.memberBlock)
        types.append(
            AppType(
                scope: inner, syntax: node, nameToken: name,
                schema: attributes.lazy.compactMap { FollowedSchema($0) }.first,
                attributes: Set(attributes.map(\.lastName)), inherited: Self.inherited(node.inheritanceClause),
                variables: members.variables, functions: members.functions, cases: members.cases))
        scopes.append(inner)
        return .visitChildren
    }

    private static func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeSyntax] {
        clause?.inheritedTypes.flatMap { element -> [TypeSyntax] in
            guard let composition = element.type.as(CompositionTypeSyntax.self) else { return [element.type.plain] }
            return composition.elements.map(\.type.plain)
        } ?? []
    }
}

extension TypeSyntax {
    /// The type without attributes such as `@unchecked`.
    fileprivate var plain: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }
}
