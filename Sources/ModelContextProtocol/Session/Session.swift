import IntentRuntime
import JSON
import Synchronization

/// One client being served: takes its messages in order, and answers each request once.
///
/// Messages are taken on the thread that reads them; what takes time runs in a task of its own, so that reading goes on. What is said
/// about a request goes where the request came from, its ``RequestOrigin``.
package final class Session: Sendable {
    let server: MCPServer
    /// Whom the session serves, as the transport knows it; `nil` where it serves whoever started the process.
    let principal: String?
    /// What requests are worked on with; `nil` for the concurrency pool.
    let executor: (any TaskExecutor)?
    let state: Mutex<SessionState>
    /// What the client was handed as links.
    let results: KeptResults
    /// Where a client that began with `initialize` is told what changes.
    let notices: NoticeStream
    private let idle = Gate()

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - server: What is served.
    ///   - principal: Whom it is served to, as the transport knows it: what one is given no other can use. `nil` where the transport
    ///     knows nobody.
    package convenience init(server: MCPServer, principal: String? = nil) {
        self.init(server: server, principal: principal, limits: RequestLimits())
    }

    init(
        server: MCPServer, principal: String? = nil, executor: (any TaskExecutor)? = nil,
        limits: RequestLimits = RequestLimits()
    ) {
        self.server = server
        self.principal = principal
        self.executor = executor
        results = KeptResults(lifetime: server.resultLifetime)
        notices = NoticeStream(feed: server.changes)
        state = Mutex(SessionState(limits: limits))
    }

    /// How much is kept for the client.
    var count: SessionCount { state.withLock(\.count) }

    /// Whether the client was sent text that the apps did not write themselves, which may have told it what to do.
    ///
    /// From then on, what it wants to send out may be another's wish than the person's. It never becomes `false` again.
    var hasReadForeignText: Bool { state.withLock(\.hasReadForeignText) }

    /// Takes a line that the client sent.
    package func receive(_ line: [UInt8], from origin: RequestOrigin) {
        do throws(ClientMessage.Refusal) {
            if state.withLock(\.client)?.revision.hasBatches == true, let batch = try ClientMessage.batch(line: line) {
                return take(batch, from: origin)
            }
            take(try ClientMessage(line: line), from: origin)
        } catch {
            send(.failure(id: error.id, error.error), to: origin.outlet)
        }
    }

    /// Takes the messages of a batch, whose answers go out together.
    private func take(_ batch: [Result<ClientMessage, ClientMessage.Refusal>], from origin: RequestOrigin) {
        let count = batch.count { message in
            switch message {
            case .success(.request), .failure: true
            case .success: false
            }
        }
        let origin = RequestOrigin(BatchOutlet(origin.outlet, gathering: count), scope: origin.scope)
        for message in batch {
            switch message {
            case .success(let message): take(message, from: origin)
            case .failure(let refusal): send(.failure(id: refusal.id, refusal.error), to: origin.outlet)
            }
        }
    }

    /// Takes a message that the client sent.
    package func take(_ message: ClientMessage, from origin: RequestOrigin) {
        switch message {
        case .request(let id, let method, let parameters): take(id, method, parameters, from: origin)
        case .notification("notifications/cancelled", let parameters):
            if let id = parameters["requestId"] { cancel(RequestKey(scope: origin.scope, id: id)) }
        case .notification("notifications/initialized", _): openNotices()
        case .notification: break
        case .response(let id, let result): take(result, answering: id)
        }
    }

    /// Answers a line that is too long to be read; which request it was is not known.
    func refuseLongLine(limit: Int, to outlet: any Outlet) {
        send(
            .failure(id: .null, .invalidRequest("the message is longer than \(limit) bytes and was skipped")),
            to: outlet)
    }

    /// Stops the requests whose client went away.
    package func cancelAll(from outlet: any Outlet) {
        giveUp(state.withLock { $0.closeAll(from: outlet) })
    }

    /// Takes it that the client sends no more: nobody answers questions now.
    package func endInput() {
        endListening()
        let (questions, parked): ([OpenQuestion], [OpenRequest]) = state.withLock { state in
            state.hasEnded = true
            let parked = state.parked.compactMap { state.close($0.serial) }
            return (state.requests.keys.flatMap { state.takeQuestions(of: $0) { _ in true } }, parked)
        }
        for question in questions { question.answer.give(question.answers) }
        giveUp(parked)
    }

    /// Waits until the client waits for nothing; call it after ``endInput()``.
    package func allAnswered() async {
        openGateIfIdle()
        await idle.wait()
    }

    /// Stops all that runs.
    package func cancelAll() {
        notices.close()
        let requests = state.withLock { state in
            for task in state.tasks { _ = state.removeTask(task.id) }
            return state.requests.keys.compactMap { state.close($0) }
        }
        giveUp(requests)
    }

    func send(_ message: ServerMessage, to outlet: any Outlet) {
        outlet.put(message.encoded)
    }

    // MARK: Requests

    private func take(_ id: JSONValue, _ name: String, _ parameters: JSONObject, from origin: RequestOrigin) {
        guard !state.withLock({ $0.isOpen(RequestKey(scope: origin.scope, id: id)) }) else {
            // Under its own id this would be taken for the answer to the request that is still open.
            send(
                .failure(id: .null, .invalidRequest("the id \(id.text) is that of a request not answered yet")),
                to: origin.outlet)
            return
        }
        do throws(RPCError) {
            let (method, client) = try route(name, parameters)
            if let answer = try answerAtOnce(method, client, parameters) {
                send(
                    .result(id: id, .object(method.complete(answer, for: client, by: server))), to: origin.outlet)
                return
            }
            if method == .listen { return try listen(id, from: origin, client, parameters) }
            var request = OpenRequest(
                id: id, origin: origin, client: client, progressToken: try RequestMetadata.progressToken(parameters),
                method: method, parameters: parameters)
            if let sealed = parameters["requestState"], method.mayAsk, client.revision.isStateless {
                try resume(request, sealed)
            } else {
                request.work = try work(method, client, parameters)
                try start(request)
            }
        } catch {
            send(.failure(id: id, error), to: origin.outlet)
        }
    }

    /// Which method is meant, and by what client.
    private func route(_ name: String, _ parameters: JSONObject) throws(RPCError) -> (Method, Client) {
        let method = Method(rawValue: name)
        if method == .discover || RequestMetadata.isStateless(parameters) {
            let metadata = try RequestMetadata(parameters)
            guard let method, method.isServed(in: metadata.revision) else { throw .methodNotFound(name) }
            let client = Client(
                revision: metadata.revision, capabilities: metadata.capabilities, information: metadata.client,
                principal: principal, logLevel: metadata.logLevel)
            return (method, client)
        }
        guard let method, method.isServed(in: .newestHandshake) else { throw .methodNotFound(name) }
        let agreed = state.withLock(\.client)
        switch method {
        case .initialize:
            guard agreed == nil else { throw .invalidRequest("'initialize' comes once") }
            return (method, try introduce(parameters))
        case .ping: return (method, agreed ?? Client(revision: .newestHandshake, capabilities: JSONObject()))
        default:
            guard let agreed else {
                throw .invalidParameters(
                    "begin with 'initialize', or send '\(RequestMetadata.Key.revision)' and "
                        + "'\(RequestMetadata.Key.clientCapabilities)' in '_meta' with each request")
            }
            return (method, agreed)
        }
    }

    /// Agrees on a revision with a client that begins with `initialize`.
    private func introduce(_ parameters: JSONObject) throws(RPCError) -> Client {
        guard let version = parameters["protocolVersion"]?.string else {
            throw .invalidParameters("'initialize' needs 'protocolVersion', a string such as \"2025-11-25\"")
        }
        guard let capabilities = (parameters["capabilities"] ?? [:]).object else {
            throw .invalidParameters("'capabilities' must be an object")
        }
        let asked = ProtocolRevision(rawValue: version)
        let revision = asked.flatMap { $0.isStateless ? nil : $0 } ?? .newestHandshake
        let client = Client(
            revision: revision, capabilities: capabilities, information: parameters["clientInfo"], principal: principal)
        state.withLock { $0.client = client }
        return client
    }

    private func answerAtOnce(
        _ method: Method, _ client: Client, _ parameters: JSONObject
    ) throws(RPCError) -> JSONObject? {
        switch method {
        case .initialize: return server.initialization(client.revision)
        case .ping: return JSONObject()
        case .discover: return server.discovery
        case .listTools: return try server.tools.list(parameters, for: client.revision)
        case .listResourceTemplates: return try server.resources.templates(parameters, for: client.revision)
        case .getTask, .updateTask, .cancelTask:
            return try answer(toTaskMethod: method, client, parameters)
        case .listPrompts: return try server.prompts.list(parameters, for: client.revision)
        case .setLogLevel:
            try setLogLevel(parameters)
            return JSONObject()
        case .unsubscribe: return try unsubscribe(parameters)
        default: return nil
        }
    }

    private func start(_ request: OpenRequest) throws(RPCError) {
        let limit: Int? = state.withLock { state in
            guard state.open(request) != nil else { return state.limits.open }
            startNext(&state)
            return nil
        }
        guard let limit else { return }
        throw .internalError("busy: more than \(limit) requests are open; send this again after some are answered")
    }

    private func work(
        _ method: Method, _ client: Client, _ parameters: JSONObject
    ) throws(RPCError) -> OpenRequest.Work {
        if let work = try server.additions.work(method, client, parameters, in: self) { return work }
        switch method {
        case .readResource:
            guard let uri = parameters["uri"]?.string else {
                throw .invalidParameters("'resources/read' needs 'uri', a string")
            }
            return { [server, results] _ in
                await server.resources.read(uri, for: client.revision, from: results)
            }
        case .callTool:
            let call = try server.tools.call(parameters)
            return { [self] serial in
                let interaction = ClientInteraction(
                    session: self, serial: serial, confirmsEverything: server.confirmsEverything)
                return await CallLog(session: self, serial: serial, tool: call.tool.name).logging(interaction) {
                    await server.tools.run(call, for: client, through: interaction)
                }
            }
        case .getPrompt:
            let call = try server.prompts.call(parameters)
            return { [self] serial in
                let interaction = ClientInteraction(
                    session: self, serial: serial, confirmsEverything: server.confirmsEverything)
                return await server.prompts.get(call, for: client, through: interaction)
            }
        case .complete:
            let answer = try server.completer.work(CompletionRequest(parameters))
            return { _ in await answer() }
        case .listResources:
            let start = try server.resources.start(of: parameters)
            return { [server] _ in
                server.changes.noteListed()
                return await server.resources.list(from: start, for: client.revision)
            }
        case .subscribe: return try subscribing(parameters)
        default: throw .methodNotFound(method.rawValue)
        }
    }

    /// Starts what may run now.
    func startNext(_ state: inout SessionState) {
        while let (serial, work) = state.next() {
            let task = Task(executorPreference: executor) { [self] in
                let answer = await work(serial)
                await finish(serial, answer)
            }
            state.requests[serial]?.task = task
            startPatience(serial, &state)
        }
    }

    /// Answers a request whose answer is known, and lets the next start once that is written.
    func finish(_ serial: OpenRequest.Serial, _ answer: Answer) async {
        var sent: (outlet: any Outlet, number: Int)?
        var endedTask: String?
        // A request that was cancelled is not answered.
        while let request = state.withLock({ $0.requests[serial] }) {
            // Writing JSON takes a while, so it is done before the lock is held.
            let message = encoded(answering: request, answer)
            let isDone = state.withLock { state in
                // It may have been put aside meanwhile, or taken up again.
                guard state.requests[serial]?.key == request.key else { return false }
                sent = end(serial, answer, message, &state)
                endedTask = request.taskID
                return true
            }
            if isDone { break }
        }
        if let endedTask { taskChanged(endedTask) }
        // Where much waits to be written, the next request starts when this one's answer is out.
        if let sent, sent.outlet.isFull { await sent.outlet.written(sent.number) }
        state.withLock { state in
            state.free(serial)
            startNext(&state)
        }
        openGateIfIdle()
    }

    /// Ends a request: answers it if its client waits, or keeps the answer until the client asks for it.
    private func end(
        _ serial: OpenRequest.Serial, _ answer: Answer, _ message: EncodedMessage?, _ state: inout SessionState
    ) -> (outlet: any Outlet, number: Int)? {
        guard let request = state.requests[serial] else { return nil }
        if request.handle != nil {
            // What it still asks is of no use to anybody.
            for question in state.takeQuestions(of: serial, where: { _ in true }) {
                question.answer.give(question.answers)
            }
            state.requests[serial]?.outcome = answer
            return nil
        }
        _ = state.close(serial)
        for question in request.questions { question.answer.give(question.answers) }
        if let id = request.taskID { endTask(id, answer, of: request, &state) }
        guard let message else { return nil }
        if answer.holdsForeignText { state.hasReadForeignText = true }
        // Under the lock, so that nothing about this request comes after it.
        return (request.origin.outlet, request.origin.outlet.put(message))
    }

    /// The message that answers a request, if somebody waits for it.
    private func encoded(answering request: OpenRequest, _ answer: Answer) -> EncodedMessage? {
        guard let id = request.id else { return nil }
        let message: ServerMessage =
            switch answer {
            case .success(let result):
                .result(id: id, .object(request.method.complete(result, for: request.client, by: server)))
            case .failure(let error): .failure(id: id, error)
            }
        return message.encoded
    }

    private func openGateIfIdle() {
        let isDone = state.withLock { $0.hasEnded && $0.isIdle }
        if isDone { idle.open() }
    }

    private func cancel(_ key: RequestKey) {
        giveUp(state.withLock { $0.close(key) }.map { [$0] } ?? [])
    }
}
