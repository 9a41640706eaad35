/// Lets nobody authenticate.
public struct RefusingAuthenticator: Authenticator {
    /// Makes an authenticator.
    public init() {}

    /// No: there is no way.
    public var isSetUp: Bool { false }

    /// No: there is no way.
    public var canAuthenticateHere: Bool { false }

    /// Lets nobody authenticate.
    ///
    /// - Parameter reason: What for.
    public func authenticate(for reason: String) async -> Bool { false }
}
