import IntentRuntime
import JSON
import JoinedApps
import Synchronization

/// A conversation with one running server: requests and answers both ways, in JSON-RPC 2.0, a message a line.
///
/// Whatever the server sends, only its own calls suffer: what is no message, what nobody asked for and what goes on for too long ends the
/// server, with words about why.
final class ServerSession: SupervisedSession {
    /// How many faults are overlooked.
    private static let mostFaults = 32
    /// How many requests that were given up are remembered, whose answers may still come.
    private static let mostGivenUp = 1000
    /// How long a server may take to show that it still listens, once a request was given up.
    private static let grace: Duration = .seconds(5)
    /// How long a call may take in all, however much the server tells of its progress.
    private static let longest: Duration = .seconds(600)

    private struct State {
        var revision: ServerRevision?
        var capabilities: Set<String> = []
        var lastID = 0
        var open: [Int: OpenRequest] = [:]
        var givenUp: Set<Int> = []
        var faults = 0
        var lastFault: String?
        var allowance = MessageAllowance()
        var isBeingProbed = false
        var listing: Task<ServerListing, any Error>?
        var end: ProcessEnd?

        /// Closes a request that was not answered; `nil` where it was.
        mutating func giveUp(_ id: Int) -> OpenRequest? {
            guard let request = open.removeValue(forKey: id) else { return nil }
            if givenUp.count < mostGivenUp { givenUp.insert(id) }
            return request
        }
    }

    /// The app's id, by which the person knows the server.
    let app: String
    private let process: ChildProcess
    private let changes: ChangeWatch
    private let state = Mutex(State())

    /// Begins a conversation; nothing is sent yet.
    ///
    /// - Parameters:
    ///   - app: The app's id.
    ///   - process: The server's process, which nobody listens to yet.
    ///   - changes: Where is told what the server says to have changed.
    init(app: String, process: ChildProcess, changes: ChangeWatch) {
        self.app = app
        self.changes = changes
        self.process = process
        process.start(
            onLine: { [weak self] line in self?.receive(line) }, onEnd: { [weak self] end in self?.finish(end) })
    }

    deinit {
        process.closeInput()
    }

    /// The server, in words.
    var server: String { "the MCP server '\(app)'" }

    var end: ProcessEnd? { state.withLock(\.end) }

    /// The revision that the conversation is in; `nil` while that is not agreed on.
    var revision: ServerRevision? { state.withLock(\.revision) }

    /// Goes on in a revision.
    func speak(_ revision: ServerRevision) {
        state.withLock { $0.revision = revision }
    }

    /// What the server says that it has, as `tools`.
    var capabilities: Set<String> { state.withLock(\.capabilities) }

    /// Goes on after the handshake.
    func begin(_ handshake: Handshake) {
        state.withLock { $0.capabilities = handshake.capabilities }
    }

    /// Ends the server: its input ends, and where that is not enough, it is stopped.
    func close() {
        process.closeInput()
        Task { [process] in
            try? await Task.sleep(for: .seconds(2))
            process.stop(because: "was not wanted any more")
        }
    }

    /// Ends the server at once.
    ///
    /// - Parameter reason: Why, as "wrote what is no answer".
    func stop(because reason: String) {
        process.stop(because: reason)
    }

    // MARK: Requests

    /// Sends a request and waits for the answer.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - parameters: Its parameters.
    ///   - limit: How long the server may take, not counting the time that it waits for the person.
    ///   - call: The call that the request makes; `nil` for what the system itself asks.
    /// - Throws: ``ServerFault``, or `CancellationError`.
    func request(
        _ method: String, _ parameters: JSONObject = JSONObject(), limit: Duration, call: ToolCall? = nil
    ) async throws -> JSONObject {
        let answer = FirstAnswer<Result<JSONValue, any Error>>()
        let clock = RunClock(limit: limit)
        let id = try state.withLock { state in
            if let end = state.end { throw ServerFault.ended(end.words) }
            state.lastID += 1
            state.open[state.lastID] = OpenRequest(answer: answer, clock: clock, call: call)
            return state.lastID
        }
        let parameters = parameters.withMetadata(revision: revision, progressToken: call == nil ? nil : id)
        process.write(ClientMessage.request(id: id, method: method, parameters).line)
        let watchdog = Task { [self] in
            try await clock.expire()
            let misconduct = state.withLock(\.lastFault)
            let seconds = Int(limit.components.seconds)
            answer.give(.failure(ServerFault.silent(method: method, seconds: seconds, misconduct: misconduct)))
        }
        let limiter = Task {
            try await Task.sleep(for: Self.longest)
            answer.give(
                .failure(
                    ServerFault.silent(
                        method: method, seconds: Int(Self.longest.components.seconds), misconduct: nil)))
        }
        defer {
            watchdog.cancel()
            limiter.cancel()
        }
        let result = await withTaskCancellationHandler {
            await answer.wait()
        } onCancel: {
            answer.give(.failure(CancellationError()))
        }
        if let open = state.withLock({ $0.giveUp(id) }) {
            // Nobody answered it: it was given up.
            open.question?.cancel()
            if method != Handshake.method { await giveUp(id, because: result) }
        }
        switch result {
        case .success(.object(let members)): return members
        case .success(let other): throw ServerFault.malformed(method: method, "it is no object but \(other.kind)")
        case .failure(let error as RemoteError): throw ServerFault.refused(method: method, error)
        case .failure(let error): throw error
        }
    }

    /// Sends a notification.
    func notify(_ method: String, _ parameters: JSONObject = JSONObject()) {
        process.write(ClientMessage.notification(method: method, parameters).line)
    }

    /// Tells the server that an answer is not wanted any more, and sees to it that it does not go on unheard.
    private func giveUp(_ id: Int, because result: Result<JSONValue, any Error>) async {
        let isCancelled = if case .failure(is CancellationError) = result { true } else { false }
        let reason = isCancelled ? "it is not wanted any more" : "it took too long"
        notify("notifications/cancelled", ["requestId": .integer(id), "reason": .string(reason)])
        let mayProbe = state.withLock { state in
            guard !state.isBeingProbed, state.end == nil, state.revision != nil else { return false }
            state.isBeingProbed = true
            return true
        }
        guard mayProbe else { return }
        let probing = Task { [self] in
            // A server that gives a call up never says so; one that answers something else has at least read that.
            let probe = revision == .stateless ? Handshake.discovery : "ping"
            do {
                _ = try await request(probe, limit: Self.grace)
            } catch ServerFault.silent {
                stop(because: "went on with a call that was given up, and answered nothing else")
            } catch {}
            state.withLock { $0.isBeingProbed = false }
        }
        // A server that hangs is ended before anybody hears of it, so that it does not outlive this process.
        if !isCancelled { await probing.value }
    }

    // MARK: What the server offers

    /// What the server offers; it is asked where it was not yet, or has said that it offers something else by now.
    ///
    /// - Throws: ``ServerFault``.
    func listing() async throws -> ServerListing {
        let task = state.withLock { state in
            let task = state.listing ?? Task { [self] in try await ServerListing(of: self) }
            state.listing = task
            return task
        }
        do {
            return try await task.value
        } catch {
            state.withLock { if $0.listing == task { $0.listing = nil } }
            throw error
        }
    }

    // MARK: Messages

    private func receive(_ line: [UInt8]) {
        do {
            for message in try ServerMessage.messages(in: line) { handle(message) }
        } catch {
            switch error {
            case .noise:
                let words = ServerText.line(String(decoding: line.prefix(200), as: UTF8.self), limit: 80)
                fault("wrote '\(words)' on its standard output, which is for messages only")
            case .broken(let reason): stop(because: "wrote a message that is broken: \(reason)")
            }
        }
    }

    private func handle(_ message: ServerMessage) {
        switch message {
        case .response(let id, let result): take(result, of: id)
        case .notification(let method, let parameters):
            guard isAllowed() else { return }
            take(notification: method, parameters)
        case .request(let id, let method, let parameters):
            guard isAllowed() else { return }
            switch method {
            case "ping": process.write(ClientMessage.result(id: id, [:]).line)
            case Elicitation.method: ask(id, parameters)
            default:
                process.write(
                    ClientMessage.failure(
                        id: id, code: RemoteError.Code.methodNotFound,
                        message: "this client serves no '\(ServerText.line(method, limit: 80))'"
                    ).line)
            }
        }
    }

    private func take(_ result: Result<JSONValue, RemoteError>, of id: JSONValue) {
        let open: OpenRequest? = state.withLock { state in
            guard let number = id.integer else { return nil }
            return state.open.removeValue(forKey: number)
        }
        if let open {
            open.question?.cancel()
            open.answer.give(result.mapError { $0 })
            return
        }
        // The answer to a request that was given up may have been on its way.
        let isLate = state.withLock { state in id.integer.flatMap { state.givenUp.remove($0) } != nil }
        if !isLate {
            fault(
                "answered a request that it was not sent, or had answered before (id \(ServerText.line(id.text, limit: 40)))"
            )
        }
    }

    private func take(notification method: String, _ parameters: JSONObject) {
        switch method {
        case "notifications/progress":
            guard let token = parameters["progressToken"]?.integer, let done = parameters["progress"]?.double else {
                return
            }
            let total = parameters["total"]?.double
            let call: ToolCall? = state.withLock { state in
                // It has to grow, says the protocol; what does not is no sign of life either.
                guard let open = state.open[token], done > open.progress else { return nil }
                state.open[token]?.progress = done
                open.clock.renew()
                return open.call
            }
            call?.progress.yield(
                ProgressReport(
                    fraction: total.flatMap { $0 > 0 ? min(max(done / $0, 0), 1) : nil },
                    message: parameters["message"]?.string.map { ServerText.line($0, limit: 200) }))
        case "notifications/tools/list_changed", "notifications/resources/list_changed":
            // It is read again when somebody wants it, so that a server that says so all the time is not asked all the time.
            state.withLock { $0.listing = nil }
            changes.tell(
                method == "notifications/tools/list_changed"
                    ? .intents : .entities(app: app, type: ServerResource.typeName))
        case "notifications/resources/updated":
            guard let uri = parameters["uri"]?.string else { return }
            changes.tell(.entity(uri: EntityURI(app: app, type: ServerResource.typeName, id: uri).text))
        default: break
        }
    }

    /// Counts a message that nobody asked for; a server that sends too many is ended.
    private func isAllowed() -> Bool {
        if state.withLock({ $0.allowance.take() }) { return true }
        stop(because: "sent too many messages that nobody had asked for")
        return false
    }

    /// Takes note of something that a server must not do; where that goes on, the server is ended.
    private func fault(_ words: String) {
        let faults = state.withLock { state in
            state.faults += 1
            state.lastFault = words
            return state.faults
        }
        if faults > Self.mostFaults { stop(because: words) }
    }

    private func finish(_ end: ProcessEnd) {
        let open = state.withLock { state in
            state.end = end
            defer { state.open = [:] }
            return state.open
        }
        for request in open.values {
            request.question?.cancel()
            request.answer.give(.failure(ServerFault.ended(end.words)))
        }
    }

    // MARK: Questions

    /// Puts a question of the server's to the person.
    private func ask(_ id: JSONValue, _ parameters: JSONObject) {
        let question: Elicitation
        do {
            question = try Elicitation(parameters, app: app)
        } catch {
            let failure = ClientMessage.failure(
                id: id, code: RemoteError.Code.invalidParameters, message: error.description)
            return process.write(failure.line)
        }
        let isPut = state.withLock { state in
            // Which call a question belongs to is not said, so with several it could reach the wrong person.
            let calls = state.open.filter { $0.value.call != nil }
            guard calls.count == 1, let (number, open) = calls.first, let call = open.call,
                open.questionCount < OpenRequest.mostQuestions
            else { return false }
            state.open[number]?.questionCount += 1
            state.open[number]?.question = Task { [process] in
                // One after the other: a person at a terminal can only answer one.
                await open.question?.value
                let answer = await open.clock.pausing { await question.answer(through: call.interaction) }
                process.write(ClientMessage.result(id: id, answer).line)
            }
            return true
        }
        if !isPut { process.write(ClientMessage.result(id: id, Elicitation.cancelled).line) }
    }
}
