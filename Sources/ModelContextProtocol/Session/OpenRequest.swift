import JSON

/// A request that is not answered yet.
struct OpenRequest: Sendable {
    /// What tells requests apart in a session; ids are the client's and may come again.
    typealias Serial = Int

    /// What answers a request.
    typealias Work = @Sendable (Serial) async -> Answer

    /// The id to answer under; `nil` while the client waits for no answer: the request is put aside, or has become a task.
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
    /// What the request is about.
    let parameters: JSONObject
    /// What answers it, until it starts.
    var work: Work?
    /// What runs it, once it has started.
    var task: Task<Void, Never>?
    /// What it waits for its client to answer.
    var questions: [OpenQuestion] = []
    /// The names under which the client was asked, none of which comes twice.
    var usedNames: Set<String> = []
    /// By what it is known while it is put aside.
    var handle: Handle?
    /// Its end, where that came while it was put aside; the client's next repetition is told it.
    var outcome: Answer?
    /// The task that it has become.
    var taskID: String?
    /// What ends its time: it is put aside for so long, and its client waits for so long before it becomes a task.
    var timer: Task<Void, Never>?
    /// Where the client is told what it listens to, for a request that stays open for that.
    var stream: NoticeStream?

    /// By what the client knows the request; `nil` while it waits for none.
    var key: RequestKey? { id.map { RequestKey(scope: origin.scope, id: $0) } }
}
