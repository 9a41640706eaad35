/// A request to take a run back.
public struct UndoRequest: Sendable {
    /// The run's number in the journal; `nil` for the last one that can be taken back.
    public let run: Int64?
    /// Who asks, as the journal tells it.
    public let requester: String
    /// Whether whoever asks has read text that the apps did not write themselves.
    public let hasReadForeignText: Bool

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - run: The run's number in the journal; `nil` for the last one that can be taken back.
    ///   - requester: Who asks.
    ///   - hasReadForeignText: Whether whoever asks has read text that the apps did not write themselves.
    public init(run: Int64? = nil, requester: String = "program", hasReadForeignText: Bool = false) {
        self.run = run
        self.requester = requester
        self.hasReadForeignText = hasReadForeignText
    }
}
