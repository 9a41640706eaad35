import IntentRuntime

/// A call of a tool, as whoever made it sees it.
struct ToolCall: Sendable {
    /// The way to the person.
    let interaction: any Interaction
    /// Takes what the server tells of its progress.
    let progress: AsyncStream<ProgressReport>.Continuation
}
