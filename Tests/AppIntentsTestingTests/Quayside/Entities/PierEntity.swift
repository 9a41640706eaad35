import AppIntents

/// A pier, with its berths along it.
struct PierEntity: AppEntity {
    static let defaultQuery = PierQuery()

    let id: String

    @Property(title: "Name")
    var name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ id: String) {
        self.id = id
        name = "Pier \(id)"
    }
}
