import IntentRuntime
import JSON
import Testing

@testable import ModelContextProtocol

@Suite("A form", .timeLimit(.minutes(1)))
struct FormTests {
    private static let asking: JSONValue = ["elicitation": [:]]

    private func property(_ name: String, _ question: JSONValue) -> JSONValue? {
        question["params"]?["requestedSchema"]?["properties"]?[name]
    }

    @Test(
        "says what a number may be, and lets several of a few values be chosen",
        arguments: ["2025-06-18", "2025-11-25"])
    func fields(_ revision: String) async throws {
        let client = try await TestClient.introduced(
            revision: revision, capabilities: Self.asking, catalog: .work)
        client.request("tools/call", TestClient.call("rateBook"), id: 1)
        let stars = try await client.first { $0["method"] == "elicitation/create" }
        #expect(property("stars", stars) == ["type": "integer", "minimum": 1, "maximum": 5, "title": "Stars"])
        client.send([
            "jsonrpc": "2.0", "id": try #require(stars["id"]),
            "result": ["action": "accept", "content": ["stars": 4]],
        ])
        let genres = try await client.first { $0["method"] == "elicitation/create" }
        let several = revision == "2025-11-25"
        let titled: JSONValue = [
            ["const": "sea", "title": "The Sea"], ["const": "harbourTowns", "title": "Harbour Towns"],
        ]
        let expected: JSONValue =
            several
            ? ["type": "array", "minItems": 1, "items": ["anyOf": titled], "title": "Genres"]
            : [
                "type": "string", "enum": ["sea", "harbourTowns"], "enumNames": ["The Sea", "Harbour Towns"],
                "title": "Genres",
            ]
        #expect(property("genres", genres) == expected)
        client.send([
            "jsonrpc": "2.0", "id": try #require(genres["id"]),
            "result": ["action": "accept", "content": ["genres": several ? ["sea", "harbourTowns"] : "sea"]],
        ])
        let result = try await client.answer(to: 1)["result"]
        #expect(result?["structuredContent"]?["value"]?.string == (several ? "4 sea+harbourTowns" : "4 sea"))
    }

    @Test(
        "takes what fits its field",
        arguments: [
            (Form.Field.integer(minimum: 1, maximum: 5), [1, 5], [0, 6, 1.5, "1", nil]),
            (.number(minimum: nil, maximum: 0.5), [0.5, -3], [0.6, "0", true]),
            (.text(format: nil), ["a"], ["", 1, nil]), (.boolean, [true, false], ["true", 1]),
            (.choice([Choice(id: "a", title: "A", subtitle: nil)]), ["a"], ["A", ["a"], "b"]),
            (.choices([Choice(id: "a", title: "A", subtitle: nil)]), [["a"], "a"], [["b"], [], ["a", "b"], 1]),
        ] as [(Form.Field, [JSONValue], [JSONValue?])])
    func fit(_ field: Form.Field, _ fitting: [JSONValue], _ others: [JSONValue?]) {
        let form = Form(message: "What?", name: "it", title: "It", field: field)
        func answer(_ value: JSONValue?) -> JSONObject { JSONObject(value.map { [("it", $0)] } ?? []) }
        for value in fitting { #expect(form.fits(answer(value))) }
        for value in others { #expect(!form.fits(answer(value))) }
    }

    @Test(
        "asks for nothing that is called a secret",
        arguments: [
            ("password", "Password", true), ("pin", "PIN", true), ("apiKey", "Key", true), ("key", "API key", true),
            ("authToken", "", true), ("userPassword2", "", true), ("ACCESS_KEY", "", true), ("otp", "Code", true),
            ("clientSecret", "", true), ("phrase", "Pass phrase", false), ("spinach", "Pinboard", false),
            ("key", "Key", false), ("keyword", "Keyword", false), ("monkey", "Access monkey", false),
            ("title", "Title", false), ("", "", false), ("tokenise", "Secretary", false),
        ])
    func secrets(_ name: String, _ title: String, _ isSecret: Bool) {
        #expect(SecretValue.isMeant(by: name, title, .text) == isSecret)
        #expect(SecretValue.isMeant(by: name, title, .integer) == isSecret)
        #expect(!SecretValue.isMeant(by: name, title, .boolean))
    }

    @Test("is not sent for a secret: the result says where it can be given", arguments: [true, false])
    func refusedSecret(_ isStateless: Bool) async throws {
        let metadata = isStateless ? TestClient.metadata(capabilities: Self.asking) : nil
        func call(_ arguments: JSONValue) async throws -> JSONValue? {
            let client =
                isStateless
                ? TestClient(catalog: .work)
                : try await TestClient.introduced(capabilities: Self.asking, catalog: .work)
            return try await client.tool("openSafe", arguments, metadata: metadata)["result"]
        }
        let refused = try await call([:])
        #expect(refused?["isError"] == true)
        let words = refused?["content"]?.array?.first?["text"]?.string ?? ""
        #expect(words.contains("accessKey") && words.contains("secret") && words.contains("appintents run"))
        #expect(try await call(["accessKey": "abc"])?["structuredContent"]?["value"] == 3)
    }
}
