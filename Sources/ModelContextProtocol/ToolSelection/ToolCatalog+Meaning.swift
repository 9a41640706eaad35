import IntentRuntime
import JSON

extension ToolCatalog {
    /// The tool that is meant by a call, and what it is handed: for a tool that stands for others, the one that it is told.
    ///
    /// A call that does not tell which is left as it is, and answered with what is wrong in it when it is run.
    func meant(_ tool: Tool, _ arguments: JSONObject) -> (tool: Tool, arguments: JSONObject) {
        switch tool.action {
        case .callTool:
            guard let name = arguments["name"]?.string, let called = called(name),
                let handed = Self.handed(arguments["arguments"]),
                arguments.names.allSatisfy({ ["name", "arguments"].contains($0) })
            else { return (tool, arguments) }
            return meant(called, handed)
        case .findAny:
            guard let finder = finder(of: arguments["entity"]?.string ?? "") else { return (tool, arguments) }
            var rest = arguments
            rest["entity"] = nil
            return (finder, rest)
        case .run, .find, .readResource, .undo, .searchTools: return (tool, arguments)
        }
    }

    /// Why a call does not tell which tool is meant.
    func meaningless(_ tool: Tool, _ arguments: JSONObject) -> WrongArguments {
        var faults: [String] = []
        if case .callTool = tool.action {
            let name = arguments["name"]?.string ?? ""
            if name == tool.name {
                faults.append("'name' must be that of another tool")
            } else if called(name) == nil {
                faults.append("there is no tool '\(name)'" + Self.near(search.nearest(to: name)))
            }
            if Self.handed(arguments["arguments"]) == nil { faults.append("'arguments' must be an object") }
        } else {
            let type = arguments["entity"]?.string ?? ""
            do throws(IntentSystemError) {
                _ = try system.catalog.entity(named: type)
                faults.append("there is no tool that finds '\(type)'")
            } catch {
                faults.append("\(error)")
            }
        }
        return WrongArguments(tool: tool, faults: faults)
    }

    /// The answer to a call of `read_resource`.
    func read(_ uri: String, for client: Client, from results: KeptResults) async -> Answer {
        switch await resources.read(uri, for: client.revision, from: results) {
        case .success(let result): .success(Self.blocks(of: result))
        case .failure(let error): .success(Self.failure(error))
        }
    }

    /// The tool of a name; that of an intent or entity type goes too. Never the one that calls others.
    private func called(_ name: String) -> Tool? {
        if let tool = tools.callable[name] {
            if case .callTool = tool.action { return nil }
            return tool
        }
        if let intent = try? system.catalog.intent(named: name) {
            return tools.offered.first {
                guard case .run(let own) = $0.action else { return false }
                return own.app == intent.app && own.identifier == intent.identifier
            }
        }
        return finder(of: name)
    }

    /// The tool that finds entities of a type.
    private func finder(of type: String) -> Tool? {
        guard let entity = try? system.catalog.entity(named: type) else { return nil }
        return tools.offered.first {
            guard case .find(let own) = $0.action else { return false }
            return own.app == entity.app && own.typeName == entity.typeName
        }
    }

    /// What a tool is handed; some assistants write an object as text. `nil` for what is no object.
    private static func handed(_ arguments: JSONValue?) -> JSONObject? {
        switch arguments {
        case nil, .null?: JSONObject()
        case .object(let members)?: members
        case .string(let text)?: (try? JSONValue(parsing: text))?.object
        default: nil
        }
    }

    private static func near(_ names: [String]) -> String {
        names.isEmpty ? "" : "; near are " + names.map { "'\($0)'" }.joined(separator: ", ")
    }

    /// What was read, as a tool's result: text as text, all else as it was.
    private static func blocks(of result: JSONObject) -> JSONObject {
        var places: [String] = []
        let blocks = (result["contents"]?.array ?? []).enumerated().map { index, contents -> JSONValue in
            guard let text = contents["text"] else {
                places.append("/content/\(index)/resource")
                return ["type": "resource", "resource": contents]
            }
            places.append("/content/\(index)")
            return ["type": "text", "text": text]
        }
        var answer = JSONObject([("content", .array(blocks)), ("isError", false)])
        guard var metadata = result["_meta"]?.object else { return answer }
        if var foreign = metadata[ForeignText.key]?.object {
            for name in ["parts", "escaped"] {
                guard let pointers = foreign[name]?.array?.compactMap(\.string) else { continue }
                foreign[name] = .array(pointers.map { .string(Self.moved($0, to: places)) })
            }
            metadata[ForeignText.key] = .object(foreign)
        }
        answer["_meta"] = .object(metadata)
        return answer
    }

    /// A pointer into what was read as one into the tool's result.
    private static func moved(_ pointer: String, to places: [String]) -> String {
        let parts = pointer.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
        guard parts.count > 1, parts[0] == "contents", let index = Int(parts[1]), places.indices.contains(index) else {
            return pointer
        }
        return places[index] + (parts.count > 2 ? "/\(parts[2])" : "")
    }

    /// An error of the protocol as a result, which the model reads.
    private static func failure(_ error: RPCError) -> JSONObject {
        var result: JSONObject = ["content": [["type": "text", "text": .string(error.message)]], "isError": true]
        if let mark = error.mark {
            let foreign: JSONValue = ["mark": .string(mark), "parts": ["/content/0/text"]]
            result["_meta"] = .object(JSONObject([(ForeignText.key, foreign)]))
        }
        return result
    }
}
