import AppIntents
import JSON

/// A query for an app's entities without its type.
///
/// Follows Apple's documentation page `appintentstesting/anyentityquery`.
public struct AnyEntityQuery: Sendable, Equatable {
    enum Way: Sendable, Equatable {
        case all
        case suggested
        case identifiers([String])
        case text(String)
        case index(String?)
    }

    let definition: AppEntityDefinition
    let way: Way

    /// Performs the query. An addition of this framework's.
    ///
    /// - Returns: The entities that it finds.
    /// - Throws: ``IntentTestingError`` where it fails.
    public func entities() async throws -> [AnyAppEntity] {
        var params: JSONObject = ["type": .string(definition.typeIdentifier)]
        switch way {
        case .all: params["by"] = "all"
        case .suggested: params["by"] = "suggested"
        case .identifiers(let identifiers):
            params["by"] = "identifiers"
            params["identifiers"] = .array(identifiers.map { .string($0) })
        case .text(let text):
            params["by"] = "text"
            params["text"] = .string(text)
        case .index(let text):
            params["by"] = "index"
            params["text"] = text.map { .string($0) }
        }
        return try await definition.link.list("entities", params).map {
            try DynamicPropertyPath($0, path: definition.typeIdentifier).typed()
        }
    }
}
