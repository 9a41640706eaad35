/// What a client sends, piece by piece.
protocol Intake: Sendable {
    /// Waits until there is something to take, or another file descriptor becomes readable.
    ///
    /// - Returns: Whether there is something to take.
    func wait(or descriptor: Int32) -> Bool

    /// Takes what there is; one thread does at a time.
    ///
    /// - Returns: Whether there is more to come.
    func take() -> Bool
}
