import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("An answer that is not all", .timeLimit(.minutes(1)))
struct PartialTests {
    private static let incomplete = "org.swift-app-intents/incomplete"

    @Test("says that there are more, and goes on with the offset that it names")
    func pages() async throws {
        let client = try await TestClient.introduced()
        var titles: [String?] = []
        var offset: JSONValue? = 0
        while let next = offset {
            let result = try await client.tool("findBook", ["limit": 25, "offset": next])["result"]
            let structured = try #require(result?["structuredContent"])
            titles += structured["items"]?.array?.map { $0["title"]?.string } ?? []
            offset = structured["nextOffset"]
            #expect(structured["complete"] == .bool(offset == nil))
            #expect(structured["hasMore"] == .bool(offset != nil))
            #expect((structured["incompleteBecause"] == nil) == (offset == nil))
            let words = result?["content"]?.array?[0]["text"]?.string
            #expect(words?.contains("'offset'") == (offset != nil))
        }
        #expect(titles.count == 62 && Set(titles).count == 62)
    }

    @Test("is asked for with an offset that is a number from 0 on", arguments: [-1, "x", 1.5] as [JSONValue])
    func badOffset(_ offset: JSONValue) async throws {
        let client = try await TestClient.introduced()
        #expect(try await client.tool("findBook", ["offset": offset])["result"]?["isError"] == true)
    }

    @Test("beyond the end is empty and complete")
    func beyond() async throws {
        let client = try await TestClient.introduced()
        let result = try await client.tool("findBook", ["offset": 9_223_372_036_854_775_807])["result"]
        #expect(result?["structuredContent"] == ["items": [], "hasMore": false, "complete": true])
    }

    @Test("is an error where a query fails")
    func failing() async throws {
        let catalog = IntentCatalog(types: [SafeEntity<Void>.self])
        let client = try await TestClient.introduced(catalog: catalog)
        let result = try await client.tool("findSafe")["result"]
        #expect(result?["isError"] == true)
        #expect(result?["content"]?.array?[0]["text"]?.string?.contains("The lock is jammed.") == true)
        let list = try await client.call("resources/list")
        #expect(list["error"]?["message"]?.string?.contains("The lock is jammed.") == true)
        #expect(list["error"]?["message"]?.string?.contains("SafeEntity") == true)
    }

    @Test("lists the things of other apps beside one that fails, and names it")
    func gap() async throws {
        let catalog = IntentCatalog(types: [SafeEntity<Void>.self, BookEntity.self])
        let client = try await TestClient.introduced(catalog: catalog)
        let first = try #require(try await client.call("resources/list")["result"])
        #expect(first["resources"]?.array?.count == 50)
        let cut = try #require(first["_meta"]?[Self.incomplete]?.array?.first)
        #expect(cut["type"] == "BookEntity" && cut["because"]?.string?.contains("there are more") == true)
        let cursor = try #require(first["nextCursor"])
        let second = try #require(try await client.call("resources/list", ["cursor": cursor])["result"])
        #expect(second["resources"] == [] && second["nextCursor"] == nil)
        let gap = try #require(second["_meta"]?[Self.incomplete]?.array?.first)
        #expect(gap["type"] == "SafeEntity" && gap["app"] == "modelContextProtocolTests")
        let reason = try #require(gap["because"]?.string)
        #expect(reason.contains("The lock is jammed.") && !reason.contains("\u{202E}"))
        let parts = second["_meta"]?["org.swift-app-intents/foreignText"]?["parts"]
        #expect(parts?.array?.contains("/_meta/org.swift-app-intents~1incomplete") == true)
    }
}
