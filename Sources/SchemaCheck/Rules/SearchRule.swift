import SchemaCatalog
import SwiftSyntax

/// An entity that a schema intent takes can be found by text.
enum SearchRule {
    static func problems(in app: CheckedApp) -> [SourceProblem] {
        var seen: Set<SourcePlace> = []
        return app.uses.filter { $0.schema.kind == .intent }.compactMap { use in
            guard let entity = use.meant.ownElement, entity.schema?.kind == .entity, !isFindable(entity),
                let query = query(of: entity, in: app.source), !canFindText(query, in: app.source),
                !hasValueQuery(for: entity, in: app.source), seen.insert(entity.place).inserted
            else { return nil }
            return SourceProblem(
                .warning, at: query.place,
                "'\(query.name)' cannot find '\(entity.name)' by text, as '\(use.name)' of schema "
                    + "'\(use.schema.identifier)' asks; make it an 'EntityStringQuery', or '\(entity.name)' an 'IndexedEntity'",
                notes: [.init(place: use.place, message: "'\(use.name)' takes '\(entity.name)' here")])
        }
    }

    /// Whether the system finds the entity without its query, or there is but one.
    private static func isFindable(_ entity: AppType) -> Bool {
        let names: Set<String> = [
            "IndexedEntity", "UniqueAppEntity", "UniqueEntity", "TransientAppEntity", "FileEntity",
        ]
        let schema = entity.schema.flatMap { SchemaCatalog.entity($0.identifier) }
        return entity.inherits(names) || schema.map { !names.isDisjoint(with: $0.conformances) } ?? false
    }

    /// The type of the entity's default query, where the files declare it.
    private static func query(of entity: AppType, in source: AppSource) -> AppType? {
        guard let variable = entity.variables.first(where: { $0.name == "defaultQuery" && $0.isStatic }),
            let type = variable.type.map({ WrittenType($0) }) ?? variable.value.flatMap(constructed)
        else { return nil }
        return source.meaning(of: type, in: entity.scope).ownElement
    }

    /// The type of `Query()`.
    private static func constructed(_ value: ExprSyntax) -> WrittenType? {
        value.as(FunctionCallExprSyntax.self).map {
            WrittenType(spelling: $0.calledExpression.trimmedDescription)
        }
    }

    /// Whether a query takes text, or may do so in a way that source does not show.
    private static func canFindText(_ query: AppType, in source: AppSource) -> Bool {
        let plain: Set<String> = [
            "EntityQuery", "EntityPropertyQuery", "EnumerableEntityQuery", "Sendable", "DynamicOptionsProvider",
        ]
        return !query.inherited.allSatisfy { plain.contains($0.path?.last ?? "") }
    }

    /// Whether some query of the app finds the entity by a value.
    private static func hasValueQuery(for entity: AppType, in source: AppSource) -> Bool {
        source.types.filter { $0.inherits(["IntentValueQuery"]) }.contains { query in
            query.functions.filter { $0.name.text == "values" }.contains { function in
                guard let type = function.signature.returnClause?.type,
                    let found = source.meaning(of: WrittenType(type), in: query.scope).ownElement
                else { return false }
                // What is found may be one of several types, as the cases of a union.
                let payloads = found.cases.flatMap(\.payloads).compactMap {
                    source.meaning(of: WrittenType($0), in: found.scope).ownElement
                }
                return ([found] + payloads).contains { $0.place == entity.place }
            }
        }
    }
}
