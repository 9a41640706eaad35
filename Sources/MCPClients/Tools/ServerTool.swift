import IntentRuntime
import JSON
import SchemaCatalog

/// A tool of a server's.
struct ServerTool: Sendable, Hashable {
    /// The longest title, in characters.
    private static let longestTitle = 80
    /// The longest description.
    private static let longestSummary = 800
    /// The longest name, in bytes.
    private static let longestName = 128

    /// Its name.
    let name: String
    /// What a person calls it.
    let title: String
    /// What the server says of it, on one line; empty where it says nothing.
    let summary: String
    /// The values that it takes.
    let parameters: [ServerParameter]
    /// What it does to the world.
    let effect: IntentEffect
    /// The schema of the structured part of its results, where it declares one.
    let output: JSONValue?

    /// Reads a tool.
    ///
    /// - Parameter json: An element of the answer to `tools/list`.
    /// - Throws: ``Refusal`` where it cannot be called.
    init(_ json: JSONValue) throws(Refusal) {
        guard let name = json["name"]?.string, Self.isUsable(name) else {
            let told = ServerText.line(json["name"]?.string ?? json["name"]?.text ?? "", limit: 60)
            throw Refusal(
                description:
                    "the tool '\(told)' is left out: a name has 1 to \(Self.longestName) of the characters A-Z, a-z, "
                    + "0-9, '_', '-', '.' and '/'")
        }
        self.name = name
        do {
            parameters = try SchemaReader(json["inputSchema"] ?? ["type": "object"]).parameters()
        } catch {
            throw Refusal(description: "the tool '\(name)' is left out: its input schema cannot be used, \(error)")
        }
        let hints = json["annotations"]
        let title = json["title"]?.string ?? hints?["title"]?.string ?? ""
        let line = ServerText.line(title.onOneLine, limit: Self.longestTitle)
        self.title = line.isEmpty ? NameWords.title(of: name) : line
        summary = ServerText.line((json["description"]?.string ?? "").onOneLine, limit: Self.longestSummary)
        effect = IntentEffect(hints: hints, name: name)
        output = json["outputSchema"].flatMap { $0.isAtMost(SchemaReader.depthLimit) ? $0 : nil }
    }

    /// Why a tool is left out.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// The name of the enum of a parameter's choices.
    static func enumName(of parameter: String, in tool: String) -> String { "\(tool).\(parameter)" }

    private static func isUsable(_ name: String) -> Bool {
        (1...longestName).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "_-./".utf8.contains(byte)
                }
            }
    }
}
