import Foundation
import JSON
import Testing

@Suite("A result that is kept", .timeLimit(.minutes(1)))
struct KeptResultTests {
    private func uri(_ client: TestClient, size: Int = 20_000, id: JSONValue = "make") async throws -> String {
        let answer = try await client.tool("export", ["name": "a.bin", "size": .integer(size), "text": "b"], id: id)
        return try #require(answer["result"]?["structuredContent"]?["value"]?.array?.first?["uri"]?.string)
    }

    @Test("is read by its client, whether it is small or large", arguments: [1, 20_000, 1_000_000])
    func read(_ size: Int) async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let uri = try await uri(client, size: size)
        let answer = try await client.call("resources/read", ["uri": .string(uri + "?length=1000000")])
        let content = try #require(answer["result"]?["contents"]?.array?.first)
        #expect(content["uri"]?.string == uri + "?length=1000000")
        #expect(content["mimeType"]?.string?.hasPrefix("application/") == true)
        let bytes = content["blob"]?.string.flatMap { Data(base64Encoded: $0) }
        #expect(bytes == Data(String(repeating: "b", count: size).utf8))
    }

    @Test("is not there for another client, nor under another name", arguments: ["2025-11-25", "2026-07-28"])
    func others(_ revision: String) async throws {
        let uri = try await uri(try await TestClient.introduced(catalog: .gallery))
        let isStateless = revision == "2026-07-28"
        let other =
            isStateless
            ? TestClient(catalog: .gallery) : try await TestClient.introduced(revision: revision, catalog: .gallery)
        for guess in [uri, "appintents://results/", "appintents://results/0-0", uri + "x", uri + "/../x"] {
            var parameters: JSONObject = ["uri": .string(guess)]
            if isStateless { parameters["_meta"] = TestClient.metadata() }
            let error = try await other.call("resources/read", .object(parameters))["error"]
            #expect(error?["code"]?.integer == (isStateless ? -32602 : -32002))
            #expect(error?["data"]?["uri"]?.string == guess)
            #expect(error?["message"]?.string?.contains("call the tool again") == true)
        }
    }

    @Test("is gone after its time")
    func lifetime() async throws {
        let client = try await TestClient.introduced(catalog: .gallery, resultLifetime: .zero)
        let uri = try await uri(client)
        let error = try await client.call("resources/read", ["uri": .string(uri)])["error"]
        #expect(error?["message"]?.string?.contains("not kept any more") == true)
    }

    @Test("makes room for later ones, those read last staying")
    func room() async throws {
        let client = try await TestClient.introduced(confirmsEverything: true, catalog: .gallery)
        let first = try await uri(client, size: 10)
        let second = try await uri(client, size: 10)
        for number in 0..<3 {
            _ = try await client.call("resources/read", ["uri": .string(first)])
            _ = try await client.tool("export", ["name": "\(number).bin", "size": 10, "count": 350])
        }
        #expect(try await client.call("resources/read", ["uri": .string(first)])["result"] != nil)
        #expect(try await client.call("resources/read", ["uri": .string(second)])["error"] != nil)
    }

    @Test("has no name in the file system, also where it is kept in a file")
    func files() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        _ = try await uri(client, size: 1_000_000)
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let places = descriptors.compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        }
        let kept = places.filter { $0.contains("appintents-result-") }
        #expect(!kept.isEmpty && kept.allSatisfy { $0.hasSuffix("(deleted)") })
    }
}
