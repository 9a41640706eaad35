/// How long a program that ends by itself is left alone before it is started again.
package struct BackOff: Sendable {
    /// The wait after the first end.
    private let first: Duration
    /// The longest wait.
    private let longest: Duration
    /// How long a program must run to be taken for healthy.
    private let health: Duration
    private var failures = 0

    /// Makes a back-off; each wait is twice the one before.
    ///
    /// - Parameters:
    ///   - first: The wait after the first end.
    ///   - longest: The longest wait.
    ///   - health: How long a program must run for the waits to begin anew.
    package init(first: Duration = .seconds(1), longest: Duration = .seconds(60), health: Duration = .seconds(60)) {
        self.first = first
        self.longest = longest
        self.health = health
    }

    /// Takes note of an end.
    ///
    /// - Parameter life: How long the program ran.
    /// - Returns: How long to wait from its end on.
    mutating func wait(after life: Duration) -> Duration {
        failures = life >= health ? 1 : failures + 1
        // Twice as long each time, up to where more would be over the limit anyway.
        return min(first * (1 << min(failures - 1, 16)), longest)
    }
}
