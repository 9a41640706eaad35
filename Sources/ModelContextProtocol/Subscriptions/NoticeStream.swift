import JSON
import Synchronization

/// One way on which a client is told what changes: that of a `subscriptions/listen`, or the standing one of a session.
///
/// What comes quickly is told together and once. While the client does not read, notices wait, each once, and nobody waits for them.
final class NoticeStream: Sendable {
    /// How long is waited for more before notices are sent, and how long after that none are.
    private static let gathering: Duration = .milliseconds(100)
    private static let pause: Duration = .seconds(1)
    /// The name in `_meta` that says which `subscriptions/listen` a message belongs to.
    private static let key = "io.modelcontextprotocol/subscriptionId"

    private struct Subscribed {
        /// The URI as the client writes it.
        let uri: String
        /// Whether it is watched, so that the client is told.
        var isWatched = false
    }

    private struct State {
        var outlet: (any Outlet)?
        var lists: Set<Notice> = []
        var resources: [ResourceName: Subscribed] = [:]
        var tasks: Set<String> = []
        /// What there is to tell, in order, and what each is told with.
        var pending: [Notice] = []
        var parameters: [Notice: JSONObject] = [:]
        /// Whether notices may be sent: the client has been told that it is listened to, or said that it listens.
        var isOpen = false
        var isSending = false
        var isClosed = false

        /// What the client is told with a notice; `nil` where it does not want it.
        func parameters(of notice: Notice) -> JSONObject? {
            switch notice {
            case .tools, .prompts, .resources: lists.contains(notice) ? JSONObject() : nil
            case .task(let id): tasks.contains(id) ? self.parameters[notice] : nil
            case .resource(let uri):
                resources[ResourceName(uri)].flatMap {
                    $0.isWatched ? JSONObject([("uri", .string($0.uri))]) : nil
                }
            }
        }
    }

    /// The id of the `subscriptions/listen`; `nil` for the standing stream.
    private let id: JSONValue?
    private let feed: ChangeFeed
    private let state: Mutex<State>

    /// Makes a stream on which nothing is sent yet.
    ///
    /// - Parameters:
    ///   - feed: Tells what changes.
    ///   - id: The id of the `subscriptions/listen`; `nil` for the standing stream.
    ///   - outlet: Where notices go; `nil` where there is nothing yet.
    init(feed: ChangeFeed, id: JSONValue? = nil, outlet: (any Outlet)? = nil) {
        self.feed = feed
        self.id = id
        state = Mutex(State(outlet: outlet))
    }

    deinit {
        close()
    }

    /// How many resources the client wants to be told of.
    var resourceCount: Int { state.withLock(\.resources.count) }

    /// Whether the client wants a notice.
    func wants(_ notice: Notice) -> Bool {
        state.withLock { !$0.isClosed && $0.lists.contains(notice) }
    }

    // MARK: Opening

    /// Tells of all lists that there are from here on, for a client that need not say what it wants; again does nothing.
    ///
    /// - Parameter capabilities: What the server offers.
    func openForLists(by capabilities: JSONObject) {
        let lists = SubscriptionFilter(lists: [.tools, .prompts, .resources]).honoured(by: capabilities, watching: [])
        let isFirst = state.withLock { state in
            guard !state.isOpen, !state.isClosed else { return false }
            state.isOpen = true
            state.lists = lists.lists
            return true
        }
        if isFirst { feed.add(self) }
    }

    /// Looks at what a client wants to be told of, and then says what of it it will be.
    ///
    /// - Parameters:
    ///   - filter: What the client wants.
    ///   - capabilities: What the server offers.
    func open(_ filter: SubscriptionFilter, by capabilities: JSONObject) async {
        var watched: Set<String> = []
        await withTaskGroup(of: String?.self) { group in
            for uri in filter.uris {
                group.addTask { await self.subscribe(to: uri) == .absent ? nil : uri }
            }
            for await uri in group { if let uri { watched.insert(uri) } }
        }
        let honoured = filter.honoured(by: capabilities, watching: watched)
        state.withLock { state in
            state.lists = honoured.lists
            state.tasks = Set(honoured.tasks)
        }
        feed.add(self)
        if honoured.lists.contains(.resources) { feed.noteListed() }
        state.withLock { state in
            guard !state.isClosed else { return }
            state.isOpen = true
            state.outlet?.put(acknowledgement(honoured))
        }
        sendSoon()
    }

    private func acknowledgement(_ filter: SubscriptionFilter) -> EncodedMessage {
        message(
            "notifications/subscriptions/acknowledged", JSONObject([("notifications", filter.json)]))
    }

    /// Sends on another way from here on; with `nil` notices wait for the next.
    func setOutlet(_ outlet: (any Outlet)?) {
        state.withLock { $0.outlet = outlet }
        sendSoon()
    }

    // MARK: Resources

    /// Has the client told when reading a resource gives something else.
    ///
    /// - Parameter uri: The resource, as the client writes it.
    /// - Returns: What it is now; where it is not there, nothing is told.
    func subscribe(to uri: String) async -> Sight {
        let name = ResourceName(uri)
        state.withLock { if $0.resources[name] == nil { $0.resources[name] = Subscribed(uri: uri) } }
        let sight = await feed.watch(name)
        guard sight != .absent else {
            state.withLock { if $0.resources[name]?.isWatched == false { $0.resources[name] = nil } }
            return .absent
        }
        let isNew = state.withLock { state in
            guard state.resources[name]?.isWatched == false, !state.isClosed else { return false }
            state.resources[name]?.isWatched = true
            return true
        }
        // It was subscribed to twice, or is not wanted any more.
        if !isNew { feed.unwatch(name) }
        return sight
    }

    /// Tells of a resource no more: once this returns, nothing about it is sent.
    func unsubscribe(from uri: String) {
        let name = ResourceName(uri)
        let removed = state.withLock { state in
            state.pending.removeAll { $0 == .resource(name.uri) }
            return state.resources.removeValue(forKey: name)
        }
        if removed?.isWatched == true { feed.unwatch(name) }
    }

    // MARK: Telling

    /// Takes a notice, and sends it soon where the client wants it.
    ///
    /// - Parameters:
    ///   - notice: What has changed.
    ///   - parameters: What a task's state is told with.
    func take(_ notice: Notice, with parameters: JSONObject? = nil) {
        let isWanted = state.withLock { state in
            guard !state.isClosed else { return false }
            if case .task(let id) = notice, state.tasks.contains(id) { state.parameters[notice] = parameters }
            guard state.parameters(of: notice) != nil else { return false }
            if !state.pending.contains(notice) { state.pending.append(notice) }
            return true
        }
        if isWanted { sendSoon() }
    }

    /// Sends what there is to tell, unless that is under way.
    private func sendSoon() {
        let mustStart = state.withLock { state in
            guard state.isOpen, !state.isClosed, !state.isSending, !state.pending.isEmpty, state.outlet != nil
            else { return false }
            state.isSending = true
            return true
        }
        guard mustStart else { return }
        Task { [weak self] in
            try? await Task.sleep(for: Self.gathering)
            while let (outlet, number) = self?.send() {
                // The next are sent when these are out: what waits to be written stays within bounds.
                if let number { await outlet.written(number) }
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// Sends all that there is to tell, if the client reads.
    ///
    /// - Returns: Where it was sent, and the number of the last message; `nil` where there is nothing to send.
    private func send() -> (outlet: any Outlet, number: Int?)? {
        state.withLock { state in
            guard !state.isClosed, !state.pending.isEmpty, let outlet = state.outlet else {
                state.isSending = false
                return nil
            }
            // A client that is slow to read is better served by its answers.
            guard !outlet.isFull else { return (outlet, nil) }
            var number: Int?
            for notice in state.pending {
                guard let parameters = state.parameters(of: notice) else { continue }
                number = outlet.put(message(notice.method, parameters))
            }
            state.pending = []
            state.parameters = [:]
            return (outlet, number)
        }
    }

    private func message(_ method: String, _ parameters: JSONObject) -> EncodedMessage {
        var parameters = parameters
        if let id {
            var metadata = parameters["_meta"]?.object ?? JSONObject()
            metadata[Self.key] = id
            parameters["_meta"] = .object(metadata)
        }
        return ServerMessage.notification(method: method, parameters).encoded
    }

    // MARK: Ending

    /// Sends nothing from here on.
    func close() {
        let resources = state.withLock { state in
            defer { state.resources = [:] }
            state.isClosed = true
            state.pending = []
            state.outlet = nil
            return state.resources
        }
        for (name, resource) in resources where resource.isWatched { feed.unwatch(name) }
        feed.remove(self)
    }

    /// Answers the `subscriptions/listen`, and sends nothing from here on.
    ///
    /// - Parameter complete: Makes a whole answer of a result.
    func end(_ complete: (JSONObject) -> JSONObject) {
        guard let id else { return close() }
        state.withLock { state in
            guard !state.isClosed, let outlet = state.outlet else { return }
            // The first message that names the subscription is the one that acknowledges it.
            if !state.isOpen { outlet.put(acknowledgement(SubscriptionFilter())) }
            let result = complete(JSONObject([("_meta", .object(JSONObject([(Self.key, id)])))]))
            outlet.put(ServerMessage.result(id: id, .object(result)).encoded)
            state.isClosed = true
        }
        close()
    }
}
