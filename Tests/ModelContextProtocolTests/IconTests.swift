import Foundation
import JSON
import Testing

@Suite("An icon", .timeLimit(.minutes(1)))
struct IconTests {
    @Test(
        "of the server is told once, where the revision has icons",
        arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"])
    func server(_ revision: String) async throws {
        let answer = try await TestClient().call(
            "initialize",
            ["protocolVersion": .string(revision), "capabilities": [:], "clientInfo": ["name": "t", "version": "1"]])
        let icon = answer["result"]?["serverInfo"]?["icons"]?.array?.first
        #expect((icon != nil) == (revision == "2025-11-25"))
        guard let icon else { return }
        let source = try #require(icon["src"]?.string)
        #expect(source.hasPrefix("data:image/svg+xml;base64,") && icon["mimeType"] == "image/svg+xml")
        let svg = Data(base64Encoded: String(source.dropFirst("data:image/svg+xml;base64,".count)))
        #expect(svg.map { String(decoding: $0, as: UTF8.self) }?.hasPrefix("<svg ") == true)
    }

    @Test("of the server does not go out with each answer")
    func stateless() async throws {
        let key = "io.modelcontextprotocol/serverInfo"
        let parameters: JSONValue = ["_meta": TestClient.metadata()]
        let discovered = try await TestClient().call("server/discover", parameters)["result"]
        #expect(discovered?["_meta"]?[key]?["icons"]?.array?.count == 1)
        let listed = try await TestClient().call("tools/list", parameters)["result"]
        #expect(listed?["_meta"]?[key]?["name"] == "appintents" && listed?["_meta"]?[key]?["icons"] == nil)
    }

    @Test("of an entity is its small picture, and the entity says when it was changed")
    func entities() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let resources = try #require(try await client.call("resources/list")["result"]?["resources"]?.array)
        let source = "data:image/png;base64," + PictureEntity.png.base64EncodedString()
        #expect(resources[0]["icons"] == [["src": .string(source), "mimeType": "image/png"]])
        #expect(resources[1]["icons"] == nil)
        #expect(resources[0]["annotations"]?["lastModified"] == "2026-03-01T09:30:00Z")
        let older = try await TestClient.introduced(revision: "2025-03-26", catalog: .gallery)
        let told = try await older.call("resources/list")["result"]?["resources"]?.array?.first
        #expect(told?["icons"] == nil && told?["annotations"] == nil)
    }
}
