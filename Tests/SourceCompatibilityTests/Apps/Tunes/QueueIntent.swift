import AppIntents

@UnionValue
enum Playable {
    case song(SongEntity)
    case playlist(PlaylistEntity)
}

extension Playable {
    var songs: [SongEntity] {
        switch self {
        case .song(let song): [song]
        case .playlist(let playlist): playlist.songs
        }
    }
}

struct QueueIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Add to Queue"

    @Parameter(title: "Item", requestValueDialog: "What shall come next?")
    var item: Playable

    @Dependency private var library: MusicLibrary

    static var parameterSummary: some ParameterSummary {
        Summary("Queue \(\.$item)")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let songs = item.songs
        await library.queue(songs.map(\.id))
        return .result(value: songs.count, dialog: "\(songs.count) more to hear.")
    }
}
