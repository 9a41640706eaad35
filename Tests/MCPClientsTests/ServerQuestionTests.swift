import IntentRuntime
import JSON
import MCPClients
import Testing

@Suite("Questions of an MCP server")
struct ServerQuestionTests {
    private let folder: ServerFolder
    private let app: MCPServerApp

    init() throws {
        folder = try ServerFolder()
        app = try folder.app(ServerScripts.harbour)
    }

    private static func form(_ properties: JSONObject, required: [JSONValue]) -> JSONObject {
        ["form": ["type": "object", "properties": .object(properties), "required": .array(required)]]
    }

    @Test(
        arguments: [
            (["sure": ["type": "boolean"]], ["yes"], ["sure": true]),
            (["count": ["type": "integer"]], ["3"], ["count": 3]),
            (["depth": ["type": "number", "minimum": 1]], [2.5], ["depth": 2.5]),
            (
                ["rig": ["type": "string", "enum": ["s", "k"], "enumNames": ["Sloop", "Ketch"]]], ["Ketch"],
                ["rig": "k"]
            ),
            (
                [
                    "name": ["type": "string"],
                    "flags": ["type": "array", "items": ["anyOf": [["const": "r", "title": "Red"]]]],
                ],
                ["Tern", ["r"]], ["name": "Tern", "flags": ["r"]]
            ),
        ] as [(JSONObject, [JSONValue], JSONValue)])
    func `A form is put field by field, and its answers reach the server`(
        _ properties: JSONObject, _ answers: [JSONValue], _ content: JSONValue
    ) async throws {
        let person = Person(values: answers)
        let form = Self.form(properties, required: properties.names.map { .string($0) })
        let outcome = try await app.run("ask", form, as: person)
        let answer = try JSONValue(parsing: try #require(outcome.dialog))
        #expect(answer == ["action": "accept", "content": content])
        #expect(person.questions.allSatisfy { $0.contains("'harbour' asks: What is it?") })
    }

    @Test func `An answer that will not do is asked for once more`() async throws {
        let person = Person(values: ["lots", "4"])
        let form = Self.form(["count": ["type": "integer"]], required: ["count"])
        let answer = try JSONValue(parsing: try #require(try await app.run("ask", form, as: person).dialog))
        #expect(answer["content"] == ["count": 4])
        #expect(person.questions.count == 2)
        #expect(person.questions[1].contains("lots"))
    }

    @Test func `Where nobody answers, the server is told that the question was dismissed`() async throws {
        let form = Self.form(["count": ["type": "integer"]], required: ["count"])
        let answer = try JSONValue(parsing: try #require(try await app.run("ask", form).dialog))
        #expect(answer == ["action": "cancel"])
    }

    @Test(arguments: [(true, "accept"), (false, "decline")])
    func `A question without fields is a yes or a no`(_ says: Bool, _ action: String) async throws {
        let outcome = try await app.run(
            "ask", ["form": ["type": "object", "properties": [:]]], as: Person(confirmations: [says]))
        let answer = try JSONValue(parsing: try #require(outcome.dialog))
        #expect(answer["action"]?.string == action)
    }

    @Test func `Optional fields are left out where there are required ones`() async throws {
        let person = Person(values: ["Tern"])
        let form = Self.form(
            ["name": ["type": "string"], "crew": ["type": "integer", "default": 2], "note": ["type": "string"]],
            required: ["name"])
        let answer = try JSONValue(parsing: try #require(try await app.run("ask", form, as: person).dialog))
        #expect(answer["content"] == ["name": "Tern", "crew": 2])
    }

    @Test func `A form that cannot be put is refused, and the call goes on`() async throws {
        let form: JSONObject = ["form": ["type": "object", "properties": ["a": ["type": "object"]]]]
        let answer = try JSONValue(
            parsing: try #require(try await app.run("ask", form, as: Person(values: [1])).dialog))
        #expect(answer["code"] == -32602)
    }

    @Test(arguments: ["sampling/createMessage", "roots/list"])
    func `What else a server asks of a client is answered with an error, and a ping with nothing`(
        _ method: String
    ) async throws {
        let app = try folder.app(
            handling: """
                if method == "tools/call":
                    send({"jsonrpc": "2.0", "id": "p", "method": "ping"})
                    send({"jsonrpc": "2.0", "id": "s", "method": "\(method)", "params": {}})
                    notify("notifications/message", {"level": "info", "data": "hello"})
                    result(id, text("fine"))
                    return True
                """)
        #expect(try await app.run("go").dialog == "fine")
        #expect(try await app.run("go").dialog == "fine")
        let received = try folder.received()
        #expect(received.first { $0["id"] == "p" }?["result"] == [:])
        #expect(received.first { $0["id"] == "s" }?["error"]?["code"] == -32601)
    }
}
