import AppIntents
import Foundation

@AppIntent(schema: .photos.createAlbum)
struct CreateAlbumIntent {
    static let openAppWhenRun = false

    var name: String

    @Dependency
    var library: PhotoLibrary

    func perform() async throws -> some ReturnsValue<AlbumEntity> {
        do {
            let collection = try library.makeCollection(name)
            return .result(value: AlbumEntity(collection, in: library))
        } catch AlbumError.nameTaken {
            throw $name.needsValueError("There is an album of that name. How shall it be called?")
        }
    }
}

@AppIntent(schema: .photos.openAlbum)
struct OpenAlbumIntent: OpenIntent {
    var target: AlbumEntity

    @Dependency
    var library: PhotoLibrary

    @MainActor
    func perform() async throws -> some IntentResult {
        library.open(target.id)
        return .result()
    }
}

@AppIntent(schema: .photos.deleteAlbum)
struct DeleteAlbumIntent: DeleteIntent {
    static var isAssistantOnly = false

    var entities: [AlbumEntity]

    @Dependency
    var library: PhotoLibrary

    func perform() async throws -> some IntentResult {
        try library.remove(collections: entities.map(\.id))
        return .result()
    }
}

@AppIntent(schema: .photos.updateAlbum)
struct RenameAlbumIntent {
    var target: AlbumEntity
    var name: String

    @Dependency var library: PhotoLibrary

    func perform() async throws -> some IntentResult {
        _ = try library.edit(collection: target.id) { $0.name = name }
        return .result()
    }
}

struct FillAlbumIntent: AppIntent {
    static var title: LocalizedStringResource = "Add Photos to Album"

    @Parameter(title: "Photos") var photos: Set<String>
    @Parameter(title: "Album") var album: AlbumEntity

    @Dependency private var library: PhotoLibrary

    func perform() async throws -> some IntentResult & ReturnsValue<AlbumEntity> {
        let ids = photos.compactMap { UUID(uuidString: $0) }
        let changed = try library.edit(collection: album.id) { collection in
            collection.photoIDs += ids.filter { !collection.photoIDs.contains($0) }
        }
        return .result(value: AlbumEntity(changed, in: library))
    }
}
