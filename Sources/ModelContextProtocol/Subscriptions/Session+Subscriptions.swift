import IntentRuntime
import JSON
import Synchronization

extension Session {
    /// The most `subscriptions/listen` that are open at a time, and the most resources that a client is told of.
    private static let mostListens = 2048
    private static let mostResources = 1024

    /// Where a client that began with `initialize` is told what changes from here on.
    ///
    /// - Parameter outlet: What takes the notices; with `nil` they wait for the next.
    package func setStanding(_ outlet: (any Outlet)?) {
        notices.setOutlet(outlet)
    }

    /// Tells the client of all lists from here on, if it began with `initialize`.
    func openNotices() {
        guard state.withLock({ $0.client != nil && !$0.hasEnded }) else { return }
        notices.openForLists(by: server.capabilities(for: .newestHandshake))
    }

    /// The URI of a request about one resource.
    ///
    /// - Throws: ``RPCError`` where it has none.
    func uri(of method: Method, in parameters: JSONObject) throws(RPCError) -> String {
        guard let uri = parameters["uri"]?.string else {
            throw .invalidParameters("'\(method.rawValue)' needs 'uri', a string")
        }
        return uri
    }

    /// What answers `resources/subscribe`.
    ///
    /// - Throws: ``RPCError`` where the parameters are wrong, or the client is told of too much already.
    func subscribing(_ parameters: JSONObject) throws(RPCError) -> OpenRequest.Work {
        let uri = try uri(of: .subscribe, in: parameters)
        try checkRoom(for: 1)
        openNotices()
        return { [notices] _ in
            guard await notices.subscribe(to: uri) == .absent else { return .success(JSONObject()) }
            return .failure(
                RPCError(
                    RPCError.Code.resourceNotFound,
                    "no resource: '\(VisibleText.of(uri, .onOneLine))' is not there, so it cannot change",
                    data: ["uri": .string(uri)]))
        }
    }

    /// Answers `resources/unsubscribe`: nothing about the resource comes after the answer.
    func unsubscribe(_ parameters: JSONObject) throws(RPCError) -> JSONObject {
        notices.unsubscribe(from: try uri(of: .unsubscribe, in: parameters))
        return JSONObject()
    }

    /// Opens a `subscriptions/listen`. It stays open without taking the place of a request that runs.
    ///
    /// - Throws: ``RPCError`` where the parameters are wrong, or too much is open already.
    func listen(
        _ id: JSONValue, from origin: RequestOrigin, _ client: Client, _ parameters: JSONObject
    ) throws(RPCError) {
        let filter = try SubscriptionFilter(parameters)
        try checkRoom(for: filter.uris.count)
        let stream = NoticeStream(feed: server.changes, id: id, outlet: origin.outlet)
        var request = OpenRequest(
            id: id, origin: origin, client: client, progressToken: nil, method: .listen, parameters: parameters)
        request.stream = stream
        let serial = state.withLock { [request] state in
            state.listenCount < Self.mostListens ? state.openListen(request) : nil
        }
        guard let serial else {
            throw .internalError("busy: \(Self.mostListens) subscriptions are open; cancel one of them first")
        }
        let task = Task { [server] in await stream.open(filter, by: server.capabilities(for: client.revision)) }
        state.withLock { $0.requests[serial]?.task = task }
    }

    /// Ends all that the client listens to, as a server does that stops: each `subscriptions/listen` is answered.
    func endListening() {
        notices.close()
        let listens = state.withLock { $0.takeListens() }
        for request in listens {
            request.stream?.end { request.method.complete($0, for: request.client, by: server) }
            request.task?.cancel()
        }
    }

    /// Tells the client of a task's state, wherever it listens to the task.
    ///
    /// - Parameters:
    ///   - id: The task's id.
    ///   - parameters: The task, as `notifications/tasks` has it.
    func tellTask(_ id: String, _ parameters: JSONObject) {
        let streams = state.withLock { $0.requests.values.compactMap(\.stream) }
        for stream in streams { stream.take(.task(id), with: parameters) }
    }

    private func checkRoom(for count: Int) throws(RPCError) {
        let taken = state.withLock { $0.requests.values.reduce(0) { $0 + ($1.stream?.resourceCount ?? 0) } }
        guard taken + notices.resourceCount + count <= Self.mostResources else {
            throw .internalError(
                "busy: a client is told of \(Self.mostResources) resources at most; unsubscribe from some first")
        }
    }
}
