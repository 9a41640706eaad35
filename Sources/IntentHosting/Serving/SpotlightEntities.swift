import CoreSpotlight
import IntentRuntime

/// Finds entities in the app's index.
enum SpotlightEntities: EntityIndex {
    /// The ids of the entities that are indexed, the best match first.
    ///
    /// - Parameters:
    ///   - text: What they must match; `nil` for all of the type.
    ///   - typeName: The entity type's name.
    static func identifiers(matching text: String?, typeName: String) async throws -> [String] {
        try await CSSearchableIndex.entityIdentifiers(matching: text, typeName: typeName)
    }
}
