import JSON
import Testing

@Suite("A long text", .timeLimit(.minutes(1)))
struct LongTextTests {
    @Test("that is returned ends with where all of it is read")
    func value() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let result = try #require(try await client.tool("repeat", ["text": "aü€🚢\n", "count": 10_000])["result"])
        let whole = String(repeating: "aü€🚢\n", count: 10_000)
        let words = try FencedWords(result["content"]?.array?[0]["text"]?.string, of: result)
        let beginning = try #require(words.contents.first)
        #expect(whole.hasPrefix(beginning) && beginning.utf8.count <= 8 << 10 && beginning.utf8.count > 8_000)
        #expect(words.own.contains("of \(whole.utf8.count) bytes"))
        let uri = try #require(words.own.firstMatch(of: /appintents:\/\/results\/[0-9a-z-]+/)?.output)
        let cut = try #require(result["_meta"]?["org.swift-app-intents/cut"]?.array?.first)
        #expect(cut["part"] == "/structuredContent/value" && cut["size"]?.integer == whole.utf8.count)
        #expect(cut["uri"]?.string == String(uri))
        #expect(result.text.utf8.count < 100_000)
        let read = try await client.call("resources/read", ["uri": .string(uri + "?length=1000000")])["result"]
        #expect(try FencedWords(read?["contents"]?.array?[0]["text"]?.string, of: read).contents == [whole])
    }

    @Test("of a few kilobytes stays whole in the structured form")
    func short() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let result = try await client.tool("repeat", ["text": "a", "count": 20_000])["result"]
        #expect(result?["structuredContent"]?["value"]?.string == String(repeating: "a", count: 20_000))
        #expect(result?["_meta"]?["org.swift-app-intents/cut"] == nil)
    }

    @Test("of an entity is cut in results and in the entity's JSON, and is read as its property")
    func property() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let uri = "appintents://modelContextProtocolTests/PictureEntity/small"
        let caption = PictureEntity.longCaption
        let shown = try await client.tool("showPicture", ["picture": .string(uri)])["result"]
        let cuts = shown?["_meta"]?["org.swift-app-intents/cut"]?.array?.compactMap { $0["uri"]?.string }
        #expect(cuts == [uri + "?property=caption", uri + "?property=content"])
        let read = try #require(try await client.call("resources/read", ["uri": .string(uri)])["result"])
        let json = try JSONValue(parsing: read["contents"]?.array?[0]["text"]?.string ?? "")
        #expect(json["uri"]?.string == uri && json["properties"]?["file"]?["name"] == "small.png")
        #expect(json["properties"]?["caption"]?.string?.contains(uri + "?property=caption") == true)
        #expect(read["_meta"]?["org.swift-app-intents/cut"]?.array?.count == 2)
        var told = ""
        var next: String? = uri + "?property=caption"
        while let uri = next {
            let part = try await client.call("resources/read", ["uri": .string(uri)])["result"]
            told += try #require(try FencedWords(part?["contents"]?.array?[0]["text"]?.string, of: part).contents.first)
            next = part?["contents"]?.array?[0]["_meta"]?["org.swift-app-intents/range"]?["next"]?.string
        }
        #expect(told == caption)
    }

    @Test("in the JSON that repeats a result is kept with all of it", arguments: ["2024-11-05", "2025-11-25"])
    func repetition(_ revision: String) async throws {
        let client = try await TestClient.introduced(revision: revision, catalog: .gallery)
        let result = try await client.tool("export", ["name": "a.png", "size": 1, "count": 400])["result"]
        let block = try FencedWords(result?["content"]?.array?[1]["text"]?.string, of: result)
        #expect(block.contents.first?.utf8.count ?? 0 <= 32 << 10)
        let uri = try #require(block.own.firstMatch(of: /appintents:\/\/results\/[0-9a-z-]+/)?.output)
        let read = try await client.call("resources/read", ["uri": .string(uri + "?length=1000000")])["result"]
        let text = try FencedWords(read?["contents"]?.array?[0]["text"]?.string, of: read).contents.first
        #expect(try JSONValue(parsing: text ?? "")["value"]?.array?.count == 400)
    }
}
