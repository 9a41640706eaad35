import Foundation
import IntentRuntime
import JSON
import JoinedApps
import MCPClients

/// A folder with servers in Python, and what they were sent; gone when it is no longer used.
final class ServerFolder: Sendable {
    /// The folder.
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("servers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try Data(ServerScripts.wire.utf8).write(to: root.appendingPathComponent("wire.py"))
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// An app that a script is the server of.
    ///
    /// - Parameters:
    ///   - script: The script.
    ///   - limits: How long it may take.
    func app(_ script: String, limits: ServerLimits = ServerLimits()) throws -> MCPServerApp {
        let file = root.appendingPathComponent("server.py")
        try Data(script.utf8).write(to: file)
        return MCPServerApp(
            AppDescriptor(id: "harbour", title: "Harbour"),
            program: Program(path: "python3", arguments: ["-B", file.path, root.appendingPathComponent("notes").path]),
            limits: limits)
    }

    /// An app whose server answers as a function in Python does: `handle(method, id, params)`, after the handshake and where the method
    /// is none of those that all servers answer alike.
    func app(handling body: String, limits: ServerLimits = ServerLimits()) throws -> MCPServerApp {
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        return try app(
            """
            from wire import *
            import os, time

            def own(method, id, params):
            \(lines.joined(separator: "\n"))

            def handle(message):
                method, id, params = message.get("method"), message.get("id"), message.get("params", {})
                if own(method, id, params): return
                if method == "initialize": initialize(id, params)
                elif method == "ping": result(id, {})
                elif method == "tools/list":
                    result(id, {"tools": [tool("go", annotations={"readOnlyHint": True}),
                                          tool("stay", annotations={"readOnlyHint": True})]})
                elif method == "resources/list": result(id, {"resources": []})
                elif method == "tools/call": result(id, text("fine"))

            serve(handle)
            """, limits: limits)
    }

    /// The messages that the servers were sent, in order.
    func received() throws -> [JSONValue] {
        let text = try String(contentsOf: root.appendingPathComponent("notes"), encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    }

    /// Waits until the servers were sent a message of a method.
    func waitForMessage(_ method: String) async throws -> JSONValue {
        while true {
            if let found = try? received().first(where: { $0["method"]?.string == method }) { return found }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}
