/// Finds out what changes in what an app holds, while somebody wants to know.
///
/// Both functions must return at once, and say nothing to ``ContentChanges`` before they have.
package protocol ContentSource: AnyObject, Sendable {
    /// Begins to watch; it does not yet.
    func startWatching()

    /// Watches no more.
    func stopWatching()
}
