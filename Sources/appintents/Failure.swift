/// The end of a command that could not do its work.
struct Failure: Error {
    /// What went wrong; empty where it was told already.
    let message: String
    /// The exit status.
    let status: Int32
}
