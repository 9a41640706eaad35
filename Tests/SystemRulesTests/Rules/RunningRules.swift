import Foundation
import JSON
import Testing

/// The rules by which an intent is filled in and run, by their numbers in `Documentation/Rules.md`.
@Suite("The rules of running, each way in", .serialized)
struct RunningRules {
    private let box: Box

    init() throws {
        box = try Box()
    }

    @Test(arguments: WayIn.allCases)
    func
        `Rule 7: what is missing is asked for in order, a default is taken first, an optional value is never asked for`(
            _ way: WayIn
        ) async throws
    {
        let told = try await box.run("OfferTrainIntent", answers: [.text("9:15"), .text("Loop")], by: way)
        #expect(told.value == "9:15 7 Loop -", "\(told.words)")
        let first = try #require(told.words.range(of: "Which train?"))
        #expect(told.words[first.upperBound...].contains("Which line?"))
        #expect(!told.words.contains("Remark"))
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 7: words become values of the parameters' types`(_ way: WayIn) async throws {
        let told = try await box.run(
            "ReadTimetableIntent",
            [
                "departure": "2031-12-12T11:00:00Z", "wait": "2 hours 5 minutes", "distance": "3 km",
                "colour": "danger", "stops": true,
            ], by: way)
        #expect(told.value == ["2031-12-12T11:00:00Z", "7500", "3000", "red", "true"], "\(told.words)")
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 8: one match of id, title, synonym or URI is taken`(_ way: WayIn) async throws {
        for words in ["yard/1", "home", "lever yard/1", "appintents://signalbox/LampEntity/yard%2F1"] {
            let told = try await box.run("ShowLampIntent", ["lamp": .string(words)], by: way)
            #expect(told.value?["title"] == "Home", "\(words): \(told.words)")
            #expect(!told.wasAsked)
        }
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 8: several matches are offered, never guessed`(_ way: WayIn) async throws {
        let told = try await box.run(
            "ShowLampIntent", ["lamp": "start"], answers: [.choice("Starter North")], by: way)
        #expect(told.value?["title"] == "Starter North", "\(told.words)")
        #expect(told.words.contains("Starter") && told.wasAsked)
        let unanswered = try await box.run("ShowLampIntent", ["lamp": "start"], by: way)
        #expect(!unanswered.isDone)
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 8: what is not found is told with what was looked for`(_ way: WayIn) async throws {
        for words in ["Kraken", "appintents://signalbox/LampEntity/gone"] {
            let told = try await box.run("ShowLampIntent", ["lamp": .string(words)], by: way)
            #expect(!told.isDone)
            #expect(told.words.contains(words == "Kraken" ? words : "gone"), "\(told.words)")
        }
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 8: two answers that will not do end in a choice`(_ way: WayIn) async throws {
        // A client's form offers the lamps at once, so that nothing else can be answered.
        let answers: [Answer] =
            way == .client ? [.choice("Home")] : [.text("Nowhere"), .text("Nothing"), .choice("Home")]
        let told = try await box.run("ShowLampIntent", answers: answers, by: way)
        #expect(told.value?["id"] == "yard/1", "\(told.words)")
        #expect(told.words.contains("Starter North"), "\(told.words)")
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 8: ids travel, and no entity is made of them`(_ way: WayIn) async throws {
        let ids = (0..<2000).map { JSONValue.string("lamp \($0)") }
        let told = try await box.run("CountLampsIntent", ["lamps": .array(ids)], by: way)
        #expect(told.value == 2000, "\(told.words.prefix(500))")
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 9: a question suspends the run, which goes on with the answer`(_ way: WayIn) async throws {
        let told = try await box.run("PullLeverIntent", answers: [.text("12"), .yes], by: way)
        #expect(told.value == "12", "\(told.words)")
        #expect(told.words.contains("Which lever?") && told.words.contains("Pull lever 12?"))
        #expect(box.deeds == ["pulled 12"])
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 9: a no ends the run as declined`(_ way: WayIn) async throws {
        let told = try await box.run("PullLeverIntent", answers: [.text("12"), .no], by: way)
        #expect(!told.isDone)
        #expect(told.words.contains("declined"), "\(told.words)")
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 12: progress is told of to its end`(_ way: WayIn) async throws {
        let told = try await box.run("CleanLampsIntent", by: way)
        #expect(told.value == 4, "\(told.words)")
        #expect(told.progress == 1)
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 13: a missing dependency fails the run with its type's name`(_ way: WayIn) async throws {
        let told = try await box.run("ShowPlanIntent", by: way)
        #expect(!told.isDone)
        #expect(told.words.contains("TrackPlan"), "\(told.words)")
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 14: the intent that follows is run, and a link is told`(_ way: WayIn) async throws {
        let told = try await box.run("AcceptTrainIntent", answers: [.text("Main")], by: way)
        #expect(told.outcome?["opensIntent"]?["value"] == "9:15 7 Main -", "\(told.words)")
        let opened = try await box.run("OpenLampIntent", ["target": "Home"], by: way)
        #expect(opened.words.contains("https://signalbox.example/lamps/yard%2F1"), "\(opened.words)")
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 16: an entity's URI finds it again, another day and another way`(_ way: WayIn) async throws {
        let told = try await box.run("ShowLampIntent", ["lamp": "Home"], by: way)
        let uri = try #require(told.value?["uri"]?.string)
        #expect(uri == "appintents://signalbox/LampEntity/yard%2F1")
        for other in WayIn.allCases {
            let found = try await box.get(uri, by: other)
            #expect(found.isDone && found.words.contains("Home"), "\(found.words)")
        }
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 17: an entity over 10 MB fails with its name, property and size`(_ way: WayIn) async throws {
        let told = try await box.run("ShowLampIntent", ["lamp": "heavy"], by: way)
        #expect(!told.isDone)
        for words in ["LampEntity/heavy", "picture", "10 MB"] { #expect(told.words.contains(words), "\(told.words)") }
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 18: ids stand percent-encoded in links`(_ way: WayIn) async throws {
        let told = try await box.run("OpenLampIntent", ["target": "Distant"], by: way)
        #expect(told.words.contains("https://signalbox.example/lamps/yard%204"), "\(told.words)")
    }
}
