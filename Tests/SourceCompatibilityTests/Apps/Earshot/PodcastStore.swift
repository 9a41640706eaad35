import Foundation

struct Show: Identifiable, Hashable, Sendable {
    let id: String
    var title: String
    var feed: URL
}

struct Episode: Identifiable, Hashable, Sendable {
    let id: String
    var showID: Show.ID
    var title: String
    var published: Date
    var length: Duration
    var audio: URL
    var notes: String = ""
}

actor PodcastStore {
    private(set) var shows: [Show]
    private(set) var episodes: [Episode]
    private(set) var nowPlaying: Episode.ID?
    private(set) var position: Duration = .zero
    private(set) var speed = 1.0
    private(set) var opened: [String] = []
    private(set) var search: String?

    let downloads: URL
    private let fetch: @Sendable (URL) async throws -> Data

    init(
        shows: [Show], episodes: [Episode], downloads: URL, fetch: @escaping @Sendable (URL) async throws -> Data
    ) {
        self.shows = shows
        self.episodes = episodes
        self.downloads = downloads
        self.fetch = fetch
    }

    func episode(_ id: Episode.ID) throws -> Episode {
        guard let episode = episodes.first(where: { $0.id == id }) else { throw EarshotError.noSuchEpisode(id: id) }
        return episode
    }

    func subscribe(to feed: URL) -> Show {
        let show = Show(id: feed.host() ?? feed.absoluteString, title: feed.lastPathComponent, feed: feed)
        shows.append(show)
        return show
    }

    func play(_ id: Episode.ID, from position: Duration = .zero) {
        nowPlaying = id
        self.position = position
    }

    func skip(_ distance: Duration) -> Duration {
        position = max(.zero, position + distance)
        return position
    }

    func setSpeed(_ speed: Double) { self.speed = speed }
    func open(_ id: String) { opened.append(id) }
    func find(_ words: String) { search = words }

    func download(_ id: Episode.ID) async throws -> URL {
        let episode = try episode(id)
        let data = try await fetch(episode.audio)
        let file = downloads.appending(path: "\(episode.id).mp3")
        try data.write(to: file)
        return file
    }
}
