import AppIntents
import Foundation
import UniformTypeIdentifiers

struct ImportPhotosIntent: ProgressReportingIntent {
    static var title: LocalizedStringResource = "Import Photos"
    static var description = IntentDescription("Copies pictures into the library.", categoryName: "Library")

    static var parameterSummary: some ParameterSummary {
        Summary("Import \(\.$files) into \(\.$album)") {
            \.$favorite
        }
    }

    @Parameter(
        title: "Files", supportedContentTypes: [.image], requestValueDialog: "Which pictures?",
        inputConnectionBehavior: .connectToPreviousIntentResult)
    var files: [IntentFile]

    @Parameter(title: "Album")
    var album: AlbumEntity?

    @Parameter(title: "Favorite", default: false)
    var favorite: Bool

    @Dependency private var library: PhotoLibrary

    func perform() async throws -> some IntentResult & ReturnsValue<[PhotoEntity]> & ProvidesDialog {
        progress.totalUnitCount = Int64(files.count)
        var imported: [Photo] = []
        for file in files {
            guard let type = file.availableContentTypes.first(where: { $0.conforms(to: .image) }) else {
                throw AlbumError.notAPicture(file.filename)
            }
            let photo = try library.add(try await file.data(contentType: type), named: file.filename)
            imported.append(try library.edit(photo: photo.id) { $0.isFavorite = favorite })
            progress.completedUnitCount += 1
        }
        if let album {
            let ids = imported.map(\.id)
            _ = try library.edit(collection: album.id) { $0.photoIDs += ids }
        }
        return .result(value: imported.map(PhotoEntity.init), dialog: "Imported \(imported.count) photos.")
    }
}

struct ExportPhotoIntent: AppIntent {
    static var title: LocalizedStringResource = "Export Photo"

    @Parameter(title: "Photo") var photo: PhotoEntity

    @Dependency private var library: PhotoLibrary

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        guard let known = library.photos.first(where: { $0.id == photo.id }) else { throw AlbumError.gone }
        var file = IntentFile(fileURL: library.url(of: known), filename: "Copy of \(known.filename)")
        file.removedOnCompletion = false
        return .result(value: file)
    }
}

struct CaptionPhotoIntent: UndoableIntent {
    static var title: LocalizedStringResource = "Caption Photo"

    @Parameter(title: "Photo") var photo: PhotoEntity
    @Parameter(title: "Caption", inputOptions: .init(capitalizationType: .words)) var caption: String

    @Dependency private var library: PhotoLibrary

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<PhotoEntity> {
        let before = photo.caption
        let changed = try library.edit(photo: photo.id) { $0.caption = caption }
        undoManager?.registerUndo(withTarget: library) { library in
            _ = try? library.edit(photo: changed.id) { $0.caption = before }
        }
        return .result(value: PhotoEntity(changed))
    }
}

struct DescribeFileIntent: AppIntent {
    static var title: LocalizedStringResource = "Describe Picture File"

    @Parameter(title: "File", description: "A picture in the library's folder.")
    var file: PhotoFile

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let url = try await file.id.fileURL
        let size = try url.map { try Data(contentsOf: $0).count } ?? 0
        return .result(value: "\(file.name), \(size) bytes")
    }
}

struct AlbumShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OpenAlbumIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"],
            shortTitle: "Open Album", systemImageName: "photo.on.rectangle")
    }
}
