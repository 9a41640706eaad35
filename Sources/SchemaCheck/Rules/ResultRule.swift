import SchemaCatalog
import SwiftSyntax

/// `perform()` returns what the intent's schema does.
enum ResultRule {
    static func problems(in app: CheckedApp) -> [SourceProblem] {
        app.followers(of: .intent).compactMap { problem(of: $0, in: app.source) }
    }

    private static func problem(of type: AppType, in source: AppSource) -> SourceProblem? {
        guard let schema = type.schema.flatMap({ SchemaCatalog.intent($0.identifier) }),
            let perform = type.functions.first(where: {
                $0.name.text == "perform" && $0.signature.parameterClause.parameters.isEmpty
            }),
            let returned = perform.signature.returnClause?.type, let result = Result(returned)
        else { return nil }
        let place = type.file.place(of: returned)
        switch (schema.result, result.value) {
        case (nil, nil): return nil
        case (nil, let value?):
            // An earlier form of the schema may have returned something.
            guard schema.earlier.isEmpty else { return nil }
            return SourceProblem(
                .warning, at: place,
                "Schema '\(schema.identifier)' returns nothing, so the system makes no use of "
                    + "'ReturnsValue<\(value.trimmedDescription)>'; return 'some IntentResult'")
        case (let wanted?, nil):
            return SourceProblem(
                .warning, at: place,
                "Schema '\(schema.identifier)' returns \(words(wanted)); return "
                    + "'some ReturnsValue<\(wanted.spelling)>'")
        case (let wanted?, let value?):
            let meant = source.meaning(of: WrittenType(value), in: type.scope)
            let member = SchemaMember(name: "", valueType: wanted)
            if UnionPayload(member).fit(of: meant) != .none { return nil }
            return SourceProblem(
                .warning, at: place,
                "Schema '\(schema.identifier)' returns \(words(wanted)), not '\(value.trimmedDescription)'")
        }
    }

    private static func words(_ wanted: SchemaType) -> String {
        wanted.ref.map { "'\(wanted.spelling)', a type that follows schema '\($0)'" } ?? "'\(wanted.spelling)'"
    }

    /// The result type of a `perform()` that can be read from source.
    private struct Result {
        /// The type in `ReturnsValue<…>`.
        let value: TypeSyntax?

        /// - Returns: `nil` where a part of the type is not the framework's, and may stand for anything.
        init?(_ type: TypeSyntax) {
            let constraint = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
            let parts = constraint.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [constraint]
            let known: Set<String> = [
                "IntentResult", "ReturnsValue", "ProvidesDialog", "ShowsSnippetView", "ShowsSnippetIntent",
                "OpensIntent",
            ]
            guard parts.allSatisfy({ known.contains($0.path?.last ?? "") }) else { return nil }
            value = parts.first { $0.path?.last == "ReturnsValue" }?.genericArguments.first
        }
    }
}
