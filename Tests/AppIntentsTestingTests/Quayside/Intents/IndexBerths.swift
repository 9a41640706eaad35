import AppIntents
import CoreSpotlight

/// Puts the berths into the app's index, which it keeps in a folder.
struct IndexBerths: AppIntent {
    static let title: LocalizedStringResource = "Index Berths"
    static let isDiscoverable = false

    @Parameter(title: "Folder")
    var folder: String

    func perform() async throws -> some IntentResult {
        setenv("XDG_DATA_HOME", folder, 1)
        try await CSSearchableIndex.default().indexAppEntities(Harbour.berths)
        return .result()
    }
}
