/// The end of a command that could not do its work.
package struct Failure: Error {
    /// What went wrong; empty where it was told already.
    package let message: String
    /// The exit status.
    package let status: Int32

    /// Makes an end of its parts.
    package init(message: String, status: Int32) {
        self.message = message
        self.status = status
    }
}
