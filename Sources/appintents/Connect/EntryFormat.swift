import IntentCommandLine
import JSON

/// How a client writes a server down.
struct EntryFormat: Sendable {
    /// The language of the file.
    enum Language: Sendable {
        /// JSON; the member that the servers stand in.
        case json(member: String)
        /// TOML; the table that the servers' tables stand in.
        case toml(table: String)
        /// YAML; the key that the servers stand under, by their names.
        case yaml(key: String)
        /// YAML in which the servers are a list, which is only printed.
        case yamlList(key: String)
    }

    let language: Language
    /// The members of an entry for a program.
    let program: @Sendable (_ path: String, _ arguments: [String], _ name: String) -> JSONObject
    /// The members of an entry for an address; `nil` where the file has none.
    var address: (@Sendable (_ url: String, _ authorization: String?) -> JSONObject)?
    /// How a header names an environment variable; `nil` where it cannot.
    var variable: (@Sendable (String) -> String)?
    /// The member that takes the name of the variable with the token, where there is one.
    var tokenVariableMember: String?

    /// The entry for a server.
    ///
    /// - Parameters:
    ///   - entry: The server.
    ///   - client: What a person calls the client.
    /// - Throws: ``Failure`` where the client's file has no way to say it.
    func members(_ entry: ServerEntry, for client: String) throws -> JSONObject {
        switch entry.transport {
        case .program(let path, let arguments): return program(path, arguments, entry.name)
        case .address(let url, let token):
            guard let address else {
                throw Failure(
                    message:
                        "the file of \(client) names programs only; leave --http out, or add the address in its settings",
                    status: 2)
            }
            guard let token else { return address(url, nil) }
            if let tokenVariableMember {
                var members = address(url, nil)
                members[tokenVariableMember] = .string(token)
                return members
            }
            guard let variable else {
                throw Failure(
                    message:
                        "\(client) reads no environment variables in headers; leave --token-variable out, and put the "
                        + #"header "Authorization": "Bearer TOKEN" into the entry by hand"#, status: 2)
            }
            return address(url, "Bearer " + variable(token))
        }
    }

    /// The members by which an entry says how the server is reached; others are the person's own.
    static let transportMembers: Set<String> = [
        "type", "command", "args", "cmd", "url", "uri", "serverUrl", "httpUrl", "headers", "bearer_token_env_var",
    ]
}

extension EntryFormat {
    /// The form that most clients took over: `mcpServers`, with `command` and `args`.
    ///
    /// - Parameters:
    ///   - type: What the entry of a program says that it is.
    ///   - addressMember: The member that has the address; `nil` where the file has none.
    ///   - addressType: What the entry of an address says that it is.
    ///   - more: Members that each entry has.
    ///   - variable: How a header names an environment variable.
    static func common(
        in member: String = "mcpServers", type: String? = nil, addressMember: String? = "url",
        addressType: String? = nil, more: JSONObject = [:], variable: (@Sendable (String) -> String)? = nil
    ) -> EntryFormat {
        var format = EntryFormat(language: .json(member: member)) { path, arguments, _ in
            var members = JSONObject()
            members["type"] = type.map { .string($0) }
            members["command"] = .string(path)
            members["args"] = .array(arguments.map { .string($0) })
            for (name, value) in more { members[name] = value }
            return members
        }
        if let addressMember {
            format.address = { url, authorization in
                var members = JSONObject()
                members["type"] = addressType.map { .string($0) }
                members[addressMember] = .string(url)
                if let authorization { members["headers"] = ["Authorization": .string(authorization)] }
                for (name, value) in more { members[name] = value }
                return members
            }
        }
        format.variable = variable
        return format
    }
}
