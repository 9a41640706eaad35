import AppIntents
import Foundation

struct SongEntity: AppEntity, Identifiable {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Song", numericFormat: "\(placeholder: .int) songs")
    static let defaultQuery = Query()

    var id: Int

    @Property var title: String
    @Property(title: "Artist") var artist: String
    @Property(title: "Length") var length: Measurement<UnitDuration>

    @ComputedProperty(title: "Is Long")
    var isLong: Bool { length > Measurement(value: 10, unit: .minutes) }

    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(title)", subtitle: "\(artist)", image: .init(named: "cover-\(id)", isTemplate: false))
    }

    init(_ song: Song) {
        self.id = song.id
        self.title = song.title
        self.artist = song.artist
        self.length = .init(value: song.seconds, unit: .seconds)
    }

    struct Query: EntityStringQuery {
        @Dependency var library: MusicLibrary

        func entities(for identifiers: [Int]) async throws -> [SongEntity] {
            var found: [SongEntity] = []
            for id in identifiers {
                guard let song = await library.song(id) else { continue }
                found.append(SongEntity(song))
            }
            return found
        }

        func entities(matching string: String) async throws -> [SongEntity] {
            await library.songs
                .filter {
                    $0.title.localizedCaseInsensitiveContains(string)
                        || $0.artist.localizedCaseInsensitiveContains(string)
                }
                .map(SongEntity.init)
        }

        func suggestedEntities() async throws -> [SongEntity] {
            await library.songs.prefix(3).map { SongEntity($0) }
        }
    }
}

struct PlaylistEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Playlist"
    static var defaultQuery = PlaylistQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Songs") var songs: [SongEntity]

    @DeferredProperty(title: "Total Length")
    var totalLength: Measurement<UnitDuration> {
        get async throws {
            songs.reduce(Measurement(value: 0, unit: .seconds)) { $0 + $1.length }
        }
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(songs.count) songs")
    }

    init(_ playlist: Playlist, songs: [SongEntity]) {
        id = playlist.id
        name = playlist.name
        self.songs = songs
    }
}

struct PlaylistQuery: EnumerableEntityQuery {
    @Dependency(key: "library") private var library: MusicLibrary

    static let findIntentDescription: IntentDescription? = IntentDescription(
        "Finds your playlists.", categoryName: "Library", resultValueName: "Playlists")

    func allEntities() async throws -> [PlaylistEntity] {
        try await entities(from: library.playlists)
    }

    func entities(for identifiers: [PlaylistEntity.ID]) async throws -> [PlaylistEntity] {
        try await entities(from: library.playlists.filter { identifiers.contains($0.id) })
    }

    private func entities(from playlists: [Playlist]) async throws -> [PlaylistEntity] {
        let songs = await library.songs
        return playlists.map { playlist in
            let entities = playlist.songIDs.compactMap { id in songs.first { $0.id == id } }.map { SongEntity($0) }
            return PlaylistEntity(playlist, songs: entities)
        }
    }
}

enum RepeatOption: Int, AppEnum {
    case none = 0
    case one
    case everything

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Repeat", synonyms: ["Loop"])
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
        .none: "Off",
        .one: "This Song",
        .everything: .init(title: "All", synonyms: ["Everything", "The whole list"]),
    ]

    var mode: MusicLibrary.RepeatMode {
        switch self {
        case .none: .none
        case .one: .one
        case .everything: .everything
        }
    }
}
