import Dispatch

/// What a server over HTTP takes, from whom, and how much of it.
public struct StreamableHTTPOptions: Sendable {
    /// Web origins whose pages may send requests, such as `https://chat.example.com`; those of this machine always may.
    public var origins: [String] = []
    /// Names under which the server may be asked for, beside its address and `localhost`.
    public var hosts: [String] = []
    /// Whether requests carry no token although there are tokens; only on an address that is this machine's own.
    public var needsNoToken = false
    /// How many requests a second one client may send in the long run, and one address beyond this machine; 0 for any number.
    public var requestsPerSecond = 1000
    /// How many bytes the body of a request may have.
    public var bodyLimit = 4 << 20
    /// How many connections there may be at a time.
    public var connectionLimit = 4096
    /// How many connections there may be from one address beyond this machine.
    public var connectionLimitPerAddress = 256
    /// How many sessions of the revisions that begin with `initialize` one client may have; the longest unused one goes.
    public var sessionLimit = 1024
    /// How long a session may stay unused.
    public var sessionTime: Duration = .seconds(3600)
    /// How long a request may take to arrive, and a connection to stay unused.
    public var receivingTime: Duration = .seconds(60)
    /// How long a client may take nothing of what waits for it.
    public var sendingTime: Duration = .seconds(30)
    /// How long a stream may say nothing before a comment is sent on it.
    public var keepAliveTime: Duration = .seconds(15)

    /// Has work done on another thread: what reads a body that is so long that others would wait for it.
    package var runAside: @Sendable (@escaping @Sendable () -> Void) -> Void = { work in
        largeBodies.async(execute: work)
    }

    /// One after the other, so that they leave processors for what is small.
    private static let largeBodies = DispatchQueue(label: "large bodies")

    /// Makes options that suit a person's own machine.
    public init() {}
}
