/// The run that a task works on.
enum RunNumber {
    /// The run's number in the journal; `nil` where it is not written down.
    @TaskLocal static var current: Int64?
}
