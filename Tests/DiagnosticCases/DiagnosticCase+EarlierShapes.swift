extension DiagnosticCase {
    /// What is said of types that have the form a schema had before.
    static let earlierShapes: [DiagnosticCase] = [
        DiagnosticCase(
            name: "a type of the form before that is not quite it",
            annotated: """
                @AppIntent(schema: .journal.createEntry)
                struct CreateEntry {
                    var message: AttributedString
                    var title: String?
                    var entryDate: Date
                                   ^ Parameter 'entryDate' of schema 'journal.createEntry' must be optional; make its type 'Date?'
                                     > Replace 'Date' with 'Date?'
                    var location: CLPlacemark?
                    var mediaItems: [IntentFile]
                }
                """,
            fixed: """
                @AppIntent(schema: .journal.createEntry)
                struct CreateEntry {
                    var message: AttributedString
                    var title: String?
                    var entryDate: Date?
                    var location: CLPlacemark?
                    var mediaItems: [IntentFile]
                }
                """),
        DiagnosticCase(
            name: "a type of the form before that lacks a member",
            annotated: """
                @AppEntity(schema: .photos.asset)
                struct Asset {
                       ^ Entity 'Asset' lacks property 'isHidden' of schema 'photos.asset'; declare 'var isHidden: Bool' in the body of 'Asset', because one in an extension is not seen
                         > Insert 'var isHidden: Bool'
                    var creationDate: Date?
                    var location: CLPlacemark?
                    var assetType: PhotoAssetType?
                    var isFavorite: Bool
                    var hasSuggestedEdits: Bool
                }
                """,
            fixed: """
                @AppEntity(schema: .photos.asset)
                struct Asset {
                    var creationDate: Date?
                    var location: CLPlacemark?
                    var assetType: PhotoAssetType?
                    var isFavorite: Bool
                    var isHidden: Bool
                    var hasSuggestedEdits: Bool
                }
                """),
        DiagnosticCase(
            name: "a type of neither form, which is told of the present one",
            annotated: """
                @AppIntent(schema: .notes.createNote)
                struct CreateNote {
                    var name: Int
                              ^ Parameter 'name' of schema 'notes.createNote' must have type 'AttributedString', not 'Int'
                                > Replace 'Int' with 'AttributedString'
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var isPinned: Bool
                    var folder: FolderEntity?
                }
                """,
            fixed: """
                @AppIntent(schema: .notes.createNote)
                struct CreateNote {
                    var name: AttributedString
                    var content: AttributedString?
                    var attachments: [IntentFile]
                    var isPinned: Bool
                    var folder: FolderEntity?
                }
                """),
    ]
}
