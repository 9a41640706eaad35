import AppIntents

struct PhotoEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Photo"
    static var defaultQuery = PhotoQuery()

    let id: UUID
    @Property var caption: String?

    var displayRepresentation: DisplayRepresentation { "\(caption ?? "A photo")" }
}

struct PhotoQuery: EntityQuery {
    func entities(for identifiers: [UUID]) async throws -> [PhotoEntity] {
        identifiers.map { PhotoEntity(id: $0) }
    }
}
