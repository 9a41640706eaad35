import IntentRuntime
import JSON
import Testing

@Suite("A resource", .timeLimit(.minutes(1)))
struct ResourceTests {
    @Test("has a template for each entity type")
    func templates() async throws {
        let client = try await TestClient.introduced()
        let templates = try await client.call("resources/templates/list")["result"]?["resourceTemplates"]
        let template = try #require(templates?.array?.first)
        #expect(
            templates?.array?.map { $0["uriTemplate"] } == [
                "appintents://modelContextProtocolTests/BookEntity/{id}",
                "appintents://modelContextProtocolTests/BookEntity/{id}{?as,property,offset,length}",
                "appintents://results/{handle}{?offset,length}",
            ])
        #expect(template["uriTemplate"] == "appintents://modelContextProtocolTests/BookEntity/{id}")
        #expect(template["name"] == "BookEntity" && template["title"] == "Book")
        #expect(template["mimeType"] == "application/json")
    }

    @Test("is listed, up to fifty of a type")
    func list() async throws {
        let client = try await TestClient.introduced()
        let result = try #require(try await client.call("resources/list")["result"])
        let resources = try #require(result["resources"]?.array)
        #expect(resources.count == 50)
        #expect(resources[0]["uri"] == TestClient.uri("shelf/0"))
        #expect(resources[0]["name"] == "Harbour at dawn" && resources[0]["mimeType"] == "application/json")
        #expect(result["nextCursor"] == nil)
    }

    @Test("is not listed from a cursor that was never given out", arguments: ["", "x", "ZnJvbTpuby9zdWNo", "🚢"])
    func cursor(_ cursor: String) async throws {
        let client = try await TestClient.introduced()
        let answer = try await client.call("resources/list", ["cursor": .string(cursor)])
        #expect(answer["error"]?["code"] == -32602)
        #expect(try await client.call("resources/list", ["cursor": 5])["error"]?["code"] == -32602)
    }

    @Test("is read as JSON, and as text where it has content")
    func read() async throws {
        let client = try await TestClient.introduced()
        let uri = TestClient.uri("shelf/1")
        let result = try await client.call("resources/read", ["uri": uri])["result"]
        let contents = result?["contents"]?.array
        let json = try JSONValue(parsing: contents?[0]["text"]?.string ?? "")
        #expect(json["title"] == "Harbour at dusk" && json["id"] == "shelf/1" && json["uri"] == uri)
        #expect(contents?[0]["mimeType"] == "application/json")
        #expect(contents?[1]["uri"] == uri && contents?[1]["mimeType"] == "text/markdown")
        #expect(try FencedWords(contents?[1]["text"]?.string, of: result).contents == ["# Harbour at dusk"])
    }

    @Test(
        "that is not there is an error with the code of the revision",
        arguments: [
            "appintents://modelContextProtocolTests/BookEntity/none", "appintents://modelContextProtocolTests/No/1",
            "appintents://nobody/BookEntity/1", "file:///etc/passwd", "", "appintents://", "%",
            "appintents://modelContextProtocolTests/BookEntity/%zz",
        ])
    func missing(_ uri: String) async throws {
        let legacy = try await TestClient.introduced().call("resources/read", ["uri": .string(uri)])
        #expect(legacy["error"]?["code"] == -32002)
        #expect(legacy["error"]?["data"]?["uri"]?.string == uri)
        let stateless = try await TestClient().call(
            "resources/read", ["uri": .string(uri), "_meta": TestClient.metadata()])
        #expect(stateless["error"]?["code"] == -32602)
        #expect(stateless["error"]?["data"]?["uri"]?.string == uri)
    }

    @Test(
        "that is gone before it is read whole is not there; one that cannot be read is the server's error",
        arguments: [
            ("sails 1", "", -32002), ("sails 2", "?offset=0", -32002), ("sails 3", "?as=text/plain", -32002),
            ("stays", "", -32603),
        ])
    func vanishing(_ id: String, _ query: String, _ code: Int) async throws {
        let uri = "appintents://modelContextProtocolTests/FerryEntity/" + id.replacing(" ", with: "%20") + query
        let client = try await TestClient.introduced(catalog: IntentCatalog(types: [FerryEntity.self]))
        let answer = try await client.call("resources/read", ["uri": .string(uri)])
        #expect(answer["error"]?["code"] == .integer(code), "\(answer.text)")
        #expect(answer["error"]?["message"]?.string?.contains("no papers") == (id == "stays"))
    }

    @Test("is not read without a URI")
    func noURI() async throws {
        let client = try await TestClient.introduced()
        #expect(try await client.call("resources/read")["error"]?["code"] == -32602)
        #expect(try await client.call("resources/read", ["uri": 5])["error"]?["code"] == -32602)
    }
}
