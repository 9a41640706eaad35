import JSON
import Synchronization

extension Session {
    /// Tells the client something about a request, if it wants messages of that level.
    ///
    /// A client with a handshake says with `logging/setLevel` what it wants; a stateless one says it in the `_meta` of each request, and is
    /// told nothing about the others. A message goes where the request's answer goes, and never after it.
    ///
    /// - Parameters:
    ///   - level: How much it matters.
    ///   - data: What there is to tell: nothing secret, and no values of a person's.
    ///   - logger: Who tells it.
    ///   - serial: The request.
    package func log(_ level: LogLevel, _ data: @autoclosure () -> JSONValue, logger: String, of serial: Int) {
        state.withLock { state in
            guard let request = state.requests[serial], request.id != nil,
                let least = request.client.revision.isStateless ? request.client.logLevel : state.logLevel,
                level >= least,
                // A client that is slow to read is better served by its answers.
                !request.origin.outlet.isFull
            else { return }
            send(
                .notification(
                    method: "notifications/message",
                    JSONObject([("level", .string(level.rawValue)), ("logger", .string(logger)), ("data", data())])),
                to: request.origin.outlet)
        }
    }

    /// Takes what a client with a handshake wants to be told from here on.
    ///
    /// - Throws: ``RPCError`` where the level is none.
    func setLogLevel(_ parameters: JSONObject) throws(RPCError) {
        let level = try LogLevel(parameters["level"])
        state.withLock { $0.logLevel = level }
    }
}
