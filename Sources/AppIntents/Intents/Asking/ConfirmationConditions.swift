/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
    /// The conditions as bits.
    public let rawValue: Int

    /// Makes a set of conditions.
    ///
    /// - Parameter rawValue: The conditions as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Only where the request may have been misunderstood.
    public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
