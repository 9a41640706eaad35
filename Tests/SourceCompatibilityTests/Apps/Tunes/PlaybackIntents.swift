import AppIntents
import Foundation

struct PlayIntent: AudioPlaybackIntent, PredictableIntent {
    static let title: LocalizedStringResource = "Play"
    static let description = IntentDescription("Plays a playlist from its beginning.", categoryName: "Playback")

    static var supportedModes: IntentModes { .background }

    static var parameterSummary: some ParameterSummary {
        Switch(\.$repeating) {
            Case(.none) {
                Summary("Play \(\.$playlist)") { \.$repeating }
            }
            Case([.one, .everything]) {
                Summary("Play \(\.$playlist), repeating \(\.$repeating)")
            }
            DefaultCase() {
                Summary("Play \(\.$playlist)")
            }
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$playlist)) { playlist in
            DisplayRepresentation(title: "Play “\(playlist.name)”", subtitle: "As you often do at this hour")
        }
        IntentPrediction(parameters: (\.$playlist, \.$repeating)) { playlist, repeating in
            DisplayRepresentation(title: "Loop “\(playlist.name)”")
        }
    }

    @Parameter(title: "Playlist", description: "What to play.", requestDisambiguationDialog: "Which playlist?")
    var playlist: PlaylistEntity

    @Parameter(title: "Repeat", default: RepeatOption.none)
    var repeating: RepeatOption

    @Dependency var library: MusicLibrary

    func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
        let songs = playlist.songs
        guard !songs.isEmpty else { throw TunesError.emptyPlaylist(name: playlist.name) }
        await library.play(songs.map(\.id), repeating: repeating.mode)
        return .result(dialog: "Playing \(playlist.name).", snippetIntent: NowPlayingIntent())
    }
}

struct NowPlayingIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Now Playing"
    static let isDiscoverable = false

    @Dependency var library: MusicLibrary

    func perform() async throws -> some IntentResult & ReturnsValue<SongEntity?> & ShowsSnippetView {
        guard let first = await library.queue.first, let song = await library.song(first) else {
            return .result(value: nil)
        }
        return .result(value: SongEntity(song))
    }
}

struct SetVolumeIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Volume"

    @Parameter(title: "Volume", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
    var value: Double

    @Dependency var library: MusicLibrary

    func perform() async throws -> some IntentResult {
        await library.setVolume(value)
        return .result()
    }
}

struct SleepTimerIntent: AppIntent {
    static let title: LocalizedStringResource = "Set Sleep Timer"

    @Parameter(title: "Time", defaultValue: 30, defaultUnit: .minutes, supportsNegativeNumbers: false)
    var time: Measurement<UnitDuration>

    @Dependency var library: MusicLibrary

    static var parameterSummary: some ParameterSummary { Summary("Stop playing after \(\.$time)") }

    func perform() async throws -> some ReturnsValue<Measurement<UnitDuration>> {
        guard await !library.queue.isEmpty else { throw TunesError.nothingPlaying }
        let seconds = time.converted(to: .seconds)
        if seconds.value > 7200 {
            let song = try await requestConfirmation(
                actionName: .set, dialog: "That is long. Play on until then?", snippetIntent: NowPlayingIntent())
            guard song != nil else { throw TunesError.nothingPlaying }
        }
        await library.stop(after: seconds.value)
        return .result(value: seconds)
    }
}

@available(*, deprecated)
struct StartRadioIntent: AudioStartingIntent, DeprecatedAppIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "StartRadioIntent"
    static var title: LocalizedStringResource = "Start Radio"
    static var deprecation: IntentDeprecation<PlayIntent> {
        IntentDeprecation(message: "The radio has closed.", replacedBy: PlayIntent.self)
    }

    func perform() async throws -> some IntentResult {
        return .result()
    }
}
