import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The enum that `@UnionValue` stands on.
struct DeclaredUnion {
    /// A case and what it holds.
    struct Case {
        /// The name, in backticks where it needs them.
        let name: String
        /// The type of what the case holds, as written.
        let payload: String
        /// The label of what it holds.
        let label: String?
    }

    /// The enum's name.
    let name: String
    /// The access level that members need, if other modules see the enum.
    let access: String?
    /// The availability attributes.
    let availability: [AttributeSyntax]
    private(set) var cases: [Case] = []
    private(set) var problems: [Diagnostic] = []

    /// Looks at a declaration.
    ///
    /// - Returns: `nil` where it is no enum.
    init?(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
        guard let union = declaration.as(EnumDeclSyntax.self) else { return nil }
        let type = DeclaredType(declaration)
        name = union.name.trimmedDescription
        access = type?.access(in: context.lexicalContext)
        availability = type?.availability ?? []
        if union.genericParameterClause != nil {
            problems.append(Diagnostic(node: union.name, message: UnionDiagnostic.generic(name)))
        }
        for member in type?.members ?? [] {
            for element in member.as(EnumCaseDeclSyntax.self)?.elements ?? [] { add(element) }
        }
        if cases.isEmpty, problems.isEmpty {
            problems.append(Diagnostic(node: union.name, message: UnionDiagnostic.empty(name)))
        }
    }

    private mutating func add(_ element: EnumCaseElementSyntax) {
        let payloads = element.parameterClause?.parameters.map { $0 } ?? []
        guard payloads.count == 1, let payload = payloads.first else {
            let message = UnionDiagnostic.payloads(ofCase: element.name.text, count: payloads.count)
            problems.append(Diagnostic(node: element.name, message: message))
            return
        }
        let label = payload.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.trimmedDescription }
        cases.append(
            Case(name: element.name.trimmedDescription, payload: payload.type.trimmedDescription, label: label))
    }
}
