import Foundation
import JSON
import Testing

@Suite("A part of a resource", .timeLimit(.minutes(1)))
struct RangeTests {
    private static let small = "appintents://modelContextProtocolTests/PictureEntity/small"

    private func read(_ client: TestClient, _ uri: String) async throws -> (result: JSONValue, content: JSONValue) {
        let answer = try await client.call("resources/read", ["uri": .string(uri)])
        let result = try #require(answer["result"], "\(answer.text)")
        return (result, try #require(result["contents"]?.array?.first))
    }

    @Test("follows another, with whole characters, until all is read", arguments: [1, 2, 3, 5, 7, 10_007])
    func text(_ length: Int) async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let end = min(PictureText.size, length * 12)
        var told = ""
        var next: String? = Self.small + "?as=text/markdown&length=\(length)"
        while let uri = next, told.utf8.count < end {
            let (result, content) = try await read(client, uri)
            #expect(content["uri"]?.string == uri && content["mimeType"] == "text/markdown")
            let range = try #require(content["_meta"]?["org.swift-app-intents/range"])
            #expect(range["size"]?.integer == PictureText.size && range["offset"]?.integer == told.utf8.count)
            let words = try FencedWords(content["text"]?.string, of: result)
            #expect(words.own.contains("of \(PictureText.size)"))
            let part = try #require(words.contents.first)
            #expect(part.utf8.count == range["length"]?.integer)
            told += part
            next = range["next"]?.string
        }
        #expect(told.utf8.count >= end && PictureText.text.hasPrefix(told))
        if end == PictureText.size { #expect(next == nil) }
    }

    @Test(
        "that begins or ends within a character has it whole",
        arguments: [
            // One byte of a, two of ü, three of €, four of the ship.
            (0, 1, 0, "a"), (0, 2, 0, "a"), (1, 2, 1, "ü"), (2, 1, 1, "ü"), (2, 3, 1, "ü"), (3, 3, 3, "€"),
            (4, 1, 3, "€"),
            (5, 5, 3, "€🚢"), (9, 1, 6, "🚢"),
        ])
    func within(_ offset: Int, _ length: Int, _ start: Int, _ text: String) async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let (result, content) = try await read(client, Self.small + "?offset=\(offset)&length=\(length)")
        let range = content["_meta"]?["org.swift-app-intents/range"]
        #expect(range?["offset"]?.integer == start && range?["length"]?.integer == text.utf8.count)
        #expect(try FencedWords(content["text"]?.string, of: result).contents == [text])
    }

    @Test("of bytes is a blob, beside words on how one goes on")
    func bytes() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        var told = Data()
        var next: String? = Self.small + "?property=prints/1&length=65536"
        while let uri = next {
            let (result, content) = try await read(client, uri)
            told += try #require(content["blob"]?.string.flatMap { Data(base64Encoded: $0) })
            #expect(content["mimeType"] == "image/tiff")
            next = content["_meta"]?["org.swift-app-intents/range"]?["next"]?.string
            let words = result["contents"]?.array?.last?["text"]?.string
            #expect(words?.contains("of 200000") == true && words?.contains(next ?? "the last") == true)
        }
        #expect(told == PictureEntity.bytes)
        let (whole, content) = try await read(client, Self.small + "?property=file")
        #expect(content["blob"]?.string == PictureEntity.png.base64EncodedString())
        #expect(content["_meta"] == nil && whole["contents"]?.array?.count == 1)
    }

    @Test("is 32 KB where nothing is said, of a whole entity's text too")
    func usual() async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let (result, _) = try await read(client, Self.small)
        let text = try #require(result["contents"]?.array?[1])
        let range = try #require(text["_meta"]?["org.swift-app-intents/range"])
        #expect(range["length"]?.integer ?? 0 > 32_000 && range["length"]?.integer ?? 0 <= 32 << 10)
        let next = try #require(range["next"]?.string)
        #expect(next.hasPrefix(Self.small + "?as=text/markdown&offset="))
        let (rest, content) = try await read(client, next)
        let parts = try [
            FencedWords(text["text"]?.string, of: result), FencedWords(content["text"]?.string, of: rest),
        ].flatMap(\.contents)
        #expect(parts.joined() == PictureText.text)
    }

    @Test("is of the kind that is asked for", arguments: ["application/json", "text/plain", "text/markdown"])
    func kind(_ type: String) async throws {
        let client = try await TestClient.introduced()
        let uri = try #require(TestClient.uri("shelf/1").string)
        let (result, content) = try await read(client, uri + "?as=" + type.replacing("/", with: "%2F"))
        #expect(content["mimeType"]?.string == type)
        let text = try #require(try FencedWords(content["text"]?.string, of: result).contents.first)
        if type == "application/json" {
            #expect(try JSONValue(parsing: text)["title"] == "Harbour at dusk")
        } else {
            #expect(text == "# Harbour at dusk")
        }
    }

    @Test(
        "that there is not is an error that says what would be right",
        arguments: [
            ("?offset=63000", -32602, "there are 63000 bytes"),
            ("?offset=9223372036854775807", -32602, "63000"),
            ("?offset=-1", -32602, "'offset' must be"), ("?offset=x", -32602, "'offset' must be"),
            ("?offset=99999999999999999999", -32602, "'offset' must be"), ("?length=0", -32602, "1 to 1048576"),
            ("?length=1048577", -32602, "1 to 1048576"), ("?size=5", -32602, "as=MIME-TYPE"),
            ("?offset=1&offset=2", -32602, "each once"), ("?offset", -32602, "as=MIME-TYPE"),
            ("?property=%zz", -32602, "property=NAME"), ("?property=nothing", -32002, "'nothing'"),
            ("?property=camera", -32002, "'camera'"), ("?property=prints/2", -32002, "'prints/2'"),
            ("?property=prints/-1", -32002, "'prints/-1'"), ("?property=", -32002, "''"),
            ("?as=image/png", -32002, "'text/markdown'"),
        ])
    func missing(_ query: String, _ code: Int, _ words: String) async throws {
        let client = try await TestClient.introduced(catalog: .gallery)
        let error = try await client.call("resources/read", ["uri": .string(Self.small + query)])["error"]
        #expect(error?["code"]?.integer == code)
        #expect(error?["message"]?.string?.contains(words) == true, "\(error?.text ?? "no error")")
    }
}

/// The text of each picture, and how long it is.
private enum PictureText {
    static let text = PictureEntity.longText
    static let size = text.utf8.count
}
