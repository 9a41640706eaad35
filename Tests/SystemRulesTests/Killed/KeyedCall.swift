import JSON

/// A call of a tool that is made again, under the same key, until it is answered.
protocol KeyedCall: Sendable, Hashable {
    /// The key that its repeats have too.
    var key: String { get }
    /// The tool.
    var tool: String { get }
    /// What the tool is called with.
    var arguments: JSONValue { get }
}
