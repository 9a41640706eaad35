/// How far a run is.
public struct ProgressReport: Sendable {
    /// The part done, from 0 to 1, where it is known.
    public let fraction: Double?
    /// What is being done.
    public let message: String?

    /// Makes a report of its parts.
    package init(fraction: Double?, message: String?) {
        self.fraction = fraction
        self.message = message
    }
}
