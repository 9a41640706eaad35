/// How and when a child process ended.
package struct ProcessEnd: Sendable {
    /// What became of it and what it said last, as "was ended by signal 6 (Aborted); it last said: …".
    package let words: String
    /// When that was.
    package let instant: ContinuousClock.Instant
}
