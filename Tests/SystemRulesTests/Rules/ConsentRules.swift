import CommandFixtures
import JSON
import Testing

@testable import Signalbox

/// The rules of what may be done without the person, and of what is told to an assistant.
@Suite("The rules of consent, each way in", .serialized)
struct ConsentRules {
    private let box: Box

    init() throws {
        box = try Box()
    }

    @Test(arguments: WayIn.allCases)
    func `Reading is allowed, and nobody is asked`(_ way: WayIn) async throws {
        let told = try await box.run("ShowLampIntent", ["lamp": "Home"], by: way)
        #expect(told.isDone && !told.wasAsked, "\(told.words)")
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 10: a deletion is confirmed, naming what goes`(_ way: WayIn) async throws {
        let told = try await box.run(
            "DeleteLampsIntent", ["entities": ["Home", "yard/3"]], answers: [.yes], by: way)
        #expect(told.value == 2, "\(told.words)")
        #expect(told.words.contains("'Home' and 'Starter North'"), "\(told.words)")
        #expect(box.deeds == ["deleted yard/1", "deleted yard/3"])
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 10: a no, and nobody, leave everything as it is`(_ way: WayIn) async throws {
        for answers in [[Answer.no], []] {
            let told = try await box.run("DeleteLampsIntent", ["entities": ["Home"]], answers: answers, by: way)
            #expect(!told.isDone, "\(told.words)")
        }
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 10: what is sent is confirmed, and a no sends nothing`(_ way: WayIn) async throws {
        let report: JSONObject = ["recipient": "treasurer@example.org", "text": "All well"]
        let refused = try await box.run("SendReportIntent", report, answers: [.no], by: way)
        #expect(!refused.isDone, "\(refused.words)")
        #expect(box.deeds.isEmpty)
        let told = try await box.run("SendReportIntent", report, answers: [.yes], by: way)
        #expect(told.isDone && told.words.contains("treasurer@example.org"), "\(told.words)")
        #expect(box.deeds == ["sent All well"])
    }

    @Test(arguments: WayIn.allCases)
    func `A yes among the values is no consent`(_ way: WayIn) async throws {
        for name in ["confirm", "confirmed", "force"] {
            var arguments: JSONObject = ["entities": ["Home"]]
            arguments[name] = true
            let told = try await box.run("DeleteLampsIntent", arguments, by: way)
            #expect(!told.isDone && told.words.contains(name), "\(told.words)")
        }
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 11: what wants authentication is refused before anybody is asked`(_ way: WayIn) async throws {
        let told = try await box.run("ShowKeysIntent", by: way)
        #expect(!told.isDone && !told.wasAsked, "\(told.words)")
        #expect(told.words.contains("authenticated"), "\(told.words)")
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `Rule 19: deleting what others have too says so`(_ way: WayIn) async throws {
        let told = try await box.run("DeleteLampsIntent", ["entities": ["Distant"]], answers: [.no], by: way)
        #expect(told.words.contains("shared with others"), "\(told.words)")
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `A run under a key is done once, and the repeat gets the first answer`(_ way: WayIn) async throws {
        let first = try await box.run("AddEntryIntent", ["text": "6:00"], key: "morning", by: way)
        #expect(first.value == 1, "\(first.words)")
        for other in WayIn.allCases {
            let again = try await box.run("AddEntryIntent", ["text": "6:00"], key: "morning", by: other)
            #expect(again.value == 1 && again.outcome?["ranBefore"] != nil, "\(again.words)")
        }
        #expect(box.deeds == ["entry 6:00"])
    }

    @Test(arguments: WayIn.allCases)
    func `Every run is written down, with who asked and how it ended`(_ way: WayIn) async throws {
        _ = try await box.run("AddEntryIntent", ["text": "6:00"], by: way)
        _ = try await box.run("DeleteLampsIntent", ["entities": ["Home"]], answers: [.no], by: way)
        let log = try await box.desk.runBare("log", "--json").json.array ?? []
        #expect(log.map { $0["state"] } == ["refused", "done"])
        #expect(log.map { $0["intent"] } == ["signalbox/DeleteLampsIntent", "signalbox/AddEntryIntent"])
        #expect(log.allSatisfy { $0["requester"]?.string?.isEmpty == false })
    }
}
