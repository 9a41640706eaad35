import IntentRuntime
import JSON
import MCPClients
import Testing

@Suite("Resources of an MCP server")
struct ServerResourceTests {
    private let folder: ServerFolder
    private let app: MCPServerApp

    init() throws {
        folder = try ServerFolder()
        app = try folder.app(ServerScripts.harbour)
    }

    private func titles(_ request: FindRequest) async throws -> [String] {
        try await app.find(request).map(\.title)
    }

    @Test func `Resources of all pages are found`() async throws {
        #expect(try await titles(FindRequest(entity: "Resource")) == ["West chart", "east", "flag"])
        #expect(try await titles(FindRequest(entity: "harbour/Resource", limit: 2)).count == 2)
    }

    @Test(
        arguments: [
            ("shallow", [], ["east"]), ("CHARTS", [], ["West chart", "east"]),
            (nil, ["mimeType = image/png"], ["flag"]),
            (nil, ["size > 5"], ["West chart"]), (nil, ["name begins with e"], ["east"]),
            ("chart", ["size < 5"], ["east"]),
            ("submarine", [], []),
        ] as [(String?, [String], [String])])
    func `Words and conditions find resources`(
        _ text: String?, _ conditions: [String], _ titles: [String]
    ) async throws {
        let found = try await self.titles(FindRequest(entity: "Resource", text: text, conditions: conditions))
        #expect(found == titles)
    }

    @Test func `Resources are sorted by a property, those without it last`() async throws {
        #expect(
            try await titles(FindRequest(entity: "Resource", sort: "-size")) == ["West chart", "east", "flag"])
        #expect(
            try await titles(FindRequest(entity: "Resource", sort: "mimeType")) == ["flag", "West chart", "east"])
    }

    @Test(arguments: ["size = large", "colour = red", "size"])
    func `A condition that cannot be read is refused`(_ condition: String) async throws {
        await #expect(throws: IntentSystemError.self) {
            try await app.find(FindRequest(entity: "Resource", conditions: [condition]))
        }
    }

    @Test func `A resource is read by its URI, with its text`() async throws {
        let uri = try #require(try await app.find(FindRequest(entity: "Resource")).first?.uri)
        #expect(uri == "appintents://harbour/Resource/harbour%3A%2F%2F%2Fcharts%2Fwest")
        let record = try await app.entity(at: uri)
        #expect(record.title == "West chart")
        #expect(record.json["properties"]?["content"] == "Mind the rocks.")
        #expect(record.json["id"] == "harbour:///charts/west")
    }

    @Test func `What is no text is told by its type and size`() async throws {
        let record = try await app.entity(at: "appintents://harbour/Resource/harbour%3A%2F%2F%2Fflag")
        let properties = record.json["properties"]
        #expect(properties?["content"] == .null)
        #expect(properties?["parts"]?.array?.first?["size"] == 3)
        #expect(properties?["mimeType"] == "image/png")
        #expect(!record.json.text.contains("AAAA"))
    }

    @Test func `A resource that is not listed can be read where the server gives it`() async throws {
        let record = try await app.entity(at: "appintents://harbour/Resource/harbour%3A%2F%2F%2Fcharts%2Fnorth")
        #expect(record.title == "north")
        #expect(record.json["properties"]?["content"] == "Mind the rocks.")
    }

    @Test func `A resource that is not there is said not to be`() async throws {
        let error = await #expect(throws: IntentSystemError.self) {
            try await app.entity(at: "appintents://harbour/Resource/nowhere")
        }
        #expect(error.map { if case .notFound = $0 { true } else { false } } == true)
    }

    @Test(arguments: ["appintents://harbour/Buoy/1", "appintents://notes/Resource/1", "harbour:///flag"])
    func `A URI of another type or app is refused`(_ uri: String) async throws {
        await #expect(throws: IntentSystemError.self) { try await app.entity(at: uri) }
    }
}
