import AppIntents

/// Makes a new folder.
public struct CreateFolderIntent: AppIntent {
    /// What a person calls the intent.
    public static let title: LocalizedStringResource = "Create Folder"

    /// What the intent does.
    public static let description: IntentDescription? = "Makes a new folder for notes."

    /// The folder's name.
    @Parameter(title: "Name")
    public var name: String

    /// The folder that it goes into; the account's own where it is left out.
    @Parameter(title: "Parent Folder")
    public var parentFolder: FolderEntity?

    @Dependency private var library: NotesLibrary

    /// Makes the intent.
    public init() {}

    /// Makes the folder.
    public func perform() async throws -> some IntentResult & ReturnsValue<FolderEntity> & ProvidesDialog {
        let account: NotesLibrary.Account
        let path: String
        if let parentFolder {
            let place = try library.existingPlace(of: parentFolder.id)
            (account, path) = (place.account, place.path)
        } else {
            (account, path) = (try library.defaultAccount(), "")
        }
        let record = try await account.vault.createFolder(name, in: path)
        return .result(value: library.entity(record, in: account), dialog: "Created the folder “\(record.name)”.")
    }
}
