import Foundation
import IntentRuntime
import JSON
import ModelContextProtocol
import Testing

@Suite("A list in pages", .timeLimit(.minutes(2)))
struct PagingTests {
    private func page(_ client: TestClient, _ method: String, from cursor: JSONValue? = nil) async throws -> JSONValue {
        var parameters = JSONObject()
        parameters["cursor"] = cursor
        return try #require(try await client.call(method, .object(parameters))["result"])
    }

    private func all(_ client: TestClient, _ method: String, _ member: String, _ name: String) async throws
        -> [[String]]
    {
        var pages: [[String]] = []
        var cursor: JSONValue?
        repeat {
            let page = try await page(client, method, from: cursor)
            pages.append(page[member]?.array?.compactMap { $0[name]?.string } ?? [])
            cursor = page["nextCursor"]
        } while cursor != nil
        return pages
    }

    @Test("gives each tool once, a hundred a page")
    func tools() async throws {
        let catalog = IntentCatalog.paper(apps: 15, intents: 40)
        let client = try await TestClient.introduced(catalog: catalog, tools: try ToolSelection(["all"]))
        let pages = try await all(client, "tools/list", "tools", "name")
        #expect(pages.map(\.count) == [100, 100, 100, 100, 100, 100, 16])
        let names = pages.flatMap(\.self)
        #expect(Set(names).count == names.count && names == names.sorted())
    }

    @Test("is one page where it is short", arguments: ["tools/list", "resources/templates/list"])
    func short(_ method: String) async throws {
        let client = try await TestClient.introduced(catalog: .paper(apps: 3, intents: 40))
        #expect(try await page(client, method)["nextCursor"] == nil)
        #expect(try await page(client, method, from: .null)["nextCursor"] == nil)
    }

    @Test("gives each template once")
    func templates() async throws {
        let client = try await TestClient.introduced(catalog: .paper(apps: 5, intents: 1, types: 50))
        let pages = try await all(client, "resources/templates/list", "resourceTemplates", "uriTemplate")
        // Two for each type, whole and in parts, and the one of what tools returned.
        #expect(pages.map(\.count) == [100, 100, 100, 100, 100, 1])
        #expect(Set(pages.flatMap(\.self)).count == 501)
    }

    @Test("goes on after change: what stays is neither told twice nor left out")
    func change() async throws {
        let whole = IntentCatalog.paper(apps: 15, intents: 40)
        let before = try await TestClient.introduced(catalog: whole, tools: try ToolSelection(["all"]))
        let first = try await page(before, "tools/list")
        let told = first["tools"]?.array?.compactMap { $0["name"]?.string } ?? []
        let last = try #require(told.last)
        let cursor = try #require(first["nextCursor"])
        // The last that was told goes, with others before and after it, and new ones come at both ends.
        let fewer = whole.removing { $0.title.hasPrefix("Create") || $0.title.hasPrefix("Update") }
        let more = IntentCatalog(
            apps: fewer.apps, intents: fewer.intents + ["aaa", "zzz"].map { new($0, in: fewer) },
            entities: fewer.entities)
        let after = try await TestClient.introduced(
            catalog: more, tools: try ToolSelection(["all", "-\(last)"]))
        var rest: [String] = []
        var next: JSONValue? = cursor
        while let place = next {
            let page = try await page(after, "tools/list", from: place)
            rest += page["tools"]?.array?.compactMap { $0["name"]?.string } ?? []
            next = page["nextCursor"]
        }
        let now = try await all(after, "tools/list", "tools", "name").flatMap(\.self)
        #expect(!now.contains(last))
        #expect(Set(rest).isDisjoint(with: told))
        #expect(rest == now.filter { $0 > last })
    }

    private func new(_ name: String, in catalog: IntentCatalog) -> IntentDescriptor {
        IntentDescriptor(
            identifier: name, app: catalog.apps[name == "aaa" ? 0 : catalog.apps.count - 1], title: name,
            effect: IntentEffect(schema: "paper.create"))
    }

    @Test(
        "is not continued from a cursor that it never gave out",
        arguments: [
            "", "x", "🚢", "ZnJvbTpuby9zdWNo", #"{"list":"resources/list","after":["a"]}"#,
            #"{"list":"tools/call","after":["a"]}"#, #"{"list":"tools/list"}"#, #"{"list":"tools/list","after":"a"}"#,
            #"{"list":"tools/list","after":[]}"#, #"{"list":"tools/list","after":[5]}"#,
            #"{"list":"tools/list","after":["a"],"more":1}"#, #"["tools/list"]"#,
        ])
    func forged(_ text: String) async throws {
        let client = try await TestClient.introduced(
            catalog: .paper(apps: 15, intents: 40), tools: try ToolSelection(["all"]))
        let encoded = text.hasPrefix("{") || text.hasPrefix("[") ? Data(text.utf8).base64EncodedString() : text
        for method in ["tools/list", "resources/templates/list"] {
            let answer = try await client.call(method, ["cursor": .string(encoded)])
            #expect(answer["error"]?["code"] == -32602)
        }
        #expect(try await client.call("tools/list", ["cursor": 5])["error"]?["code"] == -32602)
    }
}
