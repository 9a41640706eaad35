import AppIntents
import Foundation
import UniformTypeIdentifiers

@AppEnum(schema: .photos.albumType)
enum AlbumKind: String {
    case own
    case shared

    static let caseDisplayRepresentations: [AlbumKind: DisplayRepresentation] = [
        .own: "My Album",
        .shared: "Shared Album",
    ]
}

@AppEntity(schema: .photos.album)
struct AlbumEntity {
    static let defaultQuery = AlbumQuery()

    let id: UUID

    var name: String
    var creationDate: Date?
    var albumType: AlbumKind

    @Property(title: "Photos")
    var photos: [PhotoEntity]?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(photos?.count ?? 0) photos")
    }

    init(_ collection: Collection, in library: PhotoLibrary) {
        id = collection.id
        name = collection.name
        creationDate = collection.created
        albumType = collection.isShared ? .shared : .own
        photos = library.photos.filter { collection.photoIDs.contains($0.id) }.map { PhotoEntity($0) }
    }
}

struct AlbumQuery: EntityStringQuery, EnumerableEntityQuery {
    @Dependency
    var library: PhotoLibrary

    func allEntities() async throws -> [AlbumEntity] {
        library.collections.map { AlbumEntity($0, in: library) }
    }

    func entities(for identifiers: [AlbumEntity.ID]) async throws -> [AlbumEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [AlbumEntity] {
        try await allEntities().filter { $0.name.localizedCaseInsensitiveContains(string) }
    }
}

struct PhotoEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Photo", numericFormat: "\(placeholder: .int) photos")
    static let defaultQuery = PhotoQuery()

    let id: UUID

    @Property(title: "File Name") var filename: String
    @Property(title: "Caption") var caption: String?
    @Property(title: "Taken") var takenAt: Date
    @Property(title: "Favorite") var isFavorite: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(caption ?? filename)", subtitle: nil, image: .init(named: "thumbnail", displayStyle: .circular))
    }

    init(_ photo: Photo) {
        id = photo.id
        filename = photo.filename
        caption = photo.caption
        takenAt = photo.takenAt
        isFavorite = photo.isFavorite
    }
}

struct PhotoQuery: EntityPropertyQuery {
    @Dependency private var library: PhotoLibrary

    static var properties = QueryProperties {
        Property(\PhotoEntity.$caption) {
            ContainsComparator { caption in Wanted { $0.caption?.contains(caption) ?? false } }
            HasPrefixComparator { caption in Wanted { $0.caption?.hasPrefix(caption) ?? false } }
        }
        Property(\PhotoEntity.$takenAt) {
            LessThanComparator { date in Wanted { $0.takenAt < date } }
            GreaterThanComparator { date in Wanted { $0.takenAt > date } }
            IsBetweenComparator { start, end in Wanted { start <= $0.takenAt && $0.takenAt <= end } }
        }
        Property(\PhotoEntity.$isFavorite) {
            EqualToComparator { value in Wanted { $0.isFavorite == value } }
        }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\PhotoEntity.$takenAt)
    }

    func entities(for identifiers: [UUID]) async throws -> [PhotoEntity] {
        library.photos.filter { identifiers.contains($0.id) }.map(PhotoEntity.init)
    }

    func entities(
        matching comparators: [Wanted], mode: ComparatorMode, sortedBy: [Sort<PhotoEntity>], limit: Int?
    ) async throws -> [PhotoEntity] {
        var photos = library.photos
        if !comparators.isEmpty {
            photos = photos.filter { photo in
                let answers = comparators.map { $0.test(photo) }
                return mode == .and ? !answers.contains(false) : answers.contains(true)
            }
        }
        if let order = sortedBy.first?.order {
            photos.sort { order == .ascending ? $0.takenAt < $1.takenAt : $0.takenAt > $1.takenAt }
        }
        if let limit { photos = Array(photos.prefix(limit)) }
        return photos.map { PhotoEntity($0) }
    }

    struct Wanted: Sendable {
        let test: @Sendable (Photo) -> Bool

        init(_ test: @escaping @Sendable (Photo) -> Bool) {
            self.test = test
        }
    }
}

/// A picture that lies in the library's folder, as other apps know it.
struct PhotoFile: FileEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture File"
    static let supportedContentTypes: [UTType] = [.jpeg, .png, .heic]
    static let defaultQuery = PhotoFileQuery()

    let id: FileEntityIdentifier
    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
}

struct PhotoFileQuery: EntityQuery {
    @Dependency private var library: PhotoLibrary

    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [PhotoFile] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [PhotoFile] {
        try library.photos.map { photo in
            let file = PhotoFile(id: try FileEntityIdentifier.file(url: library.url(of: photo)))
            file.name = photo.filename
            return file
        }
    }
}
