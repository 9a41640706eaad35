import JSON
import Testing

@Suite("A client that begins with initialize", .timeLimit(.minutes(1)))
struct HandshakeTests {
    @Test(
        "gets the revision it asks for where that is served",
        arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
    func servedRevision(_ revision: String) async throws {
        let client = try await TestClient.introduced(revision: revision)
        let answer = try await client.call("tools/list")
        #expect(answer["result"]?["tools"]?.array?.isEmpty == false)
        #expect(answer["result"]?["resultType"] == nil)
    }

    @Test(
        "gets the newest revision with a handshake where it asks for another",
        arguments: ["1999-01-01", "2026-07-28", "new"])
    func otherRevision(_ revision: String) async throws {
        let client = TestClient()
        let answer = try await client.call("initialize", ["protocolVersion": .string(revision), "capabilities": [:]])
        #expect(answer["result"]?["protocolVersion"] == "2025-11-25")
        #expect(answer["result"]?["serverInfo"]?["name"] == "appintents")
        let capabilities: JSONValue = [
            "tools": ["listChanged": true], "resources": ["subscribe": true, "listChanged": true], "completions": [:],
            "logging": [:],
        ]
        #expect(answer["result"]?["capabilities"] == capabilities)
        #expect(answer["result"]?["instructions"]?.string?.isEmpty == false)
    }

    @Test("must say its revision")
    func noRevision() async throws {
        let answer = try await TestClient().call("initialize", ["capabilities": [:]])
        #expect(answer["error"]?["code"] == -32602)
    }

    @Test("introduces itself once")
    func twice() async throws {
        let client = try await TestClient.introduced()
        let answer = try await client.call("initialize", ["protocolVersion": "2025-11-25", "capabilities": [:]])
        #expect(answer["error"]?["code"] == -32600)
    }

    @Test("is told to introduce itself before it asks for anything but a ping")
    func tooEarly() async throws {
        let client = TestClient()
        #expect(try await client.call("ping")["result"] == [:])
        let answer = try await client.call("tools/list")
        #expect(answer["error"]?["code"] == -32602)
        #expect(answer["error"]?["message"]?.string?.contains("initialize") == true)
    }

    @Test("sees in each revision what that revision knows")
    func membersByRevision() async throws {
        let oldest = try await TestClient.introduced(revision: "2024-11-05").tool("addBook", ["title": "A"])
        #expect(oldest["result"]?["structuredContent"] == nil)
        #expect(oldest["result"]?["content"]?.array?.allSatisfy { $0["type"] == "text" } == true)
        let tools = try await TestClient.introduced(revision: "2024-11-05").call("tools/list")
        let tool = try #require(tools["result"]?["tools"]?.array?.first)
        #expect(tool["annotations"] == nil && tool["outputSchema"] == nil && tool["title"] == nil)
        let newer = try await TestClient.introduced(revision: "2025-06-18").tool("addBook", ["title": "A"])
        #expect(newer["result"]?["structuredContent"] != nil)
    }
}
