import Foundation
import JSON
import Testing

@Suite("A file that is returned", .timeLimit(.minutes(1)))
struct FileResultTests {
    /// What a tool returns, in a revision.
    private func result(
        _ tool: String, _ arguments: JSONValue, in revision: String = "2025-11-25"
    ) async throws -> JSONValue {
        let client =
            revision == "2026-07-28"
            ? TestClient(catalog: .gallery)
            : try await TestClient.introduced(revision: revision, catalog: .gallery)
        let metadata: JSONValue? = revision == "2026-07-28" ? TestClient.metadata() : Optional.none
        return try #require(try await client.tool(tool, arguments, metadata: metadata)["result"])
    }

    @Test(
        "is a block of the kind that its type and the revision have",
        arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"],
        [
            ("a.png", "image"), ("a.jpg", "image"), ("a.mp3", "audio"), ("a.txt", "resource text"),
            ("a.svg", "resource text"), ("a.json", "resource text"), ("a.pdf", "resource blob"),
            ("a.unheard-of", "resource blob"),
        ])
    func kinds(_ revision: String, _ file: (name: String, kind: String)) async throws {
        let result = try await result("export", ["name": .string(file.name), "size": 30], in: revision)
        let block = try #require(result["content"]?.array?.last)
        let bytes = String(repeating: "a", count: 30)
        let base64 = JSONValue.string(Data(bytes.utf8).base64EncodedString())
        switch (file.kind, revision) {
        case ("image", _), ("audio", "2025-03-26"...):
            #expect(block["type"]?.string == file.kind && block["data"] == base64)
            #expect(block["mimeType"]?.string?.hasPrefix(file.kind + "/") == true)
        case ("resource text", _):
            #expect(block["type"] == "resource")
            #expect(try FencedWords(block["resource"]?["text"]?.string, of: result).contents == [bytes])
        default:
            #expect(block["type"] == "resource" && block["resource"]?["blob"] == base64)
        }
        if block["type"] == "resource" {
            #expect(block["resource"]?["uri"]?.string?.hasPrefix("appintents://results/") == true)
        }
        #expect(result["_meta"]?["org.swift-app-intents/foreignText"]?["mark"] != nil)
    }

    @Test("is told in the structured form by name, type, size and the URI that it is read by")
    func structured() async throws {
        let result = try await result("export", ["name": "a.png", "size": 30])
        let file = try #require(result["structuredContent"]?["value"]?.array?.first)
        #expect(file["name"] == "a.png" && file["type"] == "image/png" && file["size"] == 30)
        #expect(file["uri"]?.string?.hasPrefix("appintents://results/") == true)
        #expect(result["structuredContent"]?["value"]?.array?.count == 1)
    }

    @Test("that is large is a link with its size, or words with its URI where a revision has no links")
    func large() async throws {
        let newer = try await result("export", ["name": "a.png", "size": 100_000])
        let link = try #require(newer["content"]?.array?.last)
        let uri = newer["structuredContent"]?["value"]?.array?.first?["uri"]
        #expect(link["type"] == "resource_link" && link["name"] == "a.png" && link["mimeType"] == "image/png")
        #expect(link["size"] == 100_000 && link["uri"] == uri && uri?.string != nil)
        #expect(newer.text.utf8.count < 10_000)
        for revision in ["2024-11-05", "2025-03-26"] {
            let older = try await result("export", ["name": "a.png", "size": 100_000], in: revision)
            let block = try #require(older["content"]?.array?.last)
            let words = try FencedWords(block["text"]?.string, of: older)
            #expect(words.contents == ["a.png"])
            #expect(words.own.contains("image/png, 100000 bytes") && words.own.contains("appintents://results/"))
        }
    }

    @Test("stands among so many others that all together stay small")
    func many() async throws {
        let result = try await result("export", ["name": "a.png", "size": 5_000, "count": 60])
        let content = try #require(result["content"]?.array)
        #expect(content.count { $0["type"] == "image" } == 4)
        #expect(content.count { $0["type"] == "resource_link" } == 46)
        let uris = result["structuredContent"]?["value"]?.array?.compactMap { $0["uri"]?.string } ?? []
        #expect(Set(uris).count == 60)
    }

    @Test("of an entity has a URI of the entity's, which goes on being one")
    func ofEntity() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let small = "appintents://modelContextProtocolTests/PictureEntity/small"
        let shown = try #require(try await client.tool("showPicture", ["picture": .string(small)])["result"])
        let properties = shown["structuredContent"]?["value"]?["properties"]
        #expect(properties?["file"]?["uri"]?.string == small + "?property=file")
        #expect(properties?["prints"]?.array?[1]["uri"]?.string == small + "?property=prints/1")
        let kinds = shown["content"]?.array?.compactMap { $0["type"]?.string }
        #expect(kinds == ["text", "text", "resource_link", "image", "resource", "resource_link"])
        let found = try #require(try await client.tool("findPicture")["result"])
        #expect(
            found["structuredContent"]?["items"]?.array?[0]["properties"]?["file"]?["uri"]?.string
                == small + "?property=file")
        #expect(found["content"]?.array?.allSatisfy { $0["type"] != "image" } == true)
        let other = try await TestClient.introduced(catalog: .gallery)
        let read = try await other.call("resources/read", ["uri": .string(small + "?property=prints/0")])["result"]
        #expect(try FencedWords(read?["contents"]?.array?[0]["text"]?.string, of: read).contents == ["first"])
    }

    @Test("on disk is read as it was when it was returned, though it is removed afterwards")
    func fromDisk() async throws {
        let path = NSTemporaryDirectory() + "/picture-\(UUID().uuidString).bin"
        let content = Data((0..<200_000).map { UInt8($0 % 256) })
        try content.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let client = try await TestClient.introduced(confirmsEverything: true, catalog: .gallery)
        let result = try await client.tool("exportFromDisk", ["path": .string(path)])["result"]
        try FileManager.default.removeItem(atPath: path)
        let uri = try #require(result?["structuredContent"]?["value"]?["uri"]?.string)
        let read = try await client.call("resources/read", ["uri": .string(uri + "?length=1000000")])
        let blob = read["result"]?["contents"]?.array?[0]["blob"]?.string.flatMap { Data(base64Encoded: $0) }
        #expect(blob == content)
        let missing = try await client.tool("exportFromDisk", ["path": .string(path)])["result"]
        #expect(missing?["isError"] == false && missing?["structuredContent"]?["value"]?["uri"] == nil)
        let words = try FencedWords(missing?["content"]?.array?[0]["text"]?.string, of: missing)
        #expect(words.own.contains("cannot be read"))
    }
}
