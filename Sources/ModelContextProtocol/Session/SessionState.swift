import JSON

/// What changes while a client is served. Guarded by the lock of its ``Session``.
struct SessionState {
    /// How many requests run at a time.
    static let runningLimit = 64
    /// How many more may wait for their turn.
    static let waitingLimit = 960
    /// How many requests may be put aside until the client repeats them with an answer.
    static let parkedLimit = 32

    /// The client that `initialize` introduced.
    var client: Client?
    /// Whether the client sends no more.
    var hasEnded = false
    /// Whether the client was sent text that the apps did not write themselves.
    var hasReadForeignText = false
    /// The requests that are not answered yet.
    private(set) var requests: [OpenRequest.Serial: OpenRequest] = [:]
    /// The requests that the client waits for, by its ids.
    private var serials: [RequestKey: OpenRequest.Serial] = [:]
    /// The requests that wait for their turn, in order.
    private var waiting: [OpenRequest.Serial] = []
    private var running = 0
    private var lastSerial = 0
    private var lastQuestion = 0
    /// The questions that the client was sent, by the ids of the requests that carry them.
    private(set) var sentQuestions: [JSONValue: OpenQuestion] = [:]
    /// The questions whose answers come with a repetition of the request, by what the client hands back.
    private(set) var parkedQuestions: [String: OpenQuestion] = [:]

    /// Whether the client waits for no request.
    var isIdle: Bool { serials.isEmpty }

    /// Whether the client waits for a request.
    func isOpen(_ key: RequestKey) -> Bool { serials[key] != nil }

    // MARK: Requests

    /// Takes a request in; `nil` where too many wait already.
    mutating func open(_ request: OpenRequest) -> OpenRequest.Serial? {
        guard waiting.count < Self.waitingLimit else { return nil }
        lastSerial += 1
        requests[lastSerial] = request
        if let key = request.key { serials[key] = lastSerial }
        waiting.append(lastSerial)
        return lastSerial
    }

    /// The next request to start, if one more may run.
    mutating func next() -> (serial: OpenRequest.Serial, work: OpenRequest.Work)? {
        while running < Self.runningLimit, !waiting.isEmpty {
            let serial = waiting.removeFirst()
            // A request that was cancelled while it waited is gone.
            guard let work = requests[serial]?.work else { continue }
            requests[serial]?.work = nil
            running += 1
            return (serial, work)
        }
        return nil
    }

    mutating func setTask(_ task: Task<Void, Never>, of serial: OpenRequest.Serial) {
        requests[serial]?.task = task
    }

    mutating func setProgress(_ progress: Double, of serial: OpenRequest.Serial) {
        requests[serial]?.progress = progress
    }

    /// Takes a request out that is answered or given up.
    mutating func close(_ serial: OpenRequest.Serial) -> OpenRequest? {
        guard let request = requests.removeValue(forKey: serial) else { return nil }
        if let key = request.key { serials[key] = nil }
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

    /// Makes room for another request once one does not run any more.
    mutating func freeSlot() { running -= 1 }

    // MARK: Questions

    /// Notes a question that is sent as a request of ours; the id to send it under.
    mutating func send(_ question: OpenQuestion) -> JSONValue {
        lastQuestion += 1
        let id = JSONValue.string("question-\(lastQuestion)")
        sentQuestions[id] = question
        return id
    }

    mutating func takeSentQuestion(_ id: JSONValue) -> OpenQuestion? { sentQuestions.removeValue(forKey: id) }

    /// Puts a request aside until the client repeats it with an answer.
    ///
    /// - Returns: What the client hands back with the answer, or `nil` where too many requests are put aside already.
    mutating func park(_ question: OpenQuestion) -> String? {
        guard parkedQuestions.count < Self.parkedLimit, let key = requests[question.serial]?.key else { return nil }
        requests[question.serial]?.id = nil
        serials[key] = nil
        running -= 1
        var random = SystemRandomNumberGenerator()
        let handle = (0..<2).map { _ in String(random.next(), radix: 36) }.joined(separator: "-")
        parkedQuestions[handle] = question
        return handle
    }

    /// Takes a parked question; the request that asked it runs again.
    mutating func takeParkedQuestion(_ handle: String) -> OpenQuestion? {
        guard let question = parkedQuestions.removeValue(forKey: handle) else { return nil }
        running += 1
        return question
    }

    /// Takes a request up again that was put aside, under the id of its repetition.
    mutating func resume(
        _ serial: OpenRequest.Serial, under id: JSONValue, from origin: RequestOrigin, client: Client,
        progressToken: JSONValue?
    ) {
        requests[serial]?.id = id
        requests[serial]?.origin = origin
        requests[serial]?.client = client
        requests[serial]?.progressToken = progressToken
        requests[serial]?.progress = nil
        serials[RequestKey(scope: origin.scope, id: id)] = serial
    }

    /// Takes out all questions, which nobody answers any more.
    mutating func takeAllQuestions() -> [OpenQuestion] {
        let sent = Array(sentQuestions.values)
        sentQuestions = [:]
        return sent + Array(parkedQuestions.keys).compactMap { takeParkedQuestion($0) }
    }
}
