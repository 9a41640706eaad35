import SwiftSyntax

/// A type that a macro stands on, as its source shows it.
struct DeclaredType {
    /// The declaration.
    let syntax: any DeclGroupSyntax
    /// The name as it stands in source.
    let nameToken: TokenSyntax
    /// Everything in the body, also what stands under a condition.
    let members: [DeclSyntax]
    /// The variables in the body.
    let variables: [DeclaredVariable]
    /// The type aliases in the body, by name.
    let aliases: [String: TypeSyntax]

    /// Reads a declaration.
    ///
    /// - Parameter declaration: The declaration a macro stands on.
    /// - Returns: `nil` for a declaration without a name of its own, which is an extension.
    init?(_ declaration: some DeclGroupSyntax) {
        guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return nil }
        syntax = declaration
        nameToken = named.name
        members = Self.members(in: declaration.memberBlock.members)
        variables = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(DeclaredVariable.all)
        aliases = Dictionary(
            members.compactMap { $0.as(TypeAliasDeclSyntax.self) }
                .map { (SourceName.plain($0.name), $0.initializer.value) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The type's name.
    var name: String { SourceName.plain(nameToken) }

    /// What kind of declaration this is, in words.
    var noun: String {
        switch syntax.kind {
        case .structDecl: "a structure"
        case .classDecl: "a class"
        case .enumDecl: "an enumeration"
        case .actorDecl: "an actor"
        case .protocolDecl: "a protocol"
        default: "this declaration"
        }
    }

    /// The names of the type's generic parameters.
    var genericParameters: Set<String> {
        let clause = syntax.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        return Set(clause?.parameters.map { SourceName.plain($0.name) } ?? [])
    }

    /// The cases of an enumeration, each with the declaration it stands in.
    var caseElements: [(element: EnumCaseElementSyntax, declaration: EnumCaseDeclSyntax)] {
        members.compactMap { $0.as(EnumCaseDeclSyntax.self) }
            .flatMap { declaration in declaration.elements.map { ($0, declaration) } }
    }

    private static let nestedKinds: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .actorDecl]

    /// The structure, class, enumeration or actor of a name that is declared in the body.
    func nestedType(named name: String) -> (any DeclGroupSyntax)? {
        for member in members where Self.nestedKinds.contains(member.kind) {
            guard let group = member.asProtocol((any DeclGroupSyntax).self),
                let named = member.asProtocol((any NamedDeclSyntax).self), SourceName.plain(named.name) == name
            else { continue }
            return group
        }
        return nil
    }

    /// The `@available` attributes, which an extension of the type needs as well.
    var availability: [AttributeSyntax] {
        syntax.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .filter { $0.attributeName.trimmedDescription == "available" }
    }

    /// The access level, where it is one that other modules see.
    ///
    /// - Parameter lexicalContext: What stands around the declaration; an extension's level is that of what it holds.
    func access(in lexicalContext: [Syntax]) -> String? {
        if let own = Self.access(syntax.modifiers) { return own.isVisible ? own.word : nil }
        guard let outer = lexicalContext.first?.as(ExtensionDeclSyntax.self), let access = Self.access(outer.modifiers)
        else { return nil }
        return access.isVisible ? access.word : nil
    }

    private static func access(_ modifiers: DeclModifierListSyntax) -> (word: String, isVisible: Bool)? {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return ("public", true)
            case .keyword(.package): return ("package", true)
            case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return (modifier.name.text, false)
            default: continue
            }
        }
        return nil
    }

    private static func members(in list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let list)? = clause.elements else { return [] }
                return members(in: list)
            }
        }
    }
}
