import AppIntents

/// A note in a folder of any type, which is found by text.
struct Leaf<Folder: AppEntity>: AssistantSchemaEntity {
    static var persistentIdentifier: String { "Leaf" }
    static var __appSchemaEntity: AppSchema.Entity { AppSchema.Entity(identifier: "notes.note") }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Leaf" }
    static var defaultQuery: WordsQuery<Leaf> { WordsQuery() }

    let id: String
    @Property(title: "Folder") var folder: Folder?
    var displayRepresentation: DisplayRepresentation { "Leaf" }
}
