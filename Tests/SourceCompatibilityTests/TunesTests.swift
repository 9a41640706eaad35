import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Tunes

/// A music player's intents and queries.
@Suite("Tunes, a music player") struct TunesTests {
    private let library = MusicLibrary(
        songs: [
            Song(id: 1, title: "Low Tide", artist: "The Piers", seconds: 180),
            Song(id: 2, title: "High Tide", artist: "The Piers", seconds: 240),
            Song(id: 3, title: "Slack Water", artist: "Mud Larks", seconds: 720),
        ],
        playlists: [
            Playlist(id: "sea", name: "By the Sea", songIDs: [3, 1]), Playlist(id: "none", name: "Empty", songIDs: []),
        ])
    private let definitions: IntentDefinitions

    init() {
        let library = library
        definitions = IntentDefinitions(bundleIdentifier: "tunes") { manager in
            manager.add(dependency: library)
            manager.add(key: "library", dependency: library)
        }
    }

    private func songs(_ ids: [Int]) async throws -> [AnyAppEntity] {
        try await definitions.entities["SongEntity"].entities(identifiers: ids)
    }

    @Test("Playing a playlist says so and shows what plays")
    func playing() async throws {
        let playlist = definitions.entities["PlaylistEntity"].makeReference(identifier: "sea")
        let result = try await definitions.intents["PlayIntent"].makeIntent(playlist: playlist, repeating: "This Song")
            .run()
        #expect(result.dialog == "Playing By the Sea.")
        #expect(result.snippet?.identifier == "NowPlayingIntent")
        #expect(await library.queue == [3, 1])
        #expect(await library.repeatMode == .one)
    }

    @Test("The repeat mode is taken by its title, its synonym or its raw value", arguments: ["All", "everything", "2"])
    func repeating(word: String) async throws {
        let playlist = definitions.entities["PlaylistEntity"].makeReference(identifier: "sea")
        try await definitions.intents["PlayIntent"].makeIntent(playlist: playlist, repeating: word).run()
        #expect(await library.repeatMode == .everything)
    }

    @Test("An empty playlist cannot be played")
    func empty() async throws {
        let playlist = definitions.entities["PlaylistEntity"].makeReference(identifier: "none")
        let error = await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["PlayIntent"].makeIntent(playlist: playlist).run()
        }
        #expect(error?.reason == .failed)
        #expect(await library.queue.isEmpty)
    }

    @Test("The snippet returns the song that plays, or none")
    func snippet() async throws {
        let intent = definitions.intents["NowPlayingIntent"].makeIntent()
        #expect(try await intent.run().value == AnyAppEntity?.none)
        await library.play([2], repeating: .none)
        let result = try await intent.run()
        #expect(try result.value.title == "High Tide")
        #expect(try result.value.isLong == false)
    }

    @Test("Songs are found by title and artist", arguments: [("tide", [1, 2]), ("larks", [3]), ("Rain", [])])
    func searching(words: String, ids: [Int]) async throws {
        let found = try await definitions.entities["SongEntity"].entities(matching: words)
        #expect(found.map(\.identifier.instanceIdentifier) == ids.map(String.init))
    }

    @Test("A playlist has its songs within, in its own order")
    func playlists() async throws {
        let all = try await definitions.entities["PlaylistEntity"].allEntities()
        #expect(try all.map { try $0.name as String } == ["By the Sea", "Empty"])
        #expect(try all[0].songs[0].title == "Slack Water")
        #expect(try all[0].songs.count == 2)
        let length: Measurement<UnitDuration> = try all[0].songs[0].length
        #expect(length.converted(to: .minutes).value == 12)
    }

    @Test("One to three songs are added, to a playlist that is made when there is none")
    func adding() async throws {
        let script = IntentScript(.confirmation(true))
        let intent = definitions.intents["AddToPlaylistIntent"].makeIntent(songs: try await songs([1, 2]))
        let result = try await intent.run(answering: script)
        #expect(script.questions.map(\.text) == ["Shall I make a playlist called Mixtape?"])
        #expect(script.questions.first?.acceptLabel == "Create")
        #expect(result.dialog == "Mixtape has 2 songs now.")
        #expect(await library.playlist("mixtape")?.songIDs == [1, 2])
        let many = definitions.intents["AddToPlaylistIntent"].makeIntent(songs: try await songs([1, 2, 3, 1]))
        await #expect(throws: IntentTestingError.self) {
            try await many.run(answering: IntentScript(.confirmation(true)))
        }
    }

    @Test("The volume has bounds", arguments: [(0.8, 0.8), (1.5, 0.5)])
    func volume(wanted: Double, then: Double) async throws {
        _ = try? await definitions.intents["SetVolumeIntent"].makeIntent(value: wanted).run()
        #expect(await library.volume == then)
    }

    @Test("The sleep timer turns minutes into seconds, and needs something that plays")
    func sleeping() async throws {
        let intent = definitions.intents["SleepTimerIntent"].makeIntent(
            time: Measurement(value: 2, unit: UnitDuration.minutes))
        await #expect(throws: IntentTestingError.self) { try await intent.run() }
        await library.play([1], repeating: .none)
        let result: Measurement<UnitDuration> = try await intent.run().value
        #expect(result == Measurement(value: 120, unit: .seconds))
        let standard: Measurement<UnitDuration> = try await definitions.intents["SleepTimerIntent"].makeIntent().run()
            .value
        #expect(standard.value == 1800)
    }

    @Test("A long time is confirmed beside what plays")
    func sleepingLong() async throws {
        await library.play([1], repeating: .none)
        let script = IntentScript(.confirmation(true))
        let intent = definitions.intents["SleepTimerIntent"].makeIntent(time: "3 h")
        let result: Measurement<UnitDuration> = try await intent.run(answering: script).value
        #expect(result.value == 10_800)
        #expect(script.questions.map(\.text) == ["That is long. Play on until then?"])
        #expect(script.questions.first?.acceptLabel == "Set")
    }

    @Test("A favourite is set, and words are searched for in the app")
    func words() async throws {
        let song = try #require(try await songs([3]).first)
        let result = try await definitions.intents["FavouriteIntent"].makeIntent(song: song, value: true).run()
        #expect(try result.value == true)
        try await definitions.intents["SearchTunesIntent"].makeIntent(criteria: "harbour songs").run()
        #expect(await library.lastSearch == "harbour songs")
    }

    @Test("What is predicted is told by the parameters that have values")
    func predicting() {
        let intent = PlayIntent()
        #expect(PlayIntent.predictionConfiguration.displayRepresentation(for: intent) == nil)
        intent.playlist = PlaylistEntity(Playlist(id: "sea", name: "By the Sea", songIDs: []), songs: [])
        let display = PlayIntent.predictionConfiguration.displayRepresentation(for: intent)
        #expect(display.map { String(localized: $0.title) } == "Play “By the Sea”")
        #expect(display?.subtitle == "As you often do at this hour")
    }

    @Test("An intent that is retired still runs for whoever saved it")
    func retired() async throws {
        let result = try await definitions.intents["StartRadioIntent"].makeIntent().run()
        #expect(result.value == nil)
        #expect(result.dialog == nil)
    }

    @Test("A property that is fetched only when it is wanted")
    func deferred() async throws {
        let playlist = PlaylistEntity(
            Playlist(id: "sea", name: "By the Sea", songIDs: [1]),
            songs: [SongEntity(Song(id: 1, title: "Low Tide", artist: "The Piers", seconds: 180))])
        #expect(try await playlist.totalLength == Measurement(value: 180, unit: UnitDuration.seconds))
    }

    @Test(
        "A song or a playlist may be queued",
        arguments: [("SongEntity", "2", [1, 2]), ("PlaylistEntity", "sea", [1, 3, 1])])
    func queueing(type: String, id: String, queue: [Int]) async throws {
        await library.play([1], repeating: .none)
        let item = definitions.entities[type].makeReference(identifier: id)
        let result = try await definitions.intents["QueueIntent"].makeIntent(item: item).run()
        #expect(try result.value == queue.count - 1)
        #expect(result.dialog == "\(queue.count - 1) more to hear.")
        #expect(await library.queue == queue)
    }
}
