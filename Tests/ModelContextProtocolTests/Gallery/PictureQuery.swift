import AppIntents

/// Finds the two pictures there are.
struct PictureQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [PictureEntity] { [PictureEntity(id: "small"), PictureEntity(id: "large")] }

    func entities(for identifiers: [String]) async throws -> [PictureEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}
