import IntentRuntime
import JSON

/// What a server answers a call of a tool with.
struct ToolAnswer: Sendable {
    /// What it says, where it says something.
    let words: String?
    /// The structured part, where there is one.
    let value: JSONValue?
    /// The resources that it points to.
    let resources: [ServerResource]

    /// Reads an answer.
    ///
    /// - Parameters:
    ///   - result: The answer to `tools/call`.
    ///   - tool: The tool.
    /// - Throws: ``Failure`` where the tool says that it failed, or ``ServerFault/malformed(method:_:)`` where the answer is none.
    init(_ result: JSONObject, of tool: ServerTool) throws {
        let content = result["content"]?.array ?? []
        let value = result["structuredContent"].flatMap { $0 == .null ? nil : $0 }
        var words: [String] = []
        var resources: [ServerResource] = []
        for block in content {
            switch block["type"]?.string {
            case "text":
                let text = block["text"]?.string ?? ""
                // The structured part is repeated as text for programs that know no other.
                let repeats = value != nil && (try? JSONValue(parsing: text)) == value
                if !repeats, !text.isEmpty { words.append(text) }
            case "resource_link":
                if let resource = ServerResource(block) { resources.append(resource) }
            case "resource":
                let part = block["resource"]
                if let text = part?["text"]?.string {
                    words.append(text)
                } else if let blob = part?["blob"]?.string {
                    words.append(Self.note("file", part?["mimeType"], blob))
                }
            case let type?:
                words.append(Self.note(ServerText.line(type, limit: 40), block["mimeType"], block["data"]?.string))
            case nil: throw ServerFault.malformed(method: Self.method, "a part of it has no 'type'")
            }
        }
        let text = words.joined(separator: "\n")
        if result["isError"]?.bool == true { throw Failure(words: text.isEmpty ? "it failed, and says no more" : text) }
        guard result["content"]?.array != nil || value != nil else {
            throw ServerFault.malformed(method: Self.method, "it has no 'content'")
        }
        if let output = tool.output {
            guard let value else {
                throw ServerFault.malformed(
                    method: Self.method, "'\(tool.name)' declares structured results, and this has none")
            }
            var check = SchemaCheck(output)
            if let violation = check.violation(in: value) {
                throw ServerFault.malformed(
                    method: Self.method, "it is not what '\(tool.name)' declares: \(violation)")
            }
        }
        self.words = text.isEmpty ? nil : text
        self.value = value
        self.resources = resources
    }

    /// The method by which tools are called.
    static let method = "tools/call"

    /// That a tool failed; its own words.
    struct Failure: Error {
        let words: String
    }

    /// What is told of content that is no text.
    private static func note(_ kind: String, _ mimeType: JSONValue?, _ base64: String?) -> String {
        let type = mimeType?.string.map { " " + ServerText.line($0, limit: 80) } ?? ""
        return "[\(kind)\(type)\(base64.map { ", \($0.utf8.count / 4 * 3) bytes" } ?? "")]"
    }
}
