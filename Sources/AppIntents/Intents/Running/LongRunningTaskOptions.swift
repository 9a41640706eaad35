/// What a long task of an intent needs.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    /// The needs as bits.
    public let rawValue: Int

    /// Makes a set of needs.
    ///
    /// - Parameter rawValue: The needs as bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The graphics processor. It needs no leave here.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}
