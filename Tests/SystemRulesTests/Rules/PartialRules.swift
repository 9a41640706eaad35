import CommandFixtures
import IntentRuntime
import JSON
import Testing

@testable import Signalbox

/// The rules of answers that are not all there is, each way in.
@Suite("The rules of answers in part, each way in", .serialized)
struct PartialRules {
    private let box: Box

    init() throws {
        box = try Box()
    }

    @Test func `On a terminal an answer that is not all says so, and goes on`() async throws {
        let environment = box.desk.environment()
        let first = try await Tool.run(
            ["find", "LampEntity", "--limit", "3", "--json"], environment: environment, in: box.desk.root)
        #expect(try first.json.array?.count == 3)
        #expect(first.complaints.contains("--offset 3"), "\(first.complaints)")
        let rest = try await Tool.run(
            ["find", "LampEntity", "--limit", "3", "--offset", "3", "--json"], environment: environment,
            in: box.desk.root)
        #expect(try rest.json.array?.count == 1)
        #expect(!rest.complaints.contains("offset"), "\(rest.complaints)")
    }

    @Test func `In a test an answer that is not all says so, and goes on`() async throws {
        let system = try box.system()
        let first = try await system.find(FindRequest(entity: "LampEntity", limit: 3))
        #expect(first.count == 3 && !first.isComplete && first.incompleteBecause != nil)
        let rest = try await system.find(FindRequest(entity: "LampEntity", limit: 3, offset: first.nextOffset ?? 0))
        #expect(rest.count == 1 && rest.isComplete)
    }

    @Test func `For an assistant an answer that is not all says so, and goes on`() async throws {
        let client = try await box.client(person: nil)
        let first = try await client.tool("signalbox_findLamp", ["limit": 3])["structuredContent"]
        #expect(first?["items"]?.array?.count == 3 && first?["complete"] == false)
        #expect(first?["incompleteBecause"]?.string?.isEmpty == false)
        let rest = try await client.tool(
            "signalbox_findLamp", ["limit": 3, "offset": first?["nextOffset"] ?? 0])["structuredContent"]
        #expect(rest?["items"]?.array?.count == 1 && rest?["complete"] == true)
        await client.hangUp()
    }

    @Test(arguments: WayIn.allCases)
    func `An error is no empty list`(_ way: WayIn) async throws {
        let told = try await box.get("appintents://signalbox/LampEntity/heavy", by: way)
        #expect(!told.isDone && told.words.contains("picture"), "\(told.words)")
    }
}
