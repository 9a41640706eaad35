import AppIntents
import IntentCommandLine
import IntentRuntime
import JSON
import JoinedApps

extension Configuration {
    /// The members that an app may have.
    private static let memberNames = ["command", "arguments", "environment", "protocol"]

    /// Reads the section `apps`: `{"trails": {"command": "~/bin/trails", "arguments": [], "environment": {}}}`, in which a server of the
    /// Model Context Protocol has `"protocol": "mcp"` too.
    ///
    /// - Parameters:
    ///   - json: The section; nothing where it is left out.
    ///   - file: The configuration's file, for an error.
    /// - Returns: The programs that are apps, and those that are MCP servers, by id.
    /// - Throws: ``UsageError`` that names the member that is wrong.
    static func apps(
        _ json: JSONValue?, of file: String
    ) throws -> (apps: [String: Program], servers: [String: Program]) {
        guard let json else { return ([:], [:]) }
        guard let members = json.object else {
            throw UsageError.badConfiguration(
                path: file, reason: "'apps' must be an object, with an app's id before each app")
        }
        var apps: [String: Program] = [:]
        var servers: [String: Program] = [:]
        for (id, app) in members {
            let program = try program(app, of: id, file)
            switch app["protocol"] {
            case nil: apps[id] = program
            case "mcp"?: servers[id] = program
            case let other?:
                throw UsageError.badConfiguration(
                    path: file,
                    reason: "'apps.\(id).protocol' must be \"mcp\" or be left out, not \(other.text)")
            }
        }
        return (apps, servers)
    }

    private static func program(_ json: JSONValue, of id: String, _ file: String) throws -> Program {
        func failure(_ member: String, _ words: String) -> UsageError {
            .badConfiguration(path: file, reason: "'apps.\(id)\(member)' \(words)")
        }
        let isID = id.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0))
        }
        guard !id.isEmpty, isID else {
            throw failure("", "is no id of an app: it takes letters from a to z, digits and '-'")
        }
        guard !IntentCatalog.discovered().apps.contains(where: { $0.id.lowercased() == id.lowercased() }) else {
            throw failure("", "is the id of a built-in app; give yours another")
        }
        guard let app = json.object else { throw failure("", "must be an object with 'command'") }
        if let name = app.names.first(where: { !memberNames.contains($0) }) {
            throw failure(".\(name)", "means nothing; an app has \(memberNames.map { "'\($0)'" }.listed("and"))")
        }
        guard let command = app["command"]?.string, !command.isEmpty else {
            throw failure(".command", "must be the path of a program")
        }
        var arguments: [String] = []
        if let list = app["arguments"] {
            guard let words = list.array, words.allSatisfy({ $0.string != nil }) else {
                throw failure(".arguments", "must be a list of texts")
            }
            arguments = words.compactMap(\.string)
        }
        var environment: [String: String] = [:]
        if let variables = app["environment"] {
            guard let variables = variables.object, variables.allSatisfy({ $0.value.string != nil }) else {
                throw failure(".environment", "must be an object of texts")
            }
            for (name, value) in variables { environment[name] = value.string }
        }
        // An end of text within one would cut it off.
        guard ([command] + arguments + environment.flatMap { [$0.key, $0.value] }).allSatisfy({ !$0.contains("\0") })
        else { throw failure("", "must have no text with the character U+0000") }
        return Program(path: HomeFolder.expanding(command), arguments: arguments, environment: environment)
    }
}
