import JSON
import Testing

@Suite("A message", .timeLimit(.minutes(1)))
struct MessageTests {
    @Test(
        "that is none is refused with what JSON-RPC says",
        arguments: [
            ("{\"jsonrpc\":", -32700), ("nonsense", -32700), ("\u{7b}\"jsonrpc\":\"2.0\"", -32700),
            ("\"text\"", -32600),
            ("3", -32600), ("null", -32600), ("[]", -32600),
            (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("{}", -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":18446744073709551616,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":[1]}"#, -32600),
            (#"{"method":"ping"}"#, -32600),
        ])
    func refused(_ line: String, _ code: Int) async throws {
        let client = TestClient()
        client.send(raw: line + "\n")
        let answer = try #require(try await client.next())
        #expect(answer["error"]?["code"] == .integer(code))
        #expect(answer["id"] == .null)
        #expect(answer["error"]?["message"]?.string?.isEmpty == false)
        #expect(try await client.call("ping")["result"] == [:], "the server goes on")
    }

    @Test(
        "that is wrong but says its id is refused under that id",
        arguments: [
            (#"{"id":7,"method":"ping"}"#, -32600), (#"{"jsonrpc":"1.0","id":7,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":7,"method":5}"#, -32600),
            (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":[1]}"#, -32602),
            (#"{"jsonrpc":"2.0","id":7,"method":"ping","params":"x"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":7,"method":"no/such"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":7,"method":"logging/getLevel","params":{"level":"info"}}"#, -32601),
        ])
    func refusedUnderID(_ line: String, _ code: Int) async throws {
        let client = TestClient()
        client.send(raw: line + "\n")
        let answer = try #require(try await client.next())
        #expect(answer["id"] == 7)
        #expect(answer["error"]?["code"] == .integer(code))
    }

    @Test(
        "has its id echoed as it was",
        arguments: [1, 0, -5, 9_007_199_254_740_993, "1", "", "ü \"quoted\" \n", "a/b"] as [JSONValue])
    func idEchoed(_ id: JSONValue) async throws {
        let client = TestClient()
        client.request("ping", id: id)
        let answer = try #require(try await client.next())
        #expect(answer["id"] == id)
        #expect(answer["id"]?.text == id.text)
    }

    @Test("that is a notification or an answer nobody waits for is not answered")
    func unanswered() async throws {
        let client = try await TestClient.introduced()
        client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": "nobody"]])
        client.send(["jsonrpc": "2.0", "method": "notifications/cancelled"])
        client.send(["jsonrpc": "2.0", "method": "no/such"])
        client.send(["jsonrpc": "2.0", "method": "ping", "params": [1]])
        client.send(["jsonrpc": "2.0", "id": "nobody", "result": [:]])
        client.send(["jsonrpc": "2.0", "id": "nobody", "error": ["code": 1, "message": "no"]])
        client.send(raw: "\n  \r\n")
        client.request("ping", id: "last")
        #expect(try await client.next()?["id"] == "last")
    }

    @Test("may end with a carriage return")
    func carriageReturn() async throws {
        let client = TestClient()
        client.send(raw: #"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\r\n")
        #expect(try await client.next() == ["jsonrpc": "2.0", "id": 1, "result": [:]])
    }

    @Test("with the id of a request that is still open is refused, and the first is answered")
    func idInUse() async throws {
        let client = try await TestClient.introduced()
        client.request("tools/call", TestClient.call("wait", ["signal": "id in use"]), id: 1)
        await Signal.named("id in use").started()
        client.request("ping", id: 1)
        let refusal = try #require(try await client.next())
        #expect(refusal["id"] == .null)
        #expect(refusal["error"]?["code"] == -32600)
        Signal.named("id in use").give()
        #expect(try await client.answer(to: 1)["result"]?["structuredContent"]?["value"] == "waited for id in use")
        #expect(try await client.call("ping", id: 1)["result"] == [:], "an id may come again after its answer")
    }

    @Test("of very deep JSON is refused")
    func deep() async throws {
        let client = TestClient()
        client.send(raw: String(repeating: "[", count: 100_000) + "\n")
        #expect(try await client.next()?["error"]?["code"] == -32700)
    }
}
