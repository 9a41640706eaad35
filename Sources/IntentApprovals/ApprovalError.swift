/// Why approvals can neither be asked for nor given.
public struct ApprovalError: Error, CustomStringConvertible {
    /// What was wrong, in which file.
    public let description: String

    init(_ description: String) {
        self.description = description
    }

    init(path: String, reason: String) {
        description = "the approvals in '\(path)' cannot be used: \(reason)"
    }
}
