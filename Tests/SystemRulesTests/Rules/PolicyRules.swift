import JSON
import Testing

/// The rules that a person's configuration sets, as the system keeps them.
@Suite("The rules of the policy, each way in", .serialized)
struct PolicyRules {
    private static let report: JSONObject = ["recipient": "treasurer@example.org", "text": "All well"]

    @Test(arguments: WayIn.allCases)
    func `An empty list of recipients allows nobody`(_ way: WayIn) async throws {
        let box = try Box(configuration: ["policy": ["recipients": []]])
        let told = try await box.run("SendReportIntent", Self.report, answers: [.yes], by: way)
        #expect(!told.isDone && told.words.contains("lets nothing be sent to anybody"), "\(told.words)")
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `Where only reading is allowed, what changes something is not there`(_ way: WayIn) async throws {
        let box = try Box(configuration: ["policy": ["readOnly": true]])
        let told = try await box.run("AddEntryIntent", ["text": "6:00"], answers: [.yes], by: way)
        #expect(!told.isDone && (told.words.contains("there is no intent") || told.words.contains("unknown tool")))
        #expect(try await box.run("ShowLampIntent", ["lamp": "Home"], by: way).isDone)
        #expect(box.deeds.isEmpty)
    }

    @Test(arguments: WayIn.allCases)
    func `What the person has allowed is done without a question, and what is refused is not done`(
        _ way: WayIn
    ) async throws {
        let rules: JSONValue = [
            ["app": "signalbox", "intent": "DeleteLampsIntent", "is": "allowed"],
            ["app": "signalbox", "intent": "AddEntryIntent", "is": "refused"],
        ]
        let box = try Box(configuration: ["policy": ["rules": rules]])
        let deleted = try await box.run("DeleteLampsIntent", ["entities": ["Home"]], by: way)
        #expect(deleted.isDone && !deleted.wasAsked, "\(deleted.words)")
        let added = try await box.run("AddEntryIntent", ["text": "6:00"], answers: [.yes], by: way)
        #expect(!added.isDone, "\(added.words)")
        #expect(box.deeds == ["deleted yard/1"])
    }
}
