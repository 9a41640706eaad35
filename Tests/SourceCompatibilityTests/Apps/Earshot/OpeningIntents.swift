import AppIntents
import Foundation

struct OpenShowIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Show"

    @Parameter(title: "Show") var target: ShowEntity

    @Dependency private var store: PodcastStore

    init() {}

    init(target: ShowEntity) {
        self.target = target
    }

    func perform() async throws -> some IntentResult {
        await store.open(target.id)
        return .result()
    }
}

struct OpenEpisodeIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Episode"

    @Parameter(title: "Episode", description: "The episode to show.")
    var target: EpisodeEntity
}

struct ShareEpisodeIntent: AppIntent {
    static let title: LocalizedStringResource = "Share Episode"

    @Parameter(title: "Episode") var episode: EpisodeEntity

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: try await OpenURLIntent(urlRepresentable: episode))
    }
}

@available(*, deprecated)
@AssistantIntent(schema: .system.search)
struct SearchEarshotIntent {
    static let searchScopes: [StringSearchScope] = [.general]

    var criteria: StringSearchCriteria

    @Dependency var store: PodcastStore

    func perform() async throws -> some IntentResult {
        await store.find(criteria.term)
        return .result()
    }
}

struct EarshotShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PlayEpisodeIntent(),
            phrases: ["Play \(\.$episode) on \(.applicationName)", "\(.applicationName), play something"],
            shortTitle: "Play", systemImageName: "play",
            parameterPresentation: AppShortcutParameterPresentation(
                for: \.$episode, summary: .init("Play \(\.$episode)", table: "Shortcuts"),
                optionsCollections: {
                    AppShortcutOptionsCollection(EpisodeQuery(), title: "Newest", systemImageName: "sparkles")
                }))
    }
}
