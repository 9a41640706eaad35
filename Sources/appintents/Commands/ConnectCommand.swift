import Foundation
import IntentCommandLine
import JSON
import SchemaCatalog

/// `connect`: tells assistants' clients how to start the server.
enum ConnectCommand: Command {
    static let name = "connect"
    static let summary = "Connect an assistant to the apps"
    static let usage =
        "connect [CLIENT] [--write] [--remove] [--name NAME] [--http URL [--token-variable VARIABLE]] [OPTIONS OF serve]"
    static let details = """
        Without CLIENT, lists the clients that are known, and which of them are on this machine. With one, prints what is to be put
        into its file; with --write, puts it there: the rest of the file stays as it is, and what it was is kept beside it.
        --notes, --config, --yes and --read-only are passed on to 'serve', as are --tools and --allow-files; paths become absolute.

        Options:
          --write                    change the client's file
          --remove                   take the entry out again
          --name NAME                the name of the entry (default: appintents)
          --http URL                 connect to a server that runs ('serve --http'), as http://127.0.0.1:8000/mcp
          --token-variable VARIABLE  the environment variable that has the token for it
        """

    static func run(_ arguments: ArgumentList, _ options: GlobalOptions) async throws {
        var arguments = arguments
        let writes = arguments.takeFlag("--write")
        let removes = arguments.takeFlag("--remove")
        let entryName = try arguments.takeValue("--name") ?? "appintents"
        guard isUsable(entryName) else {
            throw UsageError.badValue(
                entryName, option: "--name", expected: "1 to 64 letters, digits, '-' and '_', a letter first")
        }
        let address = try arguments.takeValue("--http")
        let token = try arguments.takeValue("--token-variable")
        let serving = try ServeArguments(taking: &arguments, options)
        let word = arguments.next()
        try arguments.finish(name)
        guard let word else {
            guard !writes, !removes else { throw UsageError.missingArgument("the name of a client", command: name) }
            return list(entryName, options)
        }
        let client = try client(word)
        if removes { return try remove(entryName, from: client, writes: writes, options) }
        let transport: ServerEntry.Transport
        if let address {
            transport = .address(try checked(address), tokenVariable: try token.map(checkedVariable))
        } else {
            guard token == nil else {
                throw UsageError.missingArgument("'--http' beside '--token-variable'", command: name)
            }
            transport = .program(path: try ServeArguments.program(), arguments: serving.words)
        }
        let entry = ServerEntry(name: entryName, transport: transport)
        let members = try client.format.members(entry, for: client.title)
        if writes {
            try write(members, as: entryName, to: client, options)
        } else {
            show(members, as: entryName, for: client, options)
        }
    }

    // MARK: Words of the command line

    private static func client(_ word: String) throws -> AssistantClient {
        let folded = word.lowercased()
        if let client = AssistantClient.all.first(where: { $0.id == folded }) { return client }
        let ids = AssistantClient.all.map(\.id)
        let near = Nearest.names(to: folded, among: ids).first.map { " (the nearest is '\($0)')" } ?? ""
        throw UsageError.badValue(word, option: "CLIENT", expected: "one of \(ids.joined(separator: ", "))\(near)")
    }

    private static func isUsable(_ name: String) -> Bool {
        name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]{0,63}/) != nil
    }

    private static func checked(_ address: String) throws -> String {
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host?.isEmpty == false
        else {
            throw UsageError.badValue(address, option: "--http", expected: "a URL such as http://127.0.0.1:8000/mcp")
        }
        return address
    }

    private static func checkedVariable(_ name: String) throws -> String {
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
            throw UsageError.badValue(
                name, option: "--token-variable", expected: "the name of an environment variable, not the token itself")
        }
        return name
    }

    // MARK: What is done

    private static func list(_ name: String, _ options: GlobalOptions) {
        let clients = AssistantClient.all.map { client in
            let text = (try? ClientFile(of: client))?.text
            return (client, isConnected: text.map { client.format.hasEntry(name, in: $0) } ?? false)
        }
        if options.json {
            let values = clients.map { client, isConnected -> JSONValue in
                [
                    "client": .string(client.id), "title": .string(client.title), "file": .string(client.file),
                    "isFound": .bool(client.isFound), "isConnected": .bool(isConnected),
                ]
            }
            return Output.print(JSONValue.array(values).prettyText)
        }
        var table = Table(["CLIENT", "NAME", "HERE", "CONNECTED", "FILE"])
        for (client, isConnected) in clients {
            table.add([client.id, client.title, client.isFound ? "yes" : "", isConnected ? "yes" : "", client.file])
        }
        table.print()
    }

    private static func show(
        _ members: JSONObject, as name: String, for client: AssistantClient, _ options: GlobalOptions
    ) {
        if options.json {
            let value: JSONValue = [
                "client": .string(client.id), "file": .string(client.file), "name": .string(name),
                "entry": .object(members),
            ]
            return Output.print(value.prettyText)
        }
        Output.tell("This belongs into '\(client.file)'; with --write it is put there:")
        Output.print(client.format.snippet(members, as: name))
    }

    private static func write(
        _ members: JSONObject, as name: String, to client: AssistantClient, _ options: GlobalOptions
    ) throws {
        let file = try ClientFile(of: client)
        let text: String
        do {
            text = try client.format.setting(members, as: name, in: file.text ?? "")
        } catch {
            Output.tell("This belongs into '\(client.file)':")
            Output.complain(client.format.snippet(members, as: name))
            throw Failure(message: "'\(client.file)' was left as it is: \(error)", status: 1)
        }
        guard text != file.text else {
            return tell(client, file, wrote: false, backup: nil, "\(client.title) is connected already.", options)
        }
        let backup = try file.replace(with: text)
        if !client.isFound { Output.tell("\(client.title) was not found on this machine.") }
        tell(
            client, file, wrote: true, backup: backup,
            "\(client.title) is connected as '\(name)'; start it anew. To undo: appintents connect \(client.id) --remove --write"
                + (name == "appintents" ? "" : " --name \(name)"), options)
    }

    private static func remove(
        _ name: String, from client: AssistantClient, writes: Bool, _ options: GlobalOptions
    ) throws {
        let file = try ClientFile(of: client)
        let text: String?
        do {
            text = try file.text.flatMap { try client.format.removing(name, from: $0) }
        } catch let error as EditRefusal {
            throw Failure(
                message: "'\(client.file)' was left as it is: \(error); take '\(name)' out by hand", status: 1)
        }
        guard let text else {
            return tell(client, file, wrote: false, backup: nil, "\(client.title) has no '\(name)'.", options)
        }
        guard writes else {
            return tell(
                client, file, wrote: false, backup: nil,
                "'\(name)' would be taken out of '\(client.file)'; --write does it.", options)
        }
        let backup = try file.replace(with: text)
        tell(client, file, wrote: true, backup: backup, "'\(name)' was taken out of \(client.title).", options)
    }

    private static func tell(
        _ client: AssistantClient, _ file: ClientFile, wrote: Bool, backup: String?, _ words: String,
        _ options: GlobalOptions
    ) {
        if options.json {
            let value: JSONValue = [
                "client": .string(client.id), "file": .string(client.file), "target": .string(file.target),
                "wrote": .bool(wrote), "backup": backup.map { .string($0) } ?? .null,
            ]
            return Output.print(value.prettyText)
        }
        Output.print(words)
        if wrote {
            Output.print("Wrote '\(client.file)'" + (file.target == client.file ? "." : ", which is '\(file.target)'."))
        }
        if let backup { Output.print("What it was is in '\(backup)'.") }
    }
}
