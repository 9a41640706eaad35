import JSON

/// By what a request that is not answered yet is known: the client's id, and where the client's ids hold.
struct RequestKey: Hashable, Sendable {
    let scope: Int
    let id: JSONValue
}
