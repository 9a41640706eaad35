import Foundation
import JSON
import Testing

@Suite("Connecting an assistant's client", .serialized)
struct ConnectTests {
    private let desk: Desk

    init() throws {
        desk = try Desk()
    }

    private var home: URL { desk.root.appendingPathComponent("home") }

    /// Where each client's file is, below the folder of the test.
    private static let files = [
        "claude-code": "home/.claude.json", "claude-desktop": "config/Claude/claude_desktop_config.json",
        "cline": "home/.cline/data/settings/cline_mcp_settings.json", "codex": "home/.codex/config.toml",
        "copilot": "home/.copilot/mcp-config.json", "cursor": "home/.cursor/mcp.json",
        "gemini": "home/.gemini/settings.json", "goose": "config/goose/config.yaml",
        "lmstudio": "home/.lmstudio/mcp.json", "opencode": "config/opencode/opencode.json",
        "vscode": "config/Code/User/mcp.json", "windsurf": "home/.codeium/windsurf/mcp_config.json",
        "zed": "config/zed/settings.json",
    ]

    private func url(_ client: String) throws -> URL {
        desk.root.appendingPathComponent(try #require(Self.files[client]))
    }

    private func put(_ text: String, for client: String) throws {
        let file = try url(client)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ client: String) throws -> String { try String(contentsOf: url(client), encoding: .utf8) }

    /// A TOML file as JSON, read by a reader of another's.
    private func toml(_ client: String) throws -> JSONValue {
        let script = "import json,sys,tomllib; print(json.dumps(tomllib.load(open(sys.argv[1],'rb'))))"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, try url(client).path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONValue(parsing: data)
    }

    /// The program and its arguments that a client's file names.
    private func command(_ client: String, _ name: String = "appintents") throws -> [String] {
        let entry: JSONValue?
        switch client {
        case "codex": entry = try toml(client)["mcp_servers"]?[name]
        case "goose":
            let lines = try text(client).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let command = lines.compactMap { $0.hasPrefix("cmd: ") ? String($0.dropFirst(5)) : nil }
            let arguments = lines.compactMap { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : nil }
            return try (command + arguments).compactMap { try JSONValue(parsing: $0).string }
        case "opencode":
            let entry = try JSONValue(parsing: text(client))["mcp"]?[name]
            #expect(entry?["type"] == "local")
            return entry?["command"]?.array?.compactMap(\.string) ?? []
        case "vscode": entry = try JSONValue(parsing: text(client))["servers"]?[name]
        case "zed": entry = try JSONValue(parsing: text(client))["context_servers"]?[name]
        default: entry = try JSONValue(parsing: text(client))["mcpServers"]?[name]
        }
        return [entry?["command"]?.string].compactMap(\.self) + (entry?["args"]?.array?.compactMap(\.string) ?? [])
    }

    @Test("writes into its file what starts the server", arguments: files.keys.sorted())
    func write(_ client: String) async throws {
        let run = try await desk.run("connect", client, "--write", "--read-only")
        #expect(run.status == 0)
        #expect(run.output.contains("appintents connect \(client) --remove --write"))
        let command = try command(client)
        #expect(command.first == Tool.path.resolvingSymlinksInPath().path)
        #expect(Array(command.dropFirst()) == ["serve", "--notes", desk.notes.path, "--read-only"])
        let served = try ServedClient(
            Array(command.dropFirst()), environment: desk.environment(), in: home, person: nil)
        let answer = try await served.introduce()
        #expect(answer["result"]?["serverInfo"]?["name"] == "appintents")
        #expect(try mode(of: url(client)) == 0o600)

        let again = try await desk.run("connect", client, "--write", "--read-only")
        #expect(again.status == 0 && again.output.contains("connected already"))
        let removed = try await desk.runBare("connect", "--remove", client, "--write")
        #expect(removed.status == 0)
        #expect(try !text(client).contains("appintents"))
        let none = try await desk.runBare("connect", "--remove", client, "--write")
        #expect(none.status == 0 && none.output.contains("has no 'appintents'"))
    }

    private func mode(of file: URL) throws -> Int {
        try (FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int) ?? 0
    }

    @Test("prints what belongs into its file, and writes nothing", arguments: files.keys.sorted() + ["continue"])
    func show(_ client: String) async throws {
        let run = try await desk.run("connect", client)
        #expect(run.status == 0)
        #expect(run.output.contains(Tool.path.resolvingSymlinksInPath().path))
        #expect(run.output.contains("appintents"))
        if let file = Self.files[client] {
            #expect(run.complaints.contains(file))
            #expect(!FileManager.default.fileExists(atPath: desk.root.appendingPathComponent(file).path))
        }
        let json = try await desk.run("connect", client, "--json").json
        #expect(json["client"]?.string == client && json["entry"]?.object?.isEmpty == false)
    }

    @Test("keeps every other byte of a JSON file, and the person's own members of the entry")
    func bytes() async throws {
        let before = """
            {
            \t"theme" : "dark",   "list":[1,
            2.50, "a\\u00e9 { \\" } [" ],
            \t"mcpServers": {
            \t\t"other": {"command": "x", "args": ["mcpServers"]},
            \t\t"appintents": {"command": "/old", "args": [], "url": "http://x", "disabled": true}
            \t},
            \t"last": {}
            }

            """
        try put(before, for: "cursor")
        #expect(try await desk.run("connect", "cursor", "--write").status == 0)
        let after = try text("cursor")
        let start = try #require(before.range(of: #"{"command": "/old""#)?.lowerBound)
        let end = try #require(before.range(of: "\n\t},\n\t\"last\"")?.lowerBound)
        #expect(after.hasPrefix(String(before[..<start])))
        #expect(after.hasSuffix(String(before[end...])))
        let entry = try JSONValue(parsing: after)["mcpServers"]?["appintents"]
        #expect(entry?["disabled"] == true && entry?["url"] == nil)
        let backup = try String(contentsOfFile: url("cursor").path + ".before-appintents", encoding: .utf8)
        #expect(backup == before)
    }

    @Test(
        "puts its entry into JSON of every layout, and takes it out again",
        arguments: [
            "", "{}", "{ }", "{\n}\n", #"{"a":1}"#, #"{"mcpServers":{}}"#, #"{"mcpServers":{"x":{"command":"y"}}}"#,
            "{\n    \"mcpServers\": {\n    }\n}", "{\r\n  \"a\": [],\r\n  \"mcpServers\": {\"x\": {}}\r\n}\r\n",
            "{\n  \"mcpServers\": {\n    \"x\": {}\n  },\n  \"z\": null\n}\n",
        ])
    func layouts(_ before: String) async throws {
        try put(before, for: "cursor")
        #expect(try await desk.run("connect", "cursor", "--write").status == 0)
        let old = before.isEmpty ? [:] : try JSONValue(parsing: before)
        var wanted = old.object ?? [:]
        var servers = wanted["mcpServers"]?.object ?? [:]
        let after = try JSONValue(parsing: text("cursor"))
        servers["appintents"] = after["mcpServers"]?["appintents"]
        #expect(servers["appintents"]?["args"] == ["serve", "--notes", .string(desk.notes.path)])
        wanted["mcpServers"] = .object(servers)
        #expect(after == .object(wanted))
        let carriageReturn = UInt8(ascii: "\r")
        #expect(try text("cursor").utf8.contains(carriageReturn) == before.utf8.contains(carriageReturn))
        #expect(try await desk.runBare("connect", "cursor", "--remove", "--write").status == 0)
        servers["appintents"] = nil
        wanted["mcpServers"] = .object(servers)
        #expect(try JSONValue(parsing: text("cursor")) == .object(wanted))
    }

    @Test(
        "leaves a file alone that it would harm, and says what to put there by hand",
        arguments: [
            ("zed", "// mine\n{\"theme\": \"x\"}"), ("cursor", "{\"mcpServers\": []}"), ("cursor", "[]"),
            ("cursor", "{\"a\": 1,}"), ("cursor", "nonsense"), ("codex", "mcp_servers = {}\n"),
            ("codex", "[mcp_servers]\nappintents = { command = \"x\" }\n"),
            ("codex", "mcp_servers.appintents.command = \"x\"\n"), ("codex", "a = 1\r\n"),
            ("goose", "extensions: {a: 1}\n"),
            ("goose", "extensions:\n- a\n"), ("goose", "extensions:\r\n  a: 1\r\n"), ("goose", "a: 1\n---\nb: 2\n"),
        ])
    func refused(_ client: String, _ before: String) async throws {
        try put(before, for: client)
        let run = try await desk.run("connect", client, "--write")
        #expect(run.status == 1)
        #expect(run.complaints.contains("left as it is"))
        #expect(run.complaints.contains("--notes"))
        #expect(try text(client) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: url(client).deletingLastPathComponent().path).count == 1
        )
    }

    @Test("keeps the other lines of a TOML file, and the tables below its own")
    func toml() async throws {
        let head = """
            # my settings
            model = "m" # [mcp_servers.appintents]
            text = \"\"\"
            [mcp_servers.appintents]
            \"\"\"
            nested = [
              ["a"],
              ['[b]']
            ]

            """
        let tail = """

            # about the other
            [mcp_servers.other]
            command = "x"

            [mcp_servers.appintents.env]
            A = "1"

            """
        let table = """
            [ mcp_servers . "appintents" ] # ours
            command = "/old"
            args = [
              "old", # [x]
            ]
            url = "http://x"
            startup_timeout_sec = 20

            """
        try put(head + table + tail, for: "codex")
        #expect(try await desk.run("connect", "codex", "--write").status == 0)
        let after = try text("codex")
        #expect(after.hasPrefix(head) && after.hasSuffix(tail))
        let entry = try toml("codex")["mcp_servers"]?["appintents"]
        #expect(entry?["args"] == ["serve", "--notes", .string(desk.notes.path)])
        #expect(entry?["startup_timeout_sec"] == 20 && entry?["env"]?["A"] == "1" && entry?["url"] == nil)
        #expect(try await desk.run("connect", "codex", "--write").output.contains("connected already"))
        #expect(try await desk.runBare("connect", "codex", "--remove", "--write").status == 0)
        let left = try toml("codex")
        #expect(left["mcp_servers"] == ["other": ["command": "x"]])
        #expect(left["nested"] == [["a"], ["[b]"]])
        #expect(try text("codex").hasPrefix(head))
    }

    @Test(
        "keeps the other lines of a YAML file",
        arguments: [
            ("", "extensions:\n", ""), ("a: 1\n", "a: 1\nextensions:\n", ""),
            ("extensions: {}\nb: 2\n", "extensions:\n", "b: 2\n"),
            ("extensions:\nb: 2\n", "extensions:\n", "b: 2\n"),
            (
                "extensions:\n  dev:\n    enabled: true # x\n\n# about b\nb: 2\n",
                "extensions:\n  dev:\n    enabled: true # x\n", "\n# about b\nb: 2\n"
            ),
            (
                "extensions:\n  appintents:\n    cmd: old\n    x: |\n      y\n  zed:\n    a: 1\n", "extensions:\n",
                "  zed:\n    a: 1\n"
            ),
            ("extensions:\n    dev: {}\n", "extensions:\n    dev: {}\n", ""),
        ])
    func yaml(_ before: String, _ head: String, _ tail: String) async throws {
        try put(before, for: "goose")
        #expect(try await desk.run("connect", "goose", "--write").status == 0)
        let margin = before.contains("    dev: {}") ? "    " : "  "
        let path = JSONValue.string(Tool.path.resolvingSymlinksInPath().path).text
        let entry = [
            "appintents:", "  enabled: true", #"  type: "stdio""#, #"  name: "appintents""#,
            #"  description: "Your apps, through their App Intents""#, "  cmd: \(path)", "  args:", #"    - "serve""#,
            #"    - "--notes""#, "    - \(JSONValue.string(desk.notes.path).text)", "  envs: {}", "  env_keys: []",
            "  timeout: 300",
        ]
        #expect(try text("goose") == head + entry.map { "\(margin)\($0)\n" }.joined() + tail)
    }

    @Test("takes its entry out of a YAML file, and leaves an empty mapping where it was the only one")
    func yamlRemoved() async throws {
        try put("extensions:\n  appintents:\n    cmd: x\nb: 2\n", for: "goose")
        #expect(try await desk.runBare("connect", "goose", "--remove", "--write").status == 0)
        #expect(try text("goose") == "extensions: {}\nb: 2\n")
    }

    @Test("writes through a link within the home, and not through one that leads out")
    func links() async throws {
        let real = home.appendingPathComponent("dotfiles/mcp.json")
        try FileManager.default.createDirectory(
            at: real.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: real)
        let link = try url("cursor")
        try FileManager.default.createDirectory(
            at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
        let run = try await desk.run("connect", "cursor", "--write")
        #expect(run.status == 0 && run.output.contains("dotfiles/mcp.json"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == real.path)
        #expect(try String(contentsOf: real, encoding: .utf8).contains("mcpServers"))

        let outside = desk.root.appendingPathComponent("outside.json")
        try Data("{}".utf8).write(to: outside)
        try FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
        let refused = try await desk.run("connect", "cursor", "--write")
        #expect(refused.status == 1 && refused.complaints.contains("leads out of your home"))
        #expect(try String(contentsOf: outside, encoding: .utf8) == "{}")

        let folder = link.deletingLastPathComponent()
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: desk.notes)
        #expect(try await desk.run("connect", "cursor", "--write").status == 1)
        #expect(!desk.has("mcp.json"))
    }

    @Test("names a server that runs, and the variable that has its token")
    func address() async throws {
        let url = "http://127.0.0.1:8000/mcp"
        let plain = try await desk.runBare("connect", "vscode", "--http", url, "--json").json
        #expect(plain["entry"] == ["type": "http", "url": .string(url)])
        let codex = try await desk.runBare(
            "connect", "codex", "--http", url, "--token-variable", "MY_TOKEN", "--write")
        #expect(codex.status == 0)
        #expect(
            try toml("codex")["mcp_servers"]?["appintents"]
                == ["url": .string(url), "bearer_token_env_var": "MY_TOKEN"])
        let cursor = try await desk.runBare(
            "connect", "cursor", "--http", url, "--token-variable", "MY_TOKEN", "--json"
        ).json
        #expect(cursor["entry"]?["headers"]?["Authorization"] == "Bearer ${env:MY_TOKEN}")
    }

    @Test(
        "refuses a command line that is wrong, in words that say what would be right",
        arguments: [
            (["connect", "emacs"], "one of"), (["connect", "--write"], "name of a client"),
            (["connect", "cursor", "--name", "two words"], "letters"),
            (["connect", "cursor", "--http", "nowhere"], "http://127.0.0.1:8000/mcp"),
            (["connect", "vscode", "--http", "http://x/mcp", "--token-variable", "T"], "by hand"),
            (["connect", "cursor", "--http", "http://x/mcp", "--token-variable", "sk-123"], "not the token itself"),
            (["connect", "cursor", "--token-variable", "T"], "--http"),
            (["connect", "claude-desktop", "--http", "http://x/mcp"], "programs only"),
            (["connect", "cursor", "--notes", "/no/such/folder"], "a folder that exists"),
            (["connect", "cursor", "zed"], "zed"), (["connect", "cursor", "--loud"], "--loud"),
        ])
    func wrong(_ words: [String], _ expected: String) async throws {
        let run = try await Tool.run(words, environment: desk.environment(), in: desk.root)
        #expect(run.status == 2)
        #expect(run.complaints.contains(expected))
    }

    @Test("lists the clients, which are here, and which are connected")
    func list() async throws {
        try put("{}", for: "zed")
        #expect(try await desk.run("connect", "cursor", "--write", "--name", "mine").status == 0)
        let clients =
            try await desk.runBare("connect", "--name", "mine", "--json", environment: ["PATH": "/none"]).json.array
            ?? []
        #expect(clients.filter { $0["isConnected"] == true }.map { $0["client"] } == ["cursor"])
        let here = Set(clients.filter { $0["isFound"] == true }.compactMap { $0["client"]?.string })
        #expect(here == ["cursor", "zed"])
        let table = try await desk.runBare("connect")
        #expect(table.status == 0 && table.output.contains("claude-desktop"))
    }

    @Test("names folders in full, from wherever the command is run")
    func absolute() async throws {
        let run = try await Tool.run(
            [
                "connect", "cursor", "--notes", "Notes", "--tools", "notes.*", "--allow-files", "Notes/../home",
                "--json",
            ],
            environment: desk.environment(), in: desk.root)
        let arguments = try run.json["entry"]?["args"]?.array?.compactMap(\.string) ?? []
        let root = desk.root.path
        #expect(
            arguments == [
                "serve", "--notes", "\(root)/Notes", "--tools", "notes.*", "--allow-files", "\(root)/home",
            ])
    }
}
