import AppIntents

/// Follows no schema.
struct Scrap<Unused>: AppEntity {
    static var persistentIdentifier: String { "Scrap" }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Scrap" }
    static var defaultQuery: SheetQuery<Scrap> { SheetQuery() }

    let id: String
    var displayRepresentation: DisplayRepresentation { "Scrap" }
}
