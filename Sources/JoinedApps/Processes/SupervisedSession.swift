/// A conversation with a child process.
package protocol SupervisedSession: AnyObject, Sendable {
    /// How the process ended; `nil` while it can be asked.
    var end: ProcessEnd? { get }
}
