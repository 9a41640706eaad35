/// What finds out whether the person is who they should be.
public protocol Authenticator: Sendable {
    /// Whether there is a way to authenticate at all, here or where an approval is given.
    var isSetUp: Bool { get }

    /// Whether the person can authenticate here and now, as at a terminal.
    var canAuthenticateHere: Bool { get }

    /// Has the person authenticate.
    ///
    /// - Parameter reason: What for, in words for the person.
    /// - Returns: Whether they did.
    /// - Throws: An error that says why it could not be tried, or `CancellationError`.
    func authenticate(for reason: String) async throws -> Bool
}
