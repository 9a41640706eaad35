import JSON

/// A request that is not answered yet.
struct OpenRequest: Sendable {
    /// What tells requests apart in a session; ids are the client's and may come again.
    typealias Serial = Int

    /// What answers a request.
    typealias Work = @Sendable (Serial) async -> Answer

    /// The id to answer under; `nil` while the answer to a question is awaited that ended the client's request.
    var id: JSONValue?
    /// Where what is said about the request goes.
    var origin: RequestOrigin
    /// The client that waits.
    var client: Client
    /// The token under which the client wants to hear of progress.
    var progressToken: JSONValue?
    /// How far the client was told the request is.
    var progress: Double?
    /// What is being asked for.
    let method: Method
    /// What answers it, until it starts.
    var work: Work?
    /// What runs it, once it has started.
    var task: Task<Void, Never>?

    /// By what the client knows the request; `nil` while it waits for none.
    var key: RequestKey? { id.map { RequestKey(scope: origin.scope, id: $0) } }
}
