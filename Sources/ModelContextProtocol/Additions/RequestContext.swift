import IntentRuntime
import JSON

/// The request that an addition is answering: what its client can do, and the way to it meanwhile.
public struct RequestContext: Sendable {
    private let session: Session
    private let serial: OpenRequest.Serial
    private let client: Client
    private let parameters: JSONObject

    init(session: Session, serial: OpenRequest.Serial, client: Client, parameters: JSONObject) {
        self.session = session
        self.serial = serial
        self.client = client
        self.parameters = parameters
    }

    /// What the server offers beside its intents, to be changed.
    public var additions: ServerAdditions { session.server.additions }

    /// What the client says that it can do, as it says it.
    public var clientCapabilities: JSONObject { client.capabilities }

    /// Whether the client can do something.
    ///
    /// - Parameter capability: What it would have to do.
    public func hasCapability(_ capability: ClientCapability) -> Bool { capability.isDeclared(by: client) }

    /// Ends the request with an error unless the client can do something.
    ///
    /// - Parameter capability: What it has to do.
    /// - Throws: ``AdditionError/missingCapability(_:)``.
    public func require(_ capability: ClientCapability) throws(AdditionError) {
        guard hasCapability(capability) else { throw .missingCapability(capability) }
    }

    /// Tells the client how far the request is, if it wants to know.
    ///
    /// - Parameters:
    ///   - fraction: How far, from 0 to 1. It has to rise; what does not is not told.
    ///   - message: What is being done.
    public func report(_ fraction: Double, _ message: String? = nil) {
        session.report(fraction, message, of: serial)
    }

    /// Tells the client something about the request, if it wants messages of that level.
    ///
    /// - Parameters:
    ///   - level: How much it matters.
    ///   - message: What there is to tell; nothing secret.
    public func log(_ level: LogLevel, _ message: String) {
        let logger = session.server.information["name"]?.string ?? ""
        session.log(level, .string(message), logger: logger, of: serial)
    }

    /// Asks the client for something and waits for the answer.
    ///
    /// - Parameters:
    ///   - request: What is asked for.
    ///   - name: The name that a stateless client gives its answer under, and may give it beforehand.
    /// - Returns: The answer, of the form that the request says.
    /// - Throws: ``AdditionError`` where the client cannot, or does not answer.
    public func ask(_ request: ClientRequest, as name: String) async throws(AdditionError) -> JSONValue {
        let answers = try await ask([name: request])
        guard let answer = answers[name] else { throw .unanswered(method: request.method.rawValue) }
        return answer
    }

    /// Asks the client for several things at once and waits for all answers.
    ///
    /// - Parameter requests: What is asked for, by the names that a stateless client gives its answers under, and may give them beforehand.
    /// - Returns: The answers, by the same names, each of the form that its request says.
    /// - Throws: ``AdditionError`` where the client cannot do one of them, or does not answer.
    public func ask(_ requests: [String: ClientRequest]) async throws(AdditionError) -> [String: JSONValue] {
        for request in requests.values { try require(request.capability) }
        let given = client.revision.isStateless ? parameters["inputResponses"]?.object ?? [:] : [:]
        var answers: [String: JSONValue] = [:]
        for (name, request) in requests {
            if let answer = given[name], request.isAnswered(by: answer) { answers[name] = answer }
        }
        let open = requests.filter { answers[$0.key] == nil }
        guard !open.isEmpty else { return answers }
        let inputs = open.sorted { $0.key < $1.key }.map { $0.value.input(named: $0.key) }
        let asked = await session.ask(inputs, for: serial)
        for (name, request) in open {
            guard let answer = asked[name], request.isAnswered(by: answer) else {
                throw .unanswered(method: request.method.rawValue)
            }
            answers[name] = answer
        }
        return answers
    }
}
