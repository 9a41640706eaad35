import AppIntents

struct Cafe: AppEntity {
    static let defaultQuery = CafeQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { "Café \(id)" }
}
