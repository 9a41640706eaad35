import SwiftSyntax

/// A variable that a type declares, as its source shows it.
struct DeclaredVariable {
    /// The whole declaration.
    let declaration: VariableDeclSyntax
    /// The part of the declaration that is this variable.
    let binding: PatternBindingSyntax
    /// The variable's name as it stands in source.
    let nameToken: TokenSyntax
    /// The type as it stands in source, which in `var a, b: Int` belongs to both.
    let type: TypeSyntax?

    /// The variables of a declaration.
    static func all(in declaration: VariableDeclSyntax) -> [DeclaredVariable] {
        var variables: [DeclaredVariable] = []
        var type: TypeSyntax?
        for binding in declaration.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            variables.insert(
                DeclaredVariable(declaration: declaration, binding: binding, nameToken: pattern.identifier, type: type),
                at: 0)
        }
        return variables
    }

    /// The variable's name.
    var name: String { SourceName.plain(nameToken) }

    /// Whether the declaration says `let`.
    var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

    /// Whether the variable belongs to the type and not to its instances.
    var isStatic: Bool {
        declaration.modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }

    /// Whether the variable is filled only when it is first read.
    var isLazy: Bool { declaration.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) } }

    /// The modifiers by which the variable is no plain storage of a value.
    var storageModifiers: [DeclModifierSyntax] {
        let names: [TokenKind] = [.keyword(.lazy), .keyword(.weak), .keyword(.unowned)]
        return declaration.modifiers.filter { names.contains($0.name.tokenKind) }
    }

    /// Whether the declaration declares other variables too.
    var sharesDeclaration: Bool { declaration.bindings.count > 1 }

    /// The accessors, if any are written out.
    private var accessors: [AccessorDeclSyntax] {
        guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return [] }
        return Array(list)
    }

    /// Whether the variable's value is worked out on reading.
    var isComputed: Bool {
        guard let block = binding.accessorBlock else { return false }
        if case .getter = block.accessors { return true }
        let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
        return accessors.contains { !observers.contains($0.accessorSpecifier.tokenKind) }
    }

    /// The `get` of a computed variable, where it is written out.
    var getter: AccessorDeclSyntax? { accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) } }

    /// Whether reading the variable may suspend.
    var isAsync: Bool { getter?.effectSpecifiers?.asyncSpecifier != nil }

    /// Whether reading the variable may fail.
    var isThrowing: Bool { getter?.effectSpecifiers?.throwsClause != nil }

    /// The attributes that stand for a wrapper or a macro, with their names.
    var customAttributes: [(name: String, syntax: AttributeSyntax)] {
        declaration.attributes.compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self),
                let name = Self.lastName(of: attribute.attributeName), name.first?.isUppercase == true,
                name != "MainActor"
            else { return nil }
            return (name, attribute)
        }
    }

    /// Whether the variable has a value before an initializer gives it one.
    var hasDefault: Bool {
        binding.initializer != nil
            || customAttributes.contains { attribute in
                attribute.syntax.arguments?.as(LabeledExprListSyntax.self)?.contains { $0.label?.text == "default" }
                    ?? false
            }
    }

    /// The shape of the variable's type, as far as source shows it.
    ///
    /// - Parameter aliases: The type aliases declared beside the variable.
    func shape(aliases: [String: TypeSyntax]) -> TypeShape? {
        if let type { return TypeShape(type, aliases: aliases) }
        guard let value = binding.initializer?.value else { return nil }
        if value.is(BooleanLiteralExprSyntax.self) { return .named("Bool") }
        if value.is(IntegerLiteralExprSyntax.self) { return .named("Int") }
        if value.is(FloatLiteralExprSyntax.self) { return .named("Double") }
        if value.is(StringLiteralExprSyntax.self) { return .named("String") }
        return nil
    }

    private static func lastName(of type: TypeSyntax) -> String? {
        (type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name).map(SourceName.plain)
    }
}
