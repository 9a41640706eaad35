/// Tells the time to what the system runs: the process's own, or one that a test has set.
package enum IntentClock {
    /// The time that a test has set for what this task runs.
    @TaskLocal package static var fixed: Date?

    /// The time.
    package static var now: Date { fixed ?? Date() }
}
