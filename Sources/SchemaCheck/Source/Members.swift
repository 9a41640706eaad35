import SwiftSyntax

/// What stands in the body of a type or an extension, also under a condition.
struct Members {
    private(set) var variables: [AppType.Variable] = []
    private(set) var functions: [FunctionDeclSyntax] = []
    private(set) var cases: [AppType.Case] = []

    /// Reads a body.
    init(of block: MemberBlockSyntax) { add(block.members) }

    private mutating func add(_ list: MemberBlockItemListSyntax) {
        for item in list {
            if let condition = item.decl.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .decls(let list)? = clause.elements { add(list) }
                }
            } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                add(variable)
            } else if let function = item.decl.as(FunctionDeclSyntax.self) {
                functions.append(function)
            } else if let enumCase = item.decl.as(EnumCaseDeclSyntax.self) {
                cases += enumCase.elements.map { element in
                    AppType.Case(name: element.name, payloads: element.parameterClause?.parameters.map(\.type) ?? [])
                }
            }
        }
    }

    private mutating func add(_ declaration: VariableDeclSyntax) {
        let isStatic = declaration.modifiers.contains {
            [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
        }
        var found: [AppType.Variable] = []
        var type: TypeSyntax?
        // In `var a, b: Int` the type belongs to both.
        for binding in declaration.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            found.append(
                AppType.Variable(
                    name: pattern.identifier.plainName, type: type, value: binding.initializer?.value,
                    isStatic: isStatic, declaration: declaration))
        }
        variables += found.reversed()
    }
}
