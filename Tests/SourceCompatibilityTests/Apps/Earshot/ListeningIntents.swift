import AppIntents
import Foundation

struct PlayEpisodeIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Episode"

    @Parameter(title: "Episode", optionsProvider: EpisodesByShow())
    var episode: EpisodeEntity

    @Parameter(title: "Start At", defaultValue: 0, unit: .seconds)
    var start: Measurement<UnitDuration>

    @Dependency private var store: PodcastStore

    static var parameterSummary: some ParameterSummary {
        Summary("Play \(\.$episode)") {
            \.$start
        }
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        await store.play(episode.id, from: .seconds(start.converted(to: .seconds).value))
        return .result(dialog: IntentDialog(full: "Here is \(episode.title).", systemImageName: "play.fill"))
    }

    private struct EpisodesByShow: DynamicOptionsProvider {
        @Dependency var store: PodcastStore

        func results() async throws -> ItemCollection<EpisodeEntity> {
            let shows = await store.shows
            let episodes = await store.entities { _ in true }
            return ItemCollection(promptLabel: "Which episode?", usesIndexedCollation: true) {
                for show in shows {
                    ItemSection(
                        "\(show.title)", subtitle: "Newest first", image: .init(systemName: "waveform")
                    ) {
                        for episode in episodes where episode.show.id == show.id {
                            Item(episode, title: "\(episode.title)", subtitle: "\(Int(episode.length.value)) s")
                        }
                    }
                }
            }
        }
    }
}

struct SkipIntent: AppIntent {
    static let title: LocalizedStringResource = "Skip"
    static let isDiscoverable = false

    @Parameter(title: "Distance", default: .seconds(30))
    var distance: Duration

    @Dependency private var store: PodcastStore

    func perform() async throws -> some IntentResult & ReturnsValue<Duration> {
        guard await store.nowPlaying != nil else { throw EarshotError.nothingPlaying }
        return .result(value: await store.skip(distance))
    }
}

struct DownloadEpisodesIntent: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Download Episodes"

    @Parameter(title: "Episodes")
    var episodes: [EpisodeEntity]

    @Dependency private var store: PodcastStore

    func perform() async throws -> some IntentResult & ReturnsValue<[URL]> & ProvidesDialog {
        progress.totalUnitCount = Int64(episodes.count)
        progress.kind = .file
        let store = store
        let ids = episodes.map(\.id)
        let progress = progress
        let files = try await withIntentCancellationHandler {
            try await performBackgroundTask {
                var files: [URL] = []
                for id in ids {
                    try Task.checkCancellation()
                    files.append(try await store.download(id))
                    progress.completedUnitCount += 1
                }
                return files
            }
        } onCancel: { reason in
            if reason == .userCancelled { progress.cancel() }
        }
        return .result(value: files, dialog: "\(files.count) episodes are ready.")
    }
}

struct SubscribeIntent: AppIntent {
    static let title: LocalizedStringResource = "Subscribe"
    static let description = IntentDescription("Follows a show by the address of its feed.")

    @Parameter(title: "Feed")
    var feed: URL

    @Dependency private var store: PodcastStore

    func perform() async throws -> some IntentResult & ReturnsValue<ShowEntity> & OpensIntent {
        guard feed.scheme == "https" else { throw EarshotError.notAFeed(feed) }
        guard try await $feed.requestConfirmation(for: feed, dialog: "Follow \(feed.host() ?? "it")?") else {
            throw AppIntentError.UserActionRequired.confirmation
        }
        let show = ShowEntity(await store.subscribe(to: feed))
        return .result(value: show, opensIntent: OpenShowIntent(target: show))
    }
}
