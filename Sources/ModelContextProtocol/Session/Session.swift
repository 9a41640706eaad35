import IntentRuntime
import JSON
import Synchronization

/// One client being served: takes its messages in order, and answers each request once.
///
/// Messages are taken on the thread that reads them; what takes time runs in a task of its own, so that reading goes on. What is said
/// about a request goes where the request came from, its ``RequestOrigin``.
package final class Session: Sendable {
    let server: MCPServer
    let state = Mutex(SessionState())
    private let idle = Gate()

    package init(server: MCPServer) {
        self.server = server
    }

    /// Whether the client was sent text that the apps did not write themselves, which may have told it what to do.
    ///
    /// From then on, what it wants to send out may be another's wish than the person's. It never becomes `false` again.
    var hasReadForeignText: Bool { state.withLock(\.hasReadForeignText) }

    /// Takes a line that the client sent.
    package func receive(_ line: [UInt8], from origin: RequestOrigin) {
        do throws(ClientMessage.Refusal) {
            take(try ClientMessage(line: line), from: origin)
        } catch {
            send(.failure(id: error.id, error.error), to: origin.outlet)
        }
    }

    /// Takes a message that the client sent.
    package func take(_ message: ClientMessage, from origin: RequestOrigin) {
        switch message {
        case .request(let id, let method, let parameters): take(id, method, parameters, from: origin)
        case .notification("notifications/cancelled", let parameters):
            if let id = parameters["requestId"] { cancel(RequestKey(scope: origin.scope, id: id)) }
        case .notification: break
        case .response(let id, let result): answerQuestion(id, result)
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
        let requests = state.withLock { $0.closeAll(from: outlet) }
        for request in requests { request.task?.cancel() }
    }

    /// Takes it that the client sends no more: nobody answers questions now.
    package func endInput() {
        let questions = state.withLock { state in
            state.hasEnded = true
            return state.takeAllQuestions()
        }
        for question in questions { question.answer.give(.unanswered) }
    }

    /// Waits until the client waits for nothing; call it after ``endInput()``.
    package func allAnswered() async {
        openGateIfIdle()
        await idle.wait()
    }

    /// Stops all that runs.
    package func cancelAll() {
        let requests = state.withLock { state in state.requests.keys.compactMap { state.close($0) } }
        for request in requests { request.task?.cancel() }
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
            let answer = try answerAtOnce(method, client, parameters)
            if let answer {
                send(
                    .result(id: id, .object(method.complete(answer, for: client, by: server))), to: origin.outlet)
            } else if let handle = parameters["requestState"], method == .callTool, client.revision.isStateless {
                try resume(id, from: origin, handle, client, parameters)
            } else {
                try start(id, from: origin, method, client, parameters)
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
                revision: metadata.revision, capabilities: metadata.capabilities, information: metadata.client)
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
            revision: revision, capabilities: capabilities, information: parameters["clientInfo"])
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
        case .listTools:
            try Cursor.refuse(parameters)
            return server.tools.list(for: client.revision)
        case .listResourceTemplates:
            try Cursor.refuse(parameters)
            return server.resources.templates(for: client.revision)
        default: return nil
        }
    }

    private func start(
        _ id: JSONValue, from origin: RequestOrigin, _ method: Method, _ client: Client, _ parameters: JSONObject
    ) throws(RPCError) {
        let work = try work(method, client, parameters)
        let request = OpenRequest(
            id: id, origin: origin, client: client, progressToken: try RequestMetadata.progressToken(parameters),
            progress: nil,
            method: method, work: work, task: nil)
        let isTaken = state.withLock { state in
            let isTaken = state.open(request) != nil
            startNext(&state)
            return isTaken
        }
        guard isTaken else {
            let limit = SessionState.runningLimit + SessionState.waitingLimit
            throw .internalError("busy: more than \(limit) requests are open; send this again after some are answered")
        }
    }

    private func work(
        _ method: Method, _ client: Client, _ parameters: JSONObject
    ) throws(RPCError) -> OpenRequest.Work {
        switch method {
        case .readResource:
            guard let uri = parameters["uri"]?.string else {
                throw .invalidParameters("'resources/read' needs 'uri', a string")
            }
            return { [server] _ in await server.resources.read(uri, for: client.revision) }
        case .callTool:
            let call = try server.tools.call(parameters)
            return { [self] serial in
                let interaction = ClientInteraction(
                    session: self, serial: serial, parameters: call.parameters,
                    confirmsEverything: server.confirmsEverything)
                return await server.tools.run(call, for: client, through: interaction)
            }
        case .listResources:
            let start = try server.resources.start(of: parameters)
            return { [server] _ in await server.resources.list(from: start, for: client.revision) }
        default: throw .methodNotFound(method.rawValue)
        }
    }

    /// Starts what may run now.
    func startNext(_ state: inout SessionState) {
        while let (serial, work) = state.next() {
            let task = Task {
                let answer = await work(serial)
                await finish(serial, answer)
            }
            state.setTask(task, of: serial)
        }
    }

    private func finish(_ serial: OpenRequest.Serial, _ answer: Answer) async {
        // Writing JSON takes a while, so it is done before the lock is held.
        let answered = state.withLock { $0.requests[serial] }
        let message = answered.flatMap { encoded(answering: $0, answer) }
        let sent: (outlet: any Outlet, number: Int)? = state.withLock { state in
            // A request that was cancelled, or put aside meanwhile, is not answered.
            guard let request = state.close(serial), request.id == answered?.id, let message else { return nil }
            if answer.holdsForeignText { state.hasReadForeignText = true }
            // Under the lock, so that nothing about this request comes after it.
            return (request.origin.outlet, request.origin.outlet.put(message))
        }
        // The next request starts when this one's answer is out: what waits to be written stays within bounds.
        if let sent { await sent.outlet.written(sent.number) }
        state.withLock { state in
            state.freeSlot()
            startNext(&state)
        }
        openGateIfIdle()
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
        guard let request = state.withLock({ $0.close(key) }) else { return }
        request.task?.cancel()
    }
}
