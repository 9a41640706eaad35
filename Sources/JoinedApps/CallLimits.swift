/// How long apps of other programs are waited for.
package struct CallLimits: Sendable {
    /// How long an intent may take, not counting the time it waits for the person.
    package var run: Duration
    /// How much longer an app may take than its intent, and how long to end what it was told to end.
    package var grace: Duration = .seconds(5)
    /// How long an app may take to begin and to say what it offers.
    package var start: Duration = .seconds(5)

    /// Makes limits.
    ///
    /// - Parameter run: How long an intent may take.
    package init(run: Duration) {
        self.run = run
    }
}
