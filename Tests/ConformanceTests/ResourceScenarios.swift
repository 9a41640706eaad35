import Foundation
import JSON
import Testing

@Suite("Scenarios of resources", .timeLimit(.minutes(2)))
struct ResourceScenarios {
    /// What a resource holds.
    private func contents(_ wire: Wire, _ uri: String) async throws -> JSONValue {
        try await ConformanceClient.run(wire) { client in
            let result = try await client.result("resources/read", ["uri": .string(uri)])
            let contents = try #require(result["contents"]?.array)
            #expect(contents.count == 1)
            return try #require(contents.first)
        }
    }

    @Test("resources-list", arguments: Wire.allCases)
    func list(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            let resources = try #require(try await client.result("resources/list")["resources"]?.array)
            let uris = Set(resources.compactMap { $0["uri"]?.string })
            #expect(uris.isSuperset(of: ["test://static-text", "test://static-binary", "test://watched-resource"]))
            #expect(resources.allSatisfy { $0["name"]?.string?.isEmpty == false })
        }
    }

    @Test("resources-read-text", arguments: Wire.allCases)
    func text(_ wire: Wire) async throws {
        let contents = try await contents(wire, "test://static-text")
        #expect(contents["uri"] == "test://static-text")
        #expect(contents["mimeType"] == "text/plain")
        #expect(contents["text"] == "This is the content of the static text resource.")
    }

    @Test("resources-read-binary", arguments: Wire.allCases)
    func binary(_ wire: Wire) async throws {
        let contents = try await contents(wire, "test://static-binary")
        #expect(contents["uri"] == "test://static-binary")
        #expect(contents["mimeType"] == "image/png")
        let data = try #require(contents["blob"]?.string.flatMap { Data(base64Encoded: $0) })
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("resources-templates-read", arguments: Wire.allCases, [("123", "123"), ("a%20b", "a b")])
    func template(_ wire: Wire, _ id: (given: String, meant: String)) async throws {
        let contents = try await contents(wire, "test://template/\(id.given)/data")
        #expect(contents["uri"]?.string == "test://template/\(id.given)/data")
        let json = try JSONValue(parsing: try #require(contents["text"]?.string))
        #expect(json["id"]?.string == id.meant)
        #expect(json["data"]?.string == "Data for ID: \(id.meant)")
    }

    @Test("resources-templates-read: the template is listed", arguments: Wire.allCases)
    func templates(_ wire: Wire) async throws {
        try await ConformanceClient.run(wire) { client in
            let templates = try await client.result("resources/templates/list")["resourceTemplates"]?.array
            #expect(templates?.contains { $0["uriTemplate"] == "test://template/{id}/data" } == true)
        }
    }

    @Test(
        "sep-2164-resource-not-found", arguments: Wire.allCases,
        [
            "test://nonexistent-resource-for-conformance-testing", "test://template//data", "test://template/1/2/data",
            "test://template/1/data/more",
        ])
    func absent(_ wire: Wire, _ uri: String) async throws {
        try await ConformanceClient.run(wire) { client in
            let message = try await client.message("resources/read", ["uri": .string(uri)])
            #expect(message["result"] == nil)
            #expect(message["error"]?["code"]?.integer == (wire.isStateless ? -32_602 : -32_002))
            #expect(message["error"]?["data"]?["uri"]?.string == uri)
        }
    }
}
