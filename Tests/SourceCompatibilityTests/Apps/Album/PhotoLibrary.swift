import Foundation
import UniformTypeIdentifiers

struct Photo: Identifiable, Hashable, Codable, Sendable {
    let id: UUID
    var filename: String
    var caption: String?
    var takenAt: Date
    var isFavorite = false
}

struct Collection: Identifiable, Codable, Sendable {
    let id: UUID
    var name: String
    var created: Date
    var isShared: Bool
    var photoIDs: [UUID]
}

/// A folder of pictures with a list of albums beside them.
final class PhotoLibrary: @unchecked Sendable {
    private struct Index: Codable {
        var photos: [Photo] = []
        var collections: [Collection] = []
    }

    let folder: URL
    private let queue = DispatchQueue(label: "album.library")
    private var index = Index()
    private var _openedCollection: UUID?

    init(folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")) {
            index = try JSONDecoder().decode(Index.self, from: data)
        }
    }

    var photos: [Photo] { queue.sync { index.photos } }
    var collections: [Collection] { queue.sync { index.collections } }
    var openedCollection: UUID? { queue.sync { _openedCollection } }

    func url(of photo: Photo) -> URL { folder.appendingPathComponent(photo.filename) }

    func add(_ data: Data, named name: String, takenAt date: Date = Date()) throws -> Photo {
        try queue.sync {
            let unique = index.photos.contains { $0.filename == name } ? "\(index.photos.count)-\(name)" : name
            let photo = Photo(id: UUID(), filename: unique, takenAt: date)
            try data.write(to: folder.appendingPathComponent(unique))
            index.photos.append(photo)
            try save()
            return photo
        }
    }

    func makeCollection(_ name: String, shared: Bool = false) throws -> Collection {
        try queue.sync {
            guard !index.collections.contains(where: { $0.name == name }) else { throw AlbumError.nameTaken(name) }
            let collection = Collection(id: UUID(), name: name, created: Date(), isShared: shared, photoIDs: [])
            index.collections.append(collection)
            try save()
            return collection
        }
    }

    func edit(collection id: UUID, _ change: (inout Collection) -> Void) throws -> Collection {
        try queue.sync {
            guard let position = index.collections.firstIndex(where: { $0.id == id }) else { throw AlbumError.gone }
            change(&index.collections[position])
            try save()
            return index.collections[position]
        }
    }

    func edit(photo id: UUID, _ change: (inout Photo) -> Void) throws -> Photo {
        try queue.sync {
            guard let position = index.photos.firstIndex(where: { $0.id == id }) else { throw AlbumError.gone }
            change(&index.photos[position])
            try save()
            return index.photos[position]
        }
    }

    func remove(collections ids: [UUID]) throws {
        try queue.sync {
            index.collections.removeAll { ids.contains($0.id) }
            try save()
        }
    }

    func open(_ id: UUID) { queue.sync { _openedCollection = id } }

    private func save() throws {
        try JSONEncoder().encode(index).write(to: folder.appendingPathComponent("index.json"))
    }
}

enum AlbumError: Error {
    case nameTaken(String)
    case gone
    case notAPicture(String)
}
