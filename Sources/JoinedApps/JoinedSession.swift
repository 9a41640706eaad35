import IntentRuntime
import JSON
import Synchronization

/// The conversation with a running app: requests, several at a time, the questions that they raise, and what they tell.
final class JoinedSession: SupervisedSession {
    /// How many messages that belong to no request are taken for mishaps.
    private static let unaskedLimit = 100
    /// How often an app that was asked to may tell what changes, and in what time; what comes beyond that nobody asked for.
    private static let changesLimit = (count: 30, time: Duration.seconds(10))
    /// How often an app may tell how far one request is, and how often it may ask in one.
    private static let tellLimit = 100_000
    private static let askLimit = 1_000

    private struct Request {
        let answer: FirstAnswer<Result<JSONValue, any Error>>
        let asker: (any RequestAsker)?
        /// When the app last said something about the request.
        var lastHeard = ContinuousClock.now
        /// How many questions are with the person, whom nobody hurries.
        var openQuestions = 0
        var asked = 0
        var told = 0
        /// What puts its questions to the person.
        var questions: [Int: Task<Void, Never>] = [:]

        /// Ends the request, and with it its questions, which nobody waits for any more.
        func end(_ result: Result<JSONValue, any Error>) {
            answer.give(result)
            for question in questions.values { question.cancel() }
        }
    }

    private struct State {
        var requests: [Int: Request] = [:]
        /// Requests that were given up, whose answers may still come.
        var abandoned: Set<Int> = []
        var lastRequest = 0
        var unasked = 0
        /// Where the app tells what changes, once it was asked to.
        var watch: ChangeWatch?
        /// When it told so, lately.
        var changesTold: [ContinuousClock.Instant] = []
        var end: ProcessEnd?
        var offer: JoinedOffer?
    }

    private let name: String
    private let child: ChildProcess
    /// How long the app may take to end a request that it was told to end.
    private let grace: Duration
    private let state = Mutex(State())

    /// Starts an app.
    ///
    /// - Parameters:
    ///   - id: The app's id.
    ///   - program: Its program.
    ///   - grace: How long it may take to end a request that it was told to end.
    /// - Throws: ``IntentSystemError/failed(_:)`` where it cannot be started.
    init(_ id: String, _ program: Program, grace: Duration) throws(IntentSystemError) {
        self.grace = grace
        name = "the app '\(id)'"
        let variables = ["APPINTENTS_HOST": "stdio", "APPINTENTS_APP": id]
        do {
            child = try ChildProcess(program.with(environment: variables))
        } catch {
            throw .failed("\(name): \(error)")
        }
        child.start(
            onLine: { [weak self] line in self?.receive(line) },
            onEnd: { [weak self] end in self?.end(end) })
    }

    deinit {
        child.closeInput()
    }

    var end: ProcessEnd? { state.withLock(\.end) }

    /// The number of the app's process.
    var processIdentifier: Int32 { child.processIdentifier }

    /// What the app last said on standard error.
    var errorOutput: String { child.errorOutput }

    /// What the app offers, once it has said so.
    var offer: JoinedOffer? {
        get { state.withLock(\.offer) }
        set { state.withLock { $0.offer = newValue } }
    }

    /// Has the app tell what changes from here on; one that cannot says nothing.
    func tellChanges(to watch: ChangeWatch) {
        let isFirst = state.withLock { state in
            defer { state.watch = watch }
            return state.watch == nil
        }
        if isFirst { child.write(JSONValue.object(["watch": true]).bytes) }
    }

    /// Ends the app at once.
    ///
    /// - Parameter reason: Why, as "wrote what is no answer".
    func stop(because reason: String) { child.stop(because: reason) }

    /// Has the app do something.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - params: With what.
    ///   - limit: How long it may be silent, not counting the time that its questions take.
    ///   - late: The error where it is silent for longer.
    ///   - asker: Answers its questions.
    /// - Returns: What came of it.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    func send(
        _ method: String, _ params: JSONObject = [:], within limit: Duration, late: IntentSystemError,
        asking asker: (any RequestAsker)? = nil
    ) async throws -> JSONValue {
        let answer = FirstAnswer<Result<JSONValue, any Error>>()
        let params = JSONValue.object(params)
        let id = try state.withLock { state in
            if let end = state.end { throw IntentSystemError.failed("\(name) \(end.words)") }
            state.lastRequest += 1
            state.requests[state.lastRequest] = Request(answer: answer, asker: asker)
            return state.lastRequest
        }
        let line = JSONValue.object(["id": .integer(id), "method": .string(method), "params": params]).bytes
        guard line.count <= ChildProcess.inputLimit else {
            _ = state.withLock { $0.requests.removeValue(forKey: id) }
            throw IntentSystemError.failed(
                "\(name) takes values of at most \(ChildProcess.inputLimit >> 20) MB; these take \(line.count >> 20) MB"
            )
        }
        child.write(line)
        let watchdog = Task {
            try await self.silence(of: id, lasting: limit)
            self.giveUp(id, late)
        }
        defer { watchdog.cancel() }
        return try await withTaskCancellationHandler {
            try await answer.wait().get()
        } onCancel: {
            giveUp(id, CancellationError())
        }
    }

    // MARK: Giving up

    /// Returns when the app has said nothing about a request for a time.
    private func silence(of id: Int, lasting limit: Duration) async throws {
        while let (lastHeard, waits) = state.withLock({ state in
            state.requests[id].map { ($0.lastHeard, $0.openQuestions > 0) }
        }) {
            let left = waits ? limit : limit - lastHeard.duration(to: .now)
            if left <= .zero { return }
            try await Task.sleep(for: max(left, .milliseconds(20)))
        }
        throw CancellationError()
    }

    /// Fails a request, has the app end it, and ends the app where it does not.
    private func giveUp(_ id: Int, _ error: any Error) {
        guard
            let request = state.withLock({ state in
                let request = state.requests.removeValue(forKey: id)
                if request != nil { state.abandoned.insert(id) }
                return request
            })
        else { return }
        request.end(.failure(error))
        child.write(JSONValue.object(["cancel": .integer(id)]).bytes)
        Task { [weak self, grace] in
            try await Task.sleep(for: grace)
            guard let self, self.state.withLock({ $0.abandoned.contains(id) }) else { return }
            self.child.stop(because: "did not end a request that it was told to end")
        }
    }

    // MARK: What the app says

    private func receive(_ line: [UInt8]) {
        guard let message = try? JSONValue(parsing: line), message.object != nil else {
            let words = String(decoding: line.prefix(100), as: UTF8.self)
            return child.stop(because: "wrote '\(words)', which is no message,")
        }
        guard let id = message["id"]?.integer, state.withLock({ $0.requests[id] != nil }) else {
            if let changes = message["changes"]?.array, let watch = watchForChanges() { return watch.tell(changes) }
            return receiveUnasked(message)
        }
        if let number = message["ask"]?.integer {
            ask(message["question"] ?? .null, number, in: id)
        } else if let event = message["tell"] {
            tell(event, in: id)
        } else {
            let request = state.withLock { $0.requests.removeValue(forKey: id) }
            if let failure = message["error"] {
                request?.end(.failure(Self.error(failure)))
            } else {
                request?.end(.success(message["result"] ?? .null))
            }
        }
    }

    /// Where changes are told; `nil` where the app was not asked for them, or tells them too often.
    private func watchForChanges() -> ChangeWatch? {
        state.withLock { state in
            guard let watch = state.watch else { return nil }
            state.changesTold.removeAll { $0.duration(to: .now) > Self.changesLimit.time }
            guard state.changesTold.count < Self.changesLimit.count else { return nil }
            state.changesTold.append(.now)
            return watch
        }
    }

    /// Takes what belongs to no request that is waited for: the rest of one that was given up, or nothing that was wanted.
    private func receiveUnasked(_ message: JSONValue) {
        let isTooMuch = state.withLock { state in
            if let id = message["id"]?.integer, state.abandoned.contains(id) {
                if message["ask"] == nil, message["tell"] == nil { state.abandoned.remove(id) }
                return false
            }
            state.unasked += 1
            return state.unasked > Self.unaskedLimit
        }
        if isTooMuch { child.stop(because: "sent more than \(Self.unaskedLimit) messages that nobody asked for") }
    }

    private func ask(_ question: JSONValue, _ number: Int, in id: Int) {
        let asker: (any RequestAsker)? = state.withLock { state in
            state.requests[id]?.asked += 1
            state.requests[id]?.openQuestions += 1
            return state.requests[id]?.asker
        }
        guard state.withLock({ ($0.requests[id]?.asked ?? 0) <= Self.askLimit }) else {
            return child.stop(because: "asked more than \(Self.askLimit) questions in one request")
        }
        // Made under the lock, so that it is known before it can end.
        state.withLock { state in
            state.requests[id]?.questions[number] = Task { [weak self] in
                let value = await asker?.answer(question) ?? .null
                self?.answer(number, value, in: id)
            }
        }
    }

    private func answer(_ number: Int, _ value: JSONValue, in id: Int) {
        state.withLock { state in
            state.requests[id]?.questions[number] = nil
            state.requests[id]?.openQuestions -= 1
            state.requests[id]?.lastHeard = .now
        }
        child.write(JSONValue.object(["answer": .integer(number), "value": value]).bytes)
    }

    private func tell(_ event: JSONValue, in id: Int) {
        let (asker, count) = state.withLock { state in
            state.requests[id]?.told += 1
            state.requests[id]?.lastHeard = .now
            return (state.requests[id]?.asker, state.requests[id]?.told ?? 0)
        }
        guard count <= Self.tellLimit else {
            return child.stop(because: "told more than \(Self.tellLimit) times how far one request is")
        }
        asker?.take(event)
    }

    private static func error(_ failure: JSONValue) -> any Error {
        if failure["reason"] == "cancelled" { return CancellationError() }
        return failure["details"].flatMap { IntentSystemError(json: $0) }
            ?? IntentSystemError.failed(failure["message"]?.string ?? "the app failed and did not say why")
    }

    /// Fails all that is under way.
    private func end(_ end: ProcessEnd) {
        let requests = state.withLock { state in
            state.end = end
            defer { state.requests = [:] }
            return Array(state.requests.values)
        }
        for request in requests { request.end(.failure(IntentSystemError.outcomeUnknown("\(name) \(end.words)"))) }
    }
}
