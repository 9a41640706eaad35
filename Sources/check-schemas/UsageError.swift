/// A command line that means nothing, or names what cannot be read.
struct UsageError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
