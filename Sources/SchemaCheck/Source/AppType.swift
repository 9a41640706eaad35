import SwiftSyntax

/// A type that the files declare.
struct AppType {
    /// A variable with a type that is written out.
    struct Variable {
        let name: String
        let type: TypeSyntax?
        /// The value it has from the beginning.
        let value: ExprSyntax?
        let isStatic: Bool
        let declaration: VariableDeclSyntax
    }

    /// A case of an enumeration.
    struct Case {
        let name: TokenSyntax
        /// The types of what it holds.
        let payloads: [TypeSyntax]
    }

    /// The type that is looked at: where it is declared.
    let scope: SourceScope
    let syntax: any DeclGroupSyntax
    let nameToken: TokenSyntax
    /// The schema the type says it follows.
    let schema: FollowedSchema?
    /// The names of the attributes before the declaration.
    let attributes: Set<String>
    /// What it inherits from or conforms to, also by extensions.
    var inherited: [TypeSyntax]
    /// The variables in the body, then those in extensions.
    var variables: [Variable]
    /// The functions in the body, then those in extensions.
    var functions: [FunctionDeclSyntax]
    /// The cases of an enumeration.
    let cases: [Case]

    /// The name with those of the types around it.
    var name: String { scope.path.joined(separator: ".") }
    /// The file of the declaration.
    var file: SwiftSourceFile { scope.file }
    /// Whether the type is an enumeration.
    var isEnum: Bool { syntax.is(EnumDeclSyntax.self) }
    /// Whether the type can be an entity or an intent.
    var isStructOrClass: Bool { syntax.is(StructDeclSyntax.self) || syntax.is(ClassDeclSyntax.self) }
    /// Whether the type is there on some systems only, so that another may be there in its place.
    var isConditional: Bool {
        attributes.contains("available")
            || sequence(first: Syntax(syntax), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }
    /// Whether other files cannot name the type.
    var isPrivate: Bool {
        let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) } ?? false
    }
    /// Where the type's name stands.
    var place: SourcePlace { file.place(of: nameToken) }

    /// Whether a type of one of these names stands among what it inherits from or conforms to.
    func inherits(_ names: Set<String>) -> Bool {
        inherited.contains { $0.path.map { names.contains($0[$0.endIndex - 1]) } ?? false }
    }
}
