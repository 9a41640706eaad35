import JSON

extension AssistantClient {
    /// The clients that are known, by their words.
    static let all: [AssistantClient] = [
        AssistantClient(
            id: "claude-code", title: "Claude Code", base: .variable("CLAUDE_CONFIG_DIR", inHome: ""),
            path: ".claude.json", format: .common(type: "stdio", addressType: "http"), programs: ["claude"],
            folder: ".claude.json"),
        AssistantClient(
            id: "claude-desktop", title: "Claude Desktop", base: .configuration,
            path: "Claude/claude_desktop_config.json", format: .common(addressMember: nil),
            programs: ["claude-desktop"],
            folder: "Claude"),
        AssistantClient(
            id: "cline", title: "Cline CLI", base: .home, path: ".cline/data/settings/cline_mcp_settings.json",
            format: .common(addressType: "streamableHttp"), programs: ["cline"], folder: ".cline"),
        AssistantClient(
            id: "codex", title: "Codex", base: .variable("CODEX_HOME", inHome: ".codex"), path: "config.toml",
            format: .codex, programs: ["codex"], folder: ""),
        AssistantClient(
            id: "continue", title: "Continue", base: .home, path: ".continue/config.yaml", format: .continueList,
            folder: ".continue"),
        AssistantClient(
            id: "copilot", title: "GitHub Copilot CLI", base: .variable("COPILOT_HOME", inHome: ".copilot"),
            path: "mcp-config.json",
            format: .common(type: "local", addressType: "http", more: ["tools": ["*"]]), programs: ["copilot"],
            folder: ""),
        AssistantClient(
            id: "cursor", title: "Cursor", base: .home, path: ".cursor/mcp.json",
            format: .common(variable: { "${env:\($0)}" }), programs: ["cursor"], folder: ".cursor"),
        AssistantClient(
            id: "gemini", title: "Gemini CLI", base: .home, path: ".gemini/settings.json",
            format: .common(addressMember: "httpUrl", variable: { "$\($0)" }), programs: ["gemini"], folder: ".gemini"),
        AssistantClient(
            id: "goose", title: "Goose", base: .configuration, path: "goose/config.yaml", format: .goose,
            programs: ["goose"], folder: "goose"),
        AssistantClient(
            id: "lmstudio", title: "LM Studio", base: .home, path: ".lmstudio/mcp.json", format: .common(),
            programs: ["lms", "lm-studio"], folder: ".lmstudio"),
        AssistantClient(
            id: "opencode", title: "OpenCode", base: .configuration, path: "opencode/opencode.json", format: .opencode,
            programs: ["opencode"], folder: "opencode"),
        AssistantClient(
            id: "vscode", title: "VS Code", base: .configuration, path: "Code/User/mcp.json",
            format: .common(in: "servers", type: "stdio", addressType: "http"), programs: ["code"], folder: "Code"),
        AssistantClient(
            id: "windsurf", title: "Windsurf", base: .home, path: ".codeium/windsurf/mcp_config.json",
            format: .common(addressMember: "serverUrl", variable: { "${env:\($0)}" }), programs: ["windsurf"],
            folder: ".codeium/windsurf"),
        AssistantClient(
            id: "zed", title: "Zed", base: .configuration, path: "zed/settings.json",
            format: .common(in: "context_servers"), programs: ["zed", "zeditor"], folder: "zed"),
    ]
}

extension EntryFormat {
    /// Codex: a table a server.
    fileprivate static let codex = EntryFormat(
        language: .toml(table: "mcp_servers"),
        program: { path, arguments, _ in
            ["command": .string(path), "args": .array(arguments.map { .string($0) })]
        },
        address: { url, _ in ["url": .string(url)] }, tokenVariableMember: "bearer_token_env_var")

    /// Goose: extensions, which each have their name again.
    fileprivate static let goose = EntryFormat(
        language: .yaml(key: "extensions"),
        program: { path, arguments, name in
            [
                "enabled": true, "type": "stdio", "name": .string(name), "description": .string(ServerEntry.summary),
                "cmd": .string(path), "args": .array(arguments.map { .string($0) }), "envs": [:], "env_keys": [],
                "timeout": 300,
            ]
        })

    /// Continue: a list of servers.
    fileprivate static let continueList = EntryFormat(
        language: .yamlList(key: "mcpServers"),
        program: { path, arguments, name in
            [
                "name": .string(name), "type": "stdio", "command": .string(path),
                "args": .array(arguments.map { .string($0) }),
            ]
        })

    /// OpenCode: the program and its arguments are one list.
    fileprivate static let opencode = EntryFormat(
        language: .json(member: "mcp"),
        program: { path, arguments, _ in
            ["type": "local", "command": .array(([path] + arguments).map { .string($0) }), "enabled": true]
        },
        address: { url, authorization in
            var members: JSONObject = ["type": "remote", "url": .string(url), "enabled": true]
            if let authorization { members["headers"] = ["Authorization": .string(authorization)] }
            return members
        },
        variable: { "{env:\($0)}" })
}
