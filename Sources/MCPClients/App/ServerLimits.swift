/// How long a server may take.
package struct ServerLimits: Sendable {
    /// To begin a conversation after it was started.
    package var start: Duration
    /// To answer a call, from the last that it told of its progress on, not counting the time that it waits for the person.
    package var call: Duration

    /// Makes limits.
    package init(start: Duration = .seconds(15), call: Duration = .seconds(30)) {
        self.start = start
        self.call = call
    }
}
