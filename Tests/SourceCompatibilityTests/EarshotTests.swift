import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Earshot

/// A podcast player's intents and queries.
@Suite("Earshot, a podcast player") struct EarshotTests {
    private struct Unreachable: Error {}

    private let store: PodcastStore
    private let definitions: IntentDefinitions

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let site = try #require(URL(string: "https://earshot.example/feed"))
        func episode(_ id: String, _ show: String, _ title: String, _ day: Double, minutes: Int) -> Episode {
            Episode(
                id: id, showID: show, title: title, published: Date(timeIntervalSinceReferenceDate: day * 86_400),
                length: .seconds(minutes * 60), audio: site.appending(path: "\(id).mp3"), notes: "About \(title)")
        }
        let store = PodcastStore(
            shows: [Show(id: "sea", title: "Sea Talk", feed: site), Show(id: "sky", title: "Sky Talk", feed: site)],
            episodes: [
                episode("s1", "sea", "Currents", 1, minutes: 30), episode("k1", "sky", "Clouds", 3, minutes: 20),
                episode("s2", "sea", "Harbours", 2, minutes: 45),
            ], downloads: folder
        ) { url in
            guard url.lastPathComponent != "k1.mp3" else { throw Unreachable() }
            return Data(url.lastPathComponent.utf8)
        }
        self.store = store
        definitions = IntentDefinitions(bundleIdentifier: "earshot") { $0.add(dependency: store) }
    }

    private func episode(_ id: String) -> AnyAppEntity {
        definitions.entities["EpisodeEntity"].makeReference(identifier: id)
    }

    @Test("An episode that is left out is chosen from all shows'")
    func choosing() async throws {
        let script = IntentScript(.choice("Harbours", for: "episode"))
        let result = try await definitions.intents["PlayEpisodeIntent"].makeIntent().run(answering: script)
        #expect(script.questions.first?.choices.map(\.title) == ["Currents", "Harbours", "Clouds"])
        #expect(result.dialog == "Here is Harbours.")
        #expect(await store.nowPlaying == "s2")
    }

    @Test("Playing begins where it is told", arguments: [("90 s", 90), ("2 min", 120)])
    func starting(start: String, seconds: Int) async throws {
        try await definitions.intents["PlayEpisodeIntent"].makeIntent(episode: episode("s1"), start: start).run()
        #expect(await store.position == .seconds(seconds))
    }

    @Test("Skipping goes thirty seconds on, or as far as is said, and never before the beginning")
    func skipping() async throws {
        let error = await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["SkipIntent"].makeIntent().run()
        }
        #expect(error?.message.contains("Nothing is playing.") == true)
        await store.play("s1")
        let first: Duration = try await definitions.intents["SkipIntent"].makeIntent().run().value
        #expect(first == .seconds(30))
        let back: Duration = try await definitions.intents["SkipIntent"].makeIntent(distance: Duration.seconds(-50))
            .run().value
        #expect(back == .zero)
    }

    @Test("Downloads give the files")
    func downloading() async throws {
        let intent = definitions.intents["DownloadEpisodesIntent"].makeIntent(episodes: [episode("s1"), episode("s2")])
        let result = try await intent.run()
        #expect(result.dialog == "2 episodes are ready.")
        let files: [URL] = try result.value
        #expect(try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) } == ["s1.mp3", "s2.mp3"])
    }

    @Test("A download that fails is told, and what was fetched before stays")
    func failing() async throws {
        let intent = definitions.intents["DownloadEpisodesIntent"].makeIntent(episodes: [episode("s1"), episode("k1")])
        await #expect(throws: IntentTestingError.self) { try await intent.run() }
        let folder = await store.downloads.path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["s1.mp3"])
    }

    @Test("A download that the person stops ends at once")
    func stopping() async throws {
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let slow = PodcastStore(
            shows: await store.shows, episodes: await store.episodes, downloads: await store.downloads
        ) { _ in
            start.yield()
            try await Task.sleep(for: .seconds(3600))
            return Data()
        }
        let definitions = IntentDefinitions(bundleIdentifier: "earshot") { $0.add(dependency: slow) }
        let intent = definitions.intents["DownloadEpisodesIntent"].makeIntent(episodes: [episode("s1")])
        let run = Task { try await intent.run() }
        for await _ in starts { break }
        run.cancel()
        await #expect(throws: CancellationError.self) { try await run.value }
        let folder = await store.downloads.path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test("Following a feed is confirmed and opens the show", arguments: [true, false])
    func subscribing(isConfirmed: Bool) async throws {
        let feed = try #require(URL(string: "https://waves.example/waves"))
        let script = IntentScript(.confirmation(isConfirmed))
        let result = try? await definitions.intents["SubscribeIntent"].makeIntent(feed: feed).run(answering: script)
        #expect(script.questions.map(\.text) == ["Follow waves.example?"])
        #expect(await store.opened == (isConfirmed ? ["waves.example"] : []))
        #expect(result?.opensIntent?.identifier == (isConfirmed ? "OpenShowIntent" : nil))
        #expect(await store.shows.count == (isConfirmed ? 3 : 2))
    }

    @Test("What is no feed is refused with what would be one")
    func noFeed() async throws {
        let error = await #expect(throws: IntentTestingError.self) {
            try await definitions.intents["SubscribeIntent"].makeIntent(feed: "ftp://waves.example").run()
        }
        #expect(error?.message.contains("ftp://waves.example is not a podcast feed: a feed starts with https.") == true)
    }

    @Test("An episode opens and is shared by its link", arguments: ["OpenEpisodeIntent", "ShareEpisodeIntent"])
    func links(intent: String) async throws {
        let link = URL(string: "https://earshot.example/episodes/s1")
        if intent == "OpenEpisodeIntent" {
            #expect(try await definitions.intents[intent].makeIntent(target: episode("s1")).run().opensURL == link)
        } else {
            let result = try await definitions.intents[intent].makeIntent(episode: episode("s1")).run(
                answering: IntentScript(.confirmation(true)))
            #expect(result.opensIntent?.identifier == "OpenURLIntent")
            #expect(try result.opensIntent?.url == link)
        }
    }

    @Test("Episodes come newest first, with their show and their length")
    func suggesting() async throws {
        let all = try await definitions.entities["EpisodeEntity"].suggestedEntities()
        #expect(try all.map { try $0.title as String } == ["Clouds", "Harbours", "Currents"])
        #expect(try all[1].show.title == "Sea Talk")
        #expect(try all[1].length == Measurement(value: 2700, unit: UnitDuration.seconds))
    }

    @Test("What follows a schema of the earlier spelling works as the rest does")
    func earlierSpelling() async throws {
        try await definitions.intents["SearchEarshotIntent"].makeIntent(criteria: "whales").run()
        #expect(await store.search == "whales")
        let dramas = try await definitions.entities["DramaEntity"].entities(identifiers: [7])
        #expect(try dramas[0].title == "Act 7")
        #expect(try dramas[0].seriesTitle == "Nights at the Lighthouse")
        #expect(try dramas[0].author == String?.none)
    }
}
