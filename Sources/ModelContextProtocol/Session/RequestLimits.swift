/// How much a session keeps for its client, and for how long.
struct RequestLimits: Sendable {
    /// How many requests run at a time.
    var running = 64
    /// How many requests may be open in all.
    var open = 1024
    /// How many requests may be put aside until the client repeats them with an answer; beyond that the oldest are given up.
    var parked = 64
    /// How long a request is put aside.
    var parkedTime: Duration = .seconds(600)
    /// How many tasks may be at work.
    var workingTasks = 32
    /// How many tasks are kept in all; beyond that the oldest that have ended are forgotten.
    var tasks = 64
    /// How long a task is kept, from its beginning.
    var taskTime: Duration = .seconds(3600)
    /// How long the client of a call waits before it is given a task instead of an answer.
    var patience: Duration = .seconds(5)
}
