import JSON

/// What changes while a client is served. Guarded by the lock of its ``Session``.
struct SessionState {
    /// How much is kept, and for how long.
    let limits: RequestLimits
    /// The client that `initialize` introduced.
    var client: Client?
    /// From which level on a client with a handshake wants log messages; `nil` until it says so.
    var logLevel: LogLevel?
    /// Whether the client sends no more.
    var hasEnded = false
    /// Whether the client was sent text that the apps did not write themselves.
    var hasReadForeignText = false
    /// The requests that are not answered yet.
    var requests: [OpenRequest.Serial: OpenRequest] = [:]
    /// The requests that the client waits for, by its ids.
    private var serials: [RequestKey: OpenRequest.Serial] = [:]
    /// The requests that wait for their turn, in order.
    private var waiting: [OpenRequest.Serial] = []
    /// The requests that run, and those whose answers are not written yet; what waits for the client or has become a task is not
    /// among them.
    private var running: Set<OpenRequest.Serial> = []
    private var lastSerial = 0
    /// How many questions there were.
    var lastQuestion = 0
    /// How many requests of ours there were.
    var lastSent = 0
    /// What our requests to the client ask, by their ids: the request that asks, and the name under which it does.
    var sentParts: [JSONValue: (serial: OpenRequest.Serial, name: String)] = [:]
    /// The requests that are put aside, oldest first.
    var parked: [(handle: Handle, serial: OpenRequest.Serial)] = []
    /// The tasks that the client may ask for, oldest first.
    var tasks: [ServedTask] = []

    init(limits: RequestLimits) {
        self.limits = limits
    }

    /// Whether the client waits for no request.
    var isIdle: Bool { serials.isEmpty }

    /// How much is kept for the client.
    var count: SessionCount {
        SessionCount(
            requests: requests.count, running: running.count, waiting: waiting.count,
            questions: requests.values.reduce(0) { $0 + $1.questions.count } + sentParts.count, parked: parked.count,
            tasks: tasks.count)
    }

    /// Whether the client waits for a request.
    func isOpen(_ key: RequestKey) -> Bool { serials[key] != nil }

    /// Takes a request in; `nil` where too many are open already.
    mutating func open(_ request: OpenRequest) -> OpenRequest.Serial? {
        guard requests.count < limits.open else { return nil }
        lastSerial += 1
        requests[lastSerial] = request
        if let key = request.key { serials[key] = lastSerial }
        waiting.append(lastSerial)
        return lastSerial
    }

    /// Takes a request in that stays open for what the client listens to; it waits for no turn.
    mutating func openListen(_ request: OpenRequest) -> OpenRequest.Serial {
        lastSerial += 1
        requests[lastSerial] = request
        if let key = request.key { serials[key] = lastSerial }
        return lastSerial
    }

    /// How many requests are open for what the client listens to.
    var listenCount: Int { requests.values.reduce(0) { $0 + ($1.stream == nil ? 0 : 1) } }

    /// Takes out the requests that are open for what the client listens to, whose streams are still to be ended.
    mutating func takeListens() -> [OpenRequest] {
        let listens = requests.filter { $0.value.stream != nil }
        for (serial, request) in listens {
            requests[serial] = nil
            if let key = request.key { serials[key] = nil }
        }
        return Array(listens.values)
    }

    /// The next request to start, if one more may run.
    mutating func next() -> (serial: OpenRequest.Serial, work: OpenRequest.Work)? {
        while running.count < limits.running, !waiting.isEmpty {
            let serial = waiting.removeFirst()
            guard let work = requests[serial]?.work else { continue }
            requests[serial]?.work = nil
            running.insert(serial)
            return (serial, work)
        }
        return nil
    }

    /// Takes a request out that is answered or given up; what it asked is asked no more.
    mutating func close(_ serial: OpenRequest.Serial) -> OpenRequest? {
        guard let request = requests.removeValue(forKey: serial) else { return nil }
        if let key = request.key { serials[key] = nil }
        if request.work != nil { waiting.removeAll { $0 == serial } }
        if request.handle != nil { parked.removeAll { $0.serial == serial } }
        forget(request.questions)
        request.timer?.cancel()
        request.stream?.close()
        return request
    }

    /// Takes a request out that the client has cancelled.
    mutating func close(_ key: RequestKey) -> OpenRequest? {
        serials[key].flatMap { close($0) }
    }

    /// Takes the requests out that came from where nobody listens any more.
    mutating func closeAll(from outlet: any Outlet) -> [OpenRequest] {
        requests.filter { $0.value.id != nil && $0.value.origin.outlet === outlet }.keys.compactMap { close($0) }
    }

    /// Lets the client wait for a request no more, which goes on without it.
    mutating func detach(_ serial: OpenRequest.Serial) {
        if let key = requests[serial]?.key { serials[key] = nil }
        requests[serial]?.id = nil
        requests[serial]?.timer?.cancel()
        requests[serial]?.timer = nil
    }

    /// Lets the client wait for a request again, under the id of another.
    mutating func attach(_ serial: OpenRequest.Serial, as request: OpenRequest) {
        requests[serial]?.id = request.id
        requests[serial]?.origin = request.origin
        requests[serial]?.client = request.client
        requests[serial]?.progressToken = request.progressToken
        requests[serial]?.progress = nil
        if let key = request.key { serials[key] = serial }
    }

    /// Counts a request among those that run.
    mutating func hold(_ serial: OpenRequest.Serial) {
        if requests[serial] != nil { running.insert(serial) }
    }

    /// Makes room for another request, since one does not run, or waits for its client.
    mutating func free(_ serial: OpenRequest.Serial) { running.remove(serial) }
}
