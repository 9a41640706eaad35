import JSON
import Testing

@testable import ModelContextProtocol

@Suite("A request that is sent again with answers", .timeLimit(.minutes(1)))
struct RepeatingTests {
    private static let asking = TestClient.metadata(capabilities: ["elicitation": [:]])
    private static let yes: JSONValue = ["confirm": ["action": "accept", "content": ["confirm": true]]]

    private static func deleting(_ book: String) -> JSONValue {
        TestClient.call("deleteBooks", ["entities": [TestClient.uri(book)]], metadata: asking)
    }

    private func ask(_ client: SessionClient, _ call: JSONValue) async throws -> JSONValue {
        let result = try #require(try await client.call("tools/call", call)["result"])
        try #require(result["resultType"] == "input_required")
        return result
    }

    /// The error that a repetition is refused with.
    private func refusal(_ client: SessionClient, _ id: JSONValue) async throws -> String {
        let error = try #require(try await client.answer(to: id)["error"])
        #expect(error["code"] == -32602)
        return error["message"]?.string ?? ""
    }

    @Test("is refused where the state is another client's, and stays good for its own")
    func principal() async throws {
        let server = SessionClient.server()
        let ann = SessionClient(server, principal: "ann")
        let bob = SessionClient(server, principal: "bob")
        let call = Self.deleting("shelf/40")
        let asked = try await ask(ann, call)
        #expect(try await refusal(bob, bob.repeating(call, asked, Self.yes)).contains("another client"))
        #expect(!DeleteBooksIntent.hasDeleted("shelf/40"))
        let done = try await ann.answer(to: ann.repeating(call, asked, Self.yes))
        #expect(done["result"]?["isError"] == false)
        try await ann.count { $0 == SessionCount() }
    }

    @Test("is refused where the state is altered or of another request, and stays good for its own")
    func altered() async throws {
        let client = SessionClient(SessionClient.server())
        let call = Self.deleting("shelf/41")
        let asked = try await ask(client, call)
        let state = try #require(asked["requestState"]?.string)
        let tampered: JSONValue = ["requestState": .string(state + "-TAMPERED")]
        #expect(try await refusal(client, client.repeating(call, tampered, Self.yes)).contains("gave out"))
        let flipped: JSONValue = ["requestState": .string(state.dropLast(2) + (state.hasSuffix("A") ? "BB" : "AA"))]
        #expect(try await refusal(client, client.repeating(call, flipped, Self.yes)).contains("altered"))
        let other = try client.repeating(Self.deleting("shelf/42"), asked, Self.yes)
        #expect(try await refusal(client, other).contains("'arguments'"))
        #expect(try await refusal(client, client.repeating(call, ["requestState": 7], Self.yes)).contains("gave out"))
        #expect(!DeleteBooksIntent.hasDeleted("shelf/41") && !DeleteBooksIntent.hasDeleted("shelf/42"))
        let done = try await client.answer(to: client.repeating(call, asked, Self.yes))
        #expect(done["result"]?["isError"] == false)
        #expect(try await refusal(client, client.repeating(call, asked, Self.yes)).contains("answered already"))
    }

    @Test("is never run again by a server that was started anew")
    func restart() async throws {
        let call = Self.deleting("shelf/43")
        let asked = try await ask(SessionClient(SessionClient.server()), call)
        let client = SessionClient(SessionClient.server())
        #expect(try await refusal(client, client.repeating(call, asked, Self.yes)).contains("started anew"))
        #expect(!DeleteBooksIntent.hasDeleted("shelf/43"))
        try await client.count { $0 == SessionCount() }
    }

    @Test("is refused when its time is over, and what waited for it is stopped")
    func expired() async throws {
        let client = SessionClient(
            SessionClient.server(), limits: RequestLimits(parkedTime: .milliseconds(1)))
        let call = Self.deleting("shelf/44")
        let asked = try await ask(client, call)
        try await client.count { $0 == SessionCount() }
        #expect(try await refusal(client, client.repeating(call, asked, Self.yes)).contains("time is over"))
        #expect(!DeleteBooksIntent.hasDeleted("shelf/44"))
    }

    @Test("is refused where others took its place, the oldest first")
    func crowded() async throws {
        let client = SessionClient(SessionClient.server(), limits: RequestLimits(parked: 2))
        let calls = [45, 46, 47].map { Self.deleting("shelf/\($0)") }
        var asked: [JSONValue] = []
        for call in calls { asked.append(try await ask(client, call)) }
        try await client.count { $0.requests == 2 && $0.running == 0 && $0.parked == 2 }
        #expect(try await refusal(client, client.repeating(calls[0], asked[0], Self.yes)).contains("not known"))
        for (call, asked) in zip(calls, asked).dropFirst() {
            let done = try await client.answer(to: client.repeating(call, asked, Self.yes))
            #expect(done["result"]?["isError"] == false)
        }
        #expect(!DeleteBooksIntent.hasDeleted("shelf/45"))
        try await client.count { $0 == SessionCount() }
    }

    @Test(
        "is asked again where an answer is missing or will not do, and what nobody asked is left",
        arguments: [
            nil, [:], ["other": ["action": "accept", "content": ["confirm": true]]], ["confirm": 12345],
            ["confirm": ["action": "accept"]], ["confirm": ["action": "accept", "content": ["confirm": "yes"]]],
            ["confirm": ["action": "maybe", "content": ["confirm": true]]],
        ] as [JSONValue?])
    func askedAgain(_ answers: JSONValue?) async throws {
        let client = SessionClient(SessionClient.server())
        let call = Self.deleting("shelf/48")
        let asked = try await ask(client, call)
        let again = try await client.answer(to: client.repeating(call, asked, answers))["result"]
        #expect(again?["resultType"] == "input_required")
        #expect(again?["inputRequests"] == asked["inputRequests"])
        #expect(again?["requestState"] != asked["requestState"])
        let no: JSONValue = ["confirm": ["action": "decline"], "other": ["action": "accept"]]
        let last = try await client.answer(to: client.repeating(call, again, no))["result"]
        #expect(last?["resultType"] == "complete" && last?["isError"] == true)
        #expect(!DeleteBooksIntent.hasDeleted("shelf/48"))
        try await client.count { $0 == SessionCount() }
    }

    @Test("is refused where the answers are no object", arguments: [.null, 5, []] as [JSONValue])
    func wrongAnswers(_ answers: JSONValue) async throws {
        let client = SessionClient(SessionClient.server())
        let call = Self.deleting("shelf/49")
        let asked = try await ask(client, call)
        #expect(try await refusal(client, client.repeating(call, asked, answers)).contains("inputResponses"))
        try await client.count { $0 == SessionCount(requests: 1, questions: 1, parked: 1) }
    }

    @Test("goes on round by round, never from the start")
    func rounds() async throws {
        let client = SessionClient(SessionClient.server())
        let call = TestClient.call("lendBook", ["book": "harbour"], metadata: Self.asking)
        var result: JSONValue? = try await ask(client, call)
        var states: [JSONValue?] = [result?["requestState"]]
        for (name, value) in [("book", TestClient.uri("shelf/1")), ("days", 3), ("genre", "sea")] {
            #expect(result?["inputRequests"]?.object?.names == [name])
            let answer: JSONValue = ["action": "accept", "content": .object(JSONObject([(name, value)]))]
            let id = try client.repeating(call, result, .object(JSONObject([(name, answer)])))
            result = try await client.answer(to: id)["result"]
            #expect(!states.contains(result?["requestState"]))
            states.append(result?["requestState"])
        }
        #expect(result?["structuredContent"]?["value"] == "Harbour at dusk for 3 days as sea")
        try await client.count { $0 == SessionCount() }
    }

    @Test("answers two questions that were asked at once, together or one after the other", arguments: [true, false])
    func atOnce(_ isTogether: Bool) async throws {
        let client = SessionClient(SessionClient.server())
        let call = TestClient.call("compare", metadata: Self.asking)
        var result: JSONValue? = try await ask(client, call)
        try await client.count { $0.questions == 2 }
        var rounds = 0
        while result?["resultType"] == "input_required" {
            let names = isTogether ? ["left", "right"] : result?["inputRequests"]?.object?.names ?? []
            let answers = names.map { name in
                let content = JSONObject([(name, .string("the \(name)"))])
                return (name, JSONValue.object(["action": "accept", "content": .object(content)]))
            }
            result = try await client.answer(to: client.repeating(call, result, .object(JSONObject(answers))))["result"]
            rounds += 1
        }
        #expect(rounds == (isTogether ? 1 : 2))
        #expect(result?["structuredContent"]?["value"] == "the left beside the right")
        try await client.count { $0 == SessionCount() }
    }

    @Test("that says its client can ask no more is not asked again")
    func lessCapable() async throws {
        let client = SessionClient(SessionClient.server())
        let call = Self.deleting("shelf/50")
        let asked = try await ask(client, call)
        var members = try #require(call.object)
        members["_meta"] = TestClient.metadata()
        let answer = try await client.answer(to: client.repeating(.object(members), asked, [:]))
        #expect(answer["result"]?["resultType"] != "input_required")
        #expect(!DeleteBooksIntent.hasDeleted("shelf/50"))
        try await client.count { $0 == SessionCount() }
    }

    @Test("may come after its client went away and came back")
    func away() async throws {
        let client = SessionClient(SessionClient.server())
        let call = Self.deleting("shelf/51")
        let asked = try await ask(client, call)
        client.leave()
        let back = SessionClient(session: client.session, scope: 1)
        let done = try await back.answer(to: back.repeating(call, asked, Self.yes))
        #expect(done["result"]?["isError"] == false)
        #expect(DeleteBooksIntent.hasDeleted("shelf/51"))
    }

    @Test("with a state for a method that never asks has it left")
    func otherMethods() async throws {
        let client = SessionClient(SessionClient.server())
        let answer = try await client.call("tools/list", ["_meta": Self.asking, "requestState": "x"])
        #expect(answer["result"]?["tools"] != nil)
    }

    @Test("leaves room for others while it waits: what is put aside does not run")
    func slots() async throws {
        let client = SessionClient(SessionClient.server(), limits: RequestLimits(running: 1))
        let calls = [52, 53].map { Self.deleting("shelf/\($0)") }
        var asked: [JSONValue] = []
        for call in calls { asked.append(try await ask(client, call)) }
        let other = try await client.call(
            "tools/call", TestClient.call("addBook", ["title": "A"], metadata: Self.asking))
        #expect(other["result"]?["isError"] == false)
        for (call, asked) in zip(calls, asked) {
            #expect(try await client.answer(to: client.repeating(call, asked, Self.yes))["result"]?["isError"] == false)
        }
    }
}
