/// How many messages a server may send that nobody asked for: a burst now and then, and a steady few.
struct MessageAllowance {
    /// How many may come at once.
    private static let burst = 2000.0
    /// How many may come in a second for long.
    private static let rate = 200.0

    private var left = burst
    private var last = ContinuousClock.now

    /// Takes note of a message.
    ///
    /// - Returns: Whether it was one of those allowed.
    mutating func take() -> Bool {
        let now = ContinuousClock.now
        left = min(Self.burst, left + last.duration(to: now) / .seconds(1) * Self.rate)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
