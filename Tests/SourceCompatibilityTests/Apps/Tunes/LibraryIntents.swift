import AppIntents
import Foundation

struct AddToPlaylistIntent: AppIntent {
    static var title: LocalizedStringResource = "Add to Playlist"

    @Parameter(title: "Songs", size: IntentCollectionSize(min: 1, max: 3))
    var songs: [SongEntity]

    @Parameter(title: "Playlist", query: PlaylistQuery())
    var playlist: PlaylistEntity?

    @Dependency private var library: MusicLibrary

    static var parameterSummary: some ParameterSummary {
        Summary("Add \(\.$songs) to \(\.$playlist)", table: "Tunes")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<[SongEntity]> & ProvidesDialog {
        let target: Playlist.ID
        if let playlist {
            target = playlist.id
        } else {
            let name = "Mixtape"
            try await requestConfirmation(
                result: .result(dialog: "Shall I make a playlist called \(name)?"), confirmationActionName: .create)
            target = await library.create(name).id
        }
        let changed = try await library.append(songs.map(\.id), to: target)
        let all = await library.songs.filter { changed.songIDs.contains($0.id) }
        return .result(
            value: all.map { SongEntity($0) },
            dialog: .init(stringLiteral: "\(changed.name) has \(changed.songIDs.count) songs now."))
    }
}

struct FavouriteIntent: SetValueIntent {
    static var title: LocalizedStringResource = "Favourite"

    @Parameter(title: "Song")
    var song: SongEntity

    @Parameter(title: "Favourite", displayName: Bool.IntentDisplayName(true: "a favourite", false: "just a song"))
    var value: Bool

    @Dependency private var library: MusicLibrary

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        await library.setFavourite(song.id, value)
        return .result(value: await library.favourites.contains(song.id))
    }
}

struct SearchTunesIntent: ShowInAppSearchResultsIntent {
    static var title: LocalizedStringResource = "Search Tunes"
    static var searchScopes: [StringSearchScope] = [.general]

    @Parameter(title: "Words")
    var criteria: StringSearchCriteria

    @Dependency private var library: MusicLibrary

    func perform() async throws -> some IntentResult {
        await library.searched(for: criteria.term)
        return .result()
    }
}

struct TunesWidgetIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Shelf"

    @Parameter(title: "Playlists", size: [.systemSmall: 1, .systemMedium: 2, .systemLarge: .init(min: 1, max: 6)])
    var playlists: [PlaylistEntity]?

    @Parameter(title: "Show Covers", default: true)
    var showsCovers: Bool?

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) {
                Summary { \.$playlists }
            }
            DefaultCase {
                When(widgetFamily: .equalTo, .accessoryInline) {
                    Summary()
                } otherwise: {
                    Summary {
                        \.$playlists
                        \.$showsCovers
                    }
                }
            }
        }
    }
}

struct TunesShortcuts: AppShortcutsProvider {
    @AppShortcutsBuilder
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: PlayIntent(), phrases: ["Play something in \(.applicationName)"], shortTitle: "Play",
            systemImageName: "play")
        AppShortcut(
            intent: AddToPlaylistIntent(),
            phrases: ["Add to \(\.$playlist) in \(.applicationName)", "\(.applicationName) add to playlist"],
            shortTitle: "Add", systemImageName: "text.badge.plus")
    }

    static let shortcutTileColor = ShortcutTileColor.pink
}
