import AppIntents
import Foundation

@available(iOS 18.0, macOS 15.0, *)
struct EpisodeEntity: URLRepresentableEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        .init(name: "Episode", numericFormat: LocalizedStringResource("\(placeholder: .int) episodes"))
    }

    static var urlRepresentation: URLRepresentation {
        "https://earshot.example/episodes/\(.id)"
    }

    static let defaultQuery = EpisodeQuery()

    let id: String

    @Property(title: "Title") var title: String
    @Property(title: "Show") var show: ShowEntity
    @Property(title: "Published") var published: Date
    @Property(title: "Length") var length: Measurement<UnitDuration>
    @Property(title: "Audio") var audio: URL
    @Property(title: "Notes") var notes: AttributedString

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)", subtitle: "\(show.title)",
            image: DisplayRepresentation.Image(url: audio.deletingPathExtension().appendingPathExtension("jpg")))
    }

    init(_ episode: Episode, show: Show) {
        id = episode.id
        title = episode.title
        self.show = ShowEntity(show)
        published = episode.published
        length = .init(value: Double(episode.length.components.seconds), unit: .seconds)
        audio = episode.audio
        notes = AttributedString(episode.notes)
    }
}

struct ShowEntity: AppEntity, IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Show"
    static let defaultQuery = ShowQuery()

    let id: String

    @Property(title: "Title", indexingKey: \.title) var title: String
    @Property(title: "Feed", indexingKey: \.contentURL) var feed: URL

    var displayRepresentation: DisplayRepresentation { .init(title: "\(title)") }

    init(_ show: Show) {
        id = show.id
        title = show.title
        feed = show.feed
    }
}

struct ShowQuery: EnumerableEntityQuery, EntityStringQuery {
    @Dependency var store: PodcastStore

    func allEntities() async throws -> [ShowEntity] {
        await store.shows.map(ShowEntity.init)
    }

    func entities(for identifiers: [ShowEntity.ID]) async throws -> [ShowEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [ShowEntity] {
        try await allEntities().filter { $0.title.localizedCaseInsensitiveContains(string) }
    }
}

struct EpisodeQuery: EntityStringQuery {
    @Dependency var store: PodcastStore

    func entities(for identifiers: [EpisodeEntity.ID]) async throws -> [EpisodeEntity] {
        await store.entities { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [EpisodeEntity] {
        await store.entities { $0.title.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [EpisodeEntity] {
        await store.entities { _ in true }.sorted { $0.published > $1.published }
    }
}

extension PodcastStore {
    func entities(where isWanted: @Sendable (Episode) -> Bool) -> [EpisodeEntity] {
        episodes.filter(isWanted).compactMap { episode in
            shows.first { $0.id == episode.showID }.map { EpisodeEntity(episode, show: $0) }
        }
    }
}

/// Audio dramas follow the system's idea of an audiobook.
@available(*, deprecated)
@AssistantEntity(schema: .books.audiobook)
struct DramaEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [DramaEntity.ID]) async throws -> [DramaEntity] {
            identifiers.map { DramaEntity(id: $0) }
        }
    }

    static var defaultQuery = Query()
    var displayRepresentation: DisplayRepresentation { "\(title ?? "A drama")" }

    let id: Int

    var title: String?
    var seriesTitle: String?
    var author: String?
    var genre: String?
    var purchaseDate: Date?
    var url: URL?

    init(id: Int) {
        self.id = id
        title = "Act \(id)"
        seriesTitle = "Nights at the Lighthouse"
    }
}
