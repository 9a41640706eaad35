import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Tideline

/// Tides, with links and snippets.
@Suite struct TidelineTests {
    private let watchlist: Watchlist
    private let app: IntentDefinitions

    init() {
        let watchlist = Watchlist()
        let tides: any TideProvider = HarmonicTides()
        self.watchlist = watchlist
        app = IntentDefinitions(bundleIdentifier: "com.example.tideline") {
            $0.add(dependency: tides)
            $0.add(dependency: watchlist)
        }
    }

    private func gauge(_ id: String) -> AnyAppEntity { app.entities["GaugeEntity"].makeReference(identifier: id) }

    @Test(
        "The level at a time is a length, said in full and shown in a snippet",
        arguments: [
            ("st-malo", 0.0, 6.0, "Saint-Malo"), ("st-malo", 21_600, -6, "Saint-Malo"), ("esbjerg", 0, 0.8, "Esbjerg"),
        ])
    func level(id: String, seconds: Double, meters: Double, name: String) async throws {
        let time = Date(timeIntervalSince1970: 1_728_000_000 + seconds)
        let result = try await app.intents["TideLevelIntent"].makeIntent(gauge: gauge(id), time: time).run()
        #expect(try result.value.as(Measurement<UnitLength>.self) == Measurement(value: meters, unit: .meters))
        #expect(result.dialog == "The water at \(name) stands at \(meters.formatted()) meters.")
        #expect(result.supportingDialog == name)
        let snippet = try #require(result.snippet)
        #expect(snippet.identifier == "TideSnippetIntent")
        #expect(try snippet.date.as(Date.self) == time)
        #expect(try snippet.gauge.id.as(String.self) == id)
    }

    @Test("A time beyond the forecast is refused in the app's words")
    func tooFarAhead() async throws {
        let intent = app.intents["TideLevelIntent"].makeIntent(
            gauge: gauge("esbjerg"), time: Date.now.addingTimeInterval(100.5 * 86_400))
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.message == "Tides are forecast for 30 days, not for 100.")
    }

    @Test("Words that fit several gauges lead to a choice of them")
    func ambiguous() async throws {
        let script = IntentScript(.choice("Saint Helier"))
        let time = Date(timeIntervalSince1970: 1_728_000_000)
        let result = try await app.intents["TideLevelIntent"].makeIntent(gauge: "saint", time: time).run(
            answering: script)
        #expect(try result.value.as(Measurement<UnitLength>.self).value == 5)
        #expect(script.questions.map(\.kind) == [.choice])
        #expect(script.questions.first?.choices.map(\.title) == ["Saint-Malo", "Saint Helier"])
        #expect(script.questions.first?.text == "Which of these gauges?")
    }

    @Test("Watching asks first, with the word that the intent has for yes")
    func watching() async throws {
        let script = IntentScript(.confirmation(true, containing: "watch"))
        let intent = app.intents["ToggleWatchIntent"].makeIntent(gauge: gauge("esbjerg"))
        let result = try await intent.run(answering: script)
        #expect(try result.value.as(Bool.self))
        #expect(result.dialog == "Now watching Esbjerg")
        #expect(script.questions.map(\.acceptLabel) == ["Toggle"])
        #expect(await watchlist.gauges == ["esbjerg"])
        let again = try await intent.run(answering: IntentScript(.confirmation(true)))
        #expect(again.dialog == "No longer watching Esbjerg")
        #expect(await watchlist.gauges.isEmpty)
    }

    @Test("Declining to watch changes nothing")
    func declining() async throws {
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents["ToggleWatchIntent"].makeIntent(gauge: gauge("esbjerg"))
                .run(answering: IntentScript(.confirmation(false)))
        }
        #expect(error?.reason == .declined)
        #expect(await watchlist.gauges.isEmpty)
    }

    @Test("An intent without perform opens its URL, values percent-encoded")
    func links() async throws {
        let open = try await app.intents["OpenGaugeIntent"].makeIntent(target: gauge("esbjerg")).run()
        #expect(open.opensURL?.absoluteString == "https://tideline.example/gauges/esbjerg?region=North%20Sea")
        let warn = try await app.intents["WarnIntent"].makeIntent(gauge: gauge("st-malo"), level: 4).run()
        #expect(warn.opensURL?.absoluteString == "https://tideline.example/warn/st-malo/4")
    }

    @Test("Each tab opens its own page", arguments: [("today", "now"), ("week", "week"), ("map", "map")])
    func tabs(tab: String, page: String) async throws {
        let intent = app.intents["OpenTabIntent"].makeIntent(target: app.enums["TideTab"].makeCase(tab))
        let result = try await intent.run()
        let following = try #require(result.opensIntent)
        #expect(following.identifier == "OpenURLIntent")
        #expect(try following.url.as(URL.self).absoluteString == "https://tideline.example/\(page)")
        #expect(await watchlist.opened == [tab])
    }

    @Test("Comparing takes two or three gauges, and asks for them where there are none")
    func comparing() async throws {
        let compare = app.intents["CompareGaugesIntent"]
        let result = try await compare.makeIntent(gauges: [gauge("esbjerg"), gauge("st-helier")]).run()
        #expect(try result.value.name.as(String.self) == "Saint Helier")
        #expect(result.dialog == "Saint Helier is highest at 5 m.")
        let script = IntentScript(.value([gauge("st-malo"), gauge("esbjerg")], for: "gauges"))
        let asked = try await compare.makeIntent().run(answering: script)
        #expect(try asked.value.name.as(String.self) == "Saint-Malo")
        #expect(script.questions.map(\.text) == ["Which gauges shall I compare?"])
        let error = await #expect(throws: IntentTestingError.self) {
            try await compare.makeIntent(gauges: [gauge("esbjerg")]).run()
        }
        #expect(error?.message.contains("2 to 3") == true)
    }

    @Test("Gauges come in sections of their regions, are found by region, and have their level only when asked")
    func finding() async throws {
        let gauges = app.entities["GaugeEntity"]
        let suggested = try await gauges.suggestedEntities()
        #expect(try suggested.map { try $0.id.as(String.self) } == ["st-malo", "st-helier", "esbjerg"])
        let found = try await gauges.entities(matching: "north")
        #expect(try found.map { try $0.name.as(String.self) } == ["Esbjerg"])
        let esbjerg = try #require(found.first)
        let level = try esbjerg.level.as(Measurement<UnitLength>.self)
        #expect(level.unit == .meters)
        #expect(abs(level.value) <= 0.8)
    }

    @Test("A gauge leaves as JSON and as its name")
    func exporting() async throws {
        let esbjerg = try #require(try await app.entities["GaugeEntity"].entities(identifiers: ["esbjerg"]).first)
        let file = try await esbjerg.exported(as: .json)
        let decoded = try JSONDecoder().decode([String: String].self, from: file.data)
        #expect(decoded == ["id": "esbjerg", "name": "Esbjerg"])
        #expect(try await esbjerg.exported(as: String.self) == "Esbjerg")
    }
}
