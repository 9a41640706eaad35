import Foundation

struct Song: Identifiable, Hashable, Sendable {
    let id: Int
    var title: String
    var artist: String
    var seconds: TimeInterval
}

struct Playlist: Identifiable, Sendable {
    let id: String
    var name: String
    var songIDs: [Int]
}

actor MusicLibrary {
    enum RepeatMode: Sendable { case none, one, everything }

    private(set) var songs: [Song]
    private(set) var playlists: [Playlist]
    private(set) var queue: [Int] = []
    private(set) var repeatMode = RepeatMode.none
    private(set) var volume = 0.5
    private(set) var favourites: Set<Int> = []
    private(set) var stopsAfter: TimeInterval?
    private(set) var lastSearch: String?

    init(songs: [Song], playlists: [Playlist] = []) {
        self.songs = songs
        self.playlists = playlists
    }

    func song(_ id: Int) -> Song? { songs.first { $0.id == id } }
    func playlist(_ id: String) -> Playlist? { playlists.first { $0.id == id } }

    func play(_ ids: [Int], repeating mode: RepeatMode) {
        queue = ids
        repeatMode = mode
    }

    func queue(_ ids: [Int]) { queue += ids }

    func append(_ ids: [Int], to playlistID: String) throws -> Playlist {
        guard let index = playlists.firstIndex(where: { $0.id == playlistID }) else { throw TunesError.noSuchPlaylist }
        playlists[index].songIDs += ids
        return playlists[index]
    }

    func create(_ name: String) -> Playlist {
        let playlist = Playlist(id: name.lowercased(), name: name, songIDs: [])
        playlists.append(playlist)
        return playlist
    }

    func setVolume(_ volume: Double) { self.volume = volume }
    func setFavourite(_ id: Int, _ isFavourite: Bool) {
        if isFavourite { favourites.insert(id) } else { favourites.remove(id) }
    }
    func stop(after seconds: TimeInterval) { stopsAfter = seconds }
    func searched(for words: String) { lastSearch = words }
}

enum TunesError: Error {
    case noSuchPlaylist
    case nothingPlaying
    case emptyPlaylist(name: String)
}
