import Foundation
import JSON
import Testing

/// The server of the example as a process that is reached over HTTP.
final class HTTPScenarioServer: Sendable {
    /// The server did not say where it listens.
    struct Silent: Error {}

    /// The port that it listens on.
    let port: UInt16
    private let process: Process
    private let input: FileHandle

    /// Starts a server, and ends it after the body.
    static func run<Result>(_ body: (HTTPScenarioServer) async throws -> Result) async throws -> Result {
        let server = try await HTTPScenarioServer()
        let result = try await body(server)
        #expect(await server.end() == 0)
        return result
    }

    private init() async throws {
        let (input, complaints) = (Pipe(), Pipe())
        process = Process()
        process.executableURL = ConformanceClient.program
        process.arguments = ["--http", "127.0.0.1:0"]
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = complaints
        self.input = input.fileHandleForWriting
        try process.run()
        let reading = complaints.fileHandleForReading
        let words: String? = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var said = Data()
                while case let data = reading.availableData, !data.isEmpty {
                    said += data
                    if said.contains(UInt8(ascii: "\n")) { break }
                }
                continuation.resume(returning: String(data: said, encoding: .utf8))
                // What else it says is read, so that it never waits to say it.
                while case let data = reading.availableData, !data.isEmpty {}
            }
        }
        guard let port = words?.firstMatch(of: /127\.0\.0\.1:([0-9]+)\/mcp/).flatMap({ UInt16($0.1) }) else {
            process.terminate()
            throw Silent()
        }
        self.port = port
    }

    deinit { process.terminate() }

    private func end() async -> Int32 {
        try? input.close()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [process] in
                process.waitUntilExit()
                continuation.resume()
            }
        }
        return process.terminationStatus
    }

    // MARK: Requests

    /// The fields that a client sends with a request.
    static func fields(_ wire: Wire, _ method: String, _ parameters: JSONObject) -> [String: String] {
        var fields = [
            "Content-Type": "application/json", "Accept": "application/json, text/event-stream",
            "MCP-Protocol-Version": wire.rawValue,
        ]
        guard wire.isStateless else { return fields }
        fields["Mcp-Method"] = method
        fields["Mcp-Name"] = parameters["name"]?.string ?? parameters["uri"]?.string
        return fields
    }

    /// Sends a request, with the metadata of its revision.
    ///
    /// - Parameters:
    ///   - wire: The revision.
    ///   - method: The method.
    ///   - parameters: The parameters.
    ///   - id: The request's id.
    ///   - capabilities: What the client says that it can do.
    ///   - others: Fields that stand in the head beside those that belong there, or instead.
    func open(
        _ wire: Wire, _ method: String, _ parameters: JSONObject = [:], id: JSONValue = 1,
        capabilities: JSONValue = ConformanceClient.capabilities, fields others: [String: String] = [:]
    ) throws -> HTTPExchange {
        var parameters = parameters
        if wire.isStateless, parameters["_meta"] == nil {
            parameters["_meta"] = .object(ConformanceClient.metadata(wire, capabilities: capabilities))
        }
        return try HTTPExchange(
            port, fields: Self.fields(wire, method, parameters).merging(others) { $1 },
            body: [
                "jsonrpc": "2.0", "id": id, "method": .string(method), "params": .object(parameters),
            ])
    }

    /// Sends a request and waits for all that comes back, which is held against the schema.
    func answer(
        _ wire: Wire, _ method: String, _ parameters: JSONObject = [:], id: JSONValue = 1,
        capabilities: JSONValue = ConformanceClient.capabilities, fields: [String: String] = [:]
    ) async throws -> HTTPAnswer {
        let answer = try await open(
            wire, method, parameters, id: id, capabilities: capabilities, fields: fields
        ).answer()
        for message in answer.messages { #expect(WireSchema.faults(in: message, answering: method, wire) == []) }
        return answer
    }

    /// Begins a session of a revision that has them.
    ///
    /// - Returns: The fields that its requests carry.
    func session() async throws -> [String: String] {
        let answer = try await answer(
            .november2025, "initialize",
            [
                "protocolVersion": "2025-11-25", "capabilities": ConformanceClient.capabilities,
                "clientInfo": ["name": "conformance-test", "version": "1.0.0"],
            ])
        try #require(answer.status == 200)
        let fields = ["Mcp-Session-Id": try #require(answer.fields["mcp-session-id"])]
        let notice = try HTTPExchange(
            port, fields: Self.fields(.november2025, "", [:]).merging(fields) { $1 },
            body: ["jsonrpc": "2.0", "method": "notifications/initialized"])
        #expect(try await notice.answer().status == 202)
        return fields
    }
}
