/// How many values a parameter takes that holds a list.
public struct IntentCollectionSize: Sendable, Hashable {
    /// The fewest values.
    public let min: Int

    /// The most values.
    public let max: Int

    /// Makes a size with bounds.
    ///
    /// - Parameters:
    ///   - min: The fewest values.
    ///   - max: The most values.
    public init(min: Int, max: Int) {
        self.min = min
        self.max = max
    }

    /// Makes a size of one number.
    ///
    /// - Parameter count: How many values there must be.
    public init(exactly count: Int) {
        self.init(min: count, max: count)
    }
}

extension IntentCollectionSize: ExpressibleByIntegerLiteral {
    /// Makes a size of at most a number of values, so that a list may be shorter while it is being filled.
    ///
    /// - Parameter value: The most values.
    public init(integerLiteral value: Int) {
        self.init(min: 0, max: value)
    }
}
