import Foundation
import JSON
import Synchronization

/// The `appintents serve` command, with a client that speaks the Model Context Protocol to it.
package final class ServedClient: Sendable {
    /// The server ended before it answered.
    package struct Ended: Error {}

    /// Answers what the server asks the person: the parameters of an `elicitation/create`, for its result.
    package typealias Person = @Sendable (JSONValue) -> JSONValue

    private struct State {
        var lastID = 0
        var waiting: [Int: CheckedContinuation<JSONValue, any Error>] = [:]
        var questions: [JSONValue] = []
        var progress: Double?
        var notices: [JSONValue] = []
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let process = Process()
    private let toServer: FileHandle
    private let writing = DispatchQueue(label: "messages to the server")
    private let person: Person?
    private let end = AsyncStream<Void>.makeStream()

    /// Starts the command.
    ///
    /// - Parameters:
    ///   - arguments: The words after the command's name, `serve` among them.
    ///   - environment: All that the command finds in its environment.
    ///   - folder: Where it runs.
    ///   - person: Who answers questions; with `nil` the client has no way to ask anybody.
    package init(_ arguments: [String], environment: [String: String], in folder: URL, person: Person?) throws {
        // A server that was killed takes no more, which must not end the process of the tests.
        signal(SIGPIPE, SIG_IGN)
        self.person = person
        let (input, output) = (Pipe(), Pipe())
        toServer = input.fileHandleForWriting
        process.executableURL = Tool.path
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { [end] _ in end.continuation.finish() }
        try process.run()
        let reading = output.fileHandleForReading
        Thread.detachNewThread { [weak self] in
            var rest = Data()
            while case let data = reading.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    self?.receive(rest[rest.startIndex..<end])
                    rest = Data(rest[(end + 1)...])
                }
            }
            self?.giveUp()
        }
    }

    deinit {
        process.terminate()
    }

    /// What the server asked the person so far: the parameters of each question.
    package var questions: [JSONValue] { state.withLock(\.questions) }

    /// How far the server said to be at last, from 0 to 1.
    package var progress: Double? { state.withLock(\.progress) }

    /// What the server has told that is neither an answer nor a question, in order.
    package var notices: [JSONValue] { state.withLock(\.notices) }

    /// Waits for something that the server tells.
    ///
    /// - Parameter isWanted: Whether it is what is waited for.
    /// - Throws: ``Ended`` where the server ends before.
    package func notice(where isWanted: (JSONValue) -> Bool) async throws -> JSONValue {
        while true {
            if let notice = notices.first(where: isWanted) { return notice }
            if state.withLock(\.hasEnded) { throw Ended() }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// The number of the server's process.
    package var processIdentifier: Int32 { process.processIdentifier }

    /// Introduces the client.
    ///
    /// - Returns: What the server tells of itself.
    @discardableResult
    package func introduce() async throws -> JSONValue {
        let capabilities: JSONValue = person == nil ? [:] : ["elicitation": [:]]
        let answer = try await call(
            "initialize",
            [
                "protocolVersion": "2025-11-25", "capabilities": capabilities,
                "clientInfo": ["name": "test", "version": "1"],
            ])
        send(["jsonrpc": "2.0", "method": "notifications/initialized"])
        return answer
    }

    /// Sends a request and waits for its answer.
    ///
    /// - Returns: The whole message.
    /// - Throws: ``Ended`` where the server ends before it answers.
    package func call(_ method: String, _ parameters: JSONValue) async throws -> JSONValue {
        try await withCheckedThrowingContinuation { continuation in
            let id = state.withLock { state -> Int? in
                guard !state.hasEnded else { return nil }
                state.lastID += 1
                state.waiting[state.lastID] = continuation
                return state.lastID
            }
            guard let id else { return continuation.resume(throwing: Ended()) }
            send(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters])
        }
    }

    /// Sends a request that is not answered while it lasts.
    ///
    /// - Parameter id: The id to send it under.
    package func open(_ method: String, _ parameters: JSONValue, id: String) {
        send(["jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": parameters])
    }

    /// Sends a notification.
    package func notify(_ method: String, _ parameters: JSONValue) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// Calls a tool and waits for its result.
    ///
    /// - Returns: The result, or the error of the protocol under `error`.
    /// - Throws: ``Ended`` where the server ends before it answers.
    package func tool(_ name: String, _ arguments: JSONValue = [:], metadata: JSONObject = [:]) async throws
        -> JSONValue
    {
        let parameters: JSONValue = [
            "name": .string(name), "arguments": arguments, "_meta": .object(metadata),
        ]
        let answer = try await call("tools/call", parameters)
        return answer["result"] ?? answer
    }

    /// Kills the server, so that it can do nothing any more.
    package func kill() { Glibc.kill(process.processIdentifier, SIGKILL) }

    /// Sends no more, and waits for the server's end.
    ///
    /// - Returns: The exit status.
    @discardableResult
    package func hangUp() async -> Int32 {
        writing.sync { try? toServer.close() }
        for await _ in end.stream {}
        return process.terminationStatus
    }

    // MARK: Messages

    private func send(_ message: JSONValue) {
        writing.async { [toServer] in try? toServer.write(contentsOf: Data((message.text + "\n").utf8)) }
    }

    private func receive(_ line: Data) {
        guard let message = try? JSONValue(parsing: line) else { return }
        if message["method"] == "elicitation/create", let person {
            let question = message["params"] ?? .null
            state.withLock { $0.questions.append(question) }
            return send(["jsonrpc": "2.0", "id": message["id"] ?? .null, "result": person(question)])
        }
        if message["method"] == "notifications/progress", let done = message["params"]?["progress"]?.double {
            state.withLock { $0.progress = done / (message["params"]?["total"]?.double ?? 1) }
        }
        if message["method"] != nil { state.withLock { $0.notices.append(message) } }
        guard message["method"] == nil, let id = message["id"]?.integer else { return }
        state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: message)
    }

    private func giveUp() {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            state.hasEnded = true
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume(throwing: Ended()) }
    }
}
