import SchemaCatalog
import SwiftDiagnostics
import SwiftSyntax

/// Compares an enum with the union it stands for.
struct UnionChecker {
    /// The union.
    let union: UnionSchema
    /// The app's enum.
    let declaration: EnumDeclSyntax
    /// The type aliases declared beside the enum, by name.
    let aliases: [String: TypeSyntax]

    /// Everything that is wrong, in the order of the source.
    func problems() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if !hasAttribute {
            problems.append(
                Diagnostic(
                    node: declaration.name,
                    message: UnionDiagnostic.missingAttribute(SourceName.plain(declaration.name)),
                    fixIt: .inserting("@UnionValue", before: declaration)))
        }
        if !union.isExtensible { problems += foreignPayloads() }
        return problems
    }

    private var hasAttribute: Bool {
        declaration.attributes.contains { element in
            element.as(AttributeSyntax.self).map { $0.attributeName.trimmedDescription.hasSuffix("UnionValue") }
                ?? false
        }
    }

    private func foreignPayloads() -> [Diagnostic] {
        let elements = DeclaredType(declaration)?.caseElements ?? []
        let hasOther = elements.contains { foreignPayload(of: $0.element) == nil }
        return elements.compactMap { element, declaration in
            guard let payload = foreignPayload(of: element) else { return nil }
            let message = UnionDiagnostic.foreignPayload(
                payload.trimmedDescription, ofCase: SourceName.plain(element.name), union: union)
            // A union without a case is none.
            let fixIts =
                hasOther
                ? FixIt.removing(element, from: declaration) { foreignPayload(of: $0) != nil } : []
            return Diagnostic(node: payload, message: message, fixIts: fixIts)
        }
    }

    /// What a case holds, where the union does not take it. A case that holds nothing, or several values, is left to what
    /// `@UnionValue` says itself.
    private func foreignPayload(of element: EnumCaseElementSyntax) -> TypeSyntax? {
        guard let parameters = element.parameterClause?.parameters, parameters.count == 1,
            let payload = parameters.first?.type, !takes(TypeShape(payload, aliases: aliases))
        else { return nil }
        return payload
    }

    /// Whether the union has a case for a payload. Where a schema's type stands there, any of the app's own types may.
    private func takes(_ payload: TypeShape) -> Bool {
        union.cases.contains { member in
            let wanted = TypeShape(spelling: member.valueType.spelling)
            if member.ref == nil && !member.valueType.isPlaceholder { return payload == wanted }
            return payload.element.mayFollowSchema && wanted.replacingElement(with: payload.element) == payload
        }
    }
}
