import Dispatch
import Glibc
import IntentRuntime

/// Has the person authenticate by Linux-PAM, as the machine's own service files say.
///
/// One's own password can be checked without special rights. It is asked for on the terminal itself, not on standard input, and
/// is kept nowhere.
public struct PAMAuthenticator: Authenticator {
    private let service: String
    private let terminal: String
    private let folder: String?

    /// Whether the person sits at this process's terminal.
    public let canAuthenticateHere: Bool

    /// Yes: a service is named.
    public var isSetUp: Bool { true }

    /// Makes an authenticator.
    ///
    /// - Parameters:
    ///   - service: The name of the file in `/etc/pam.d` that says how, as `login`.
    ///   - canAuthenticateHere: Whether the person sits at this process's terminal.
    public init(service: String, canAuthenticateHere: Bool) {
        self.init(service: service, canAuthenticateHere: canAuthenticateHere, terminal: "/dev/tty", folder: nil)
    }

    /// Makes an authenticator that asks on another terminal and looks for service files in another folder.
    package init(service: String, canAuthenticateHere: Bool, terminal: String, folder: String?) {
        self.service = service
        self.canAuthenticateHere = canAuthenticateHere
        self.terminal = terminal
        self.folder = folder
    }

    /// Has the person authenticate.
    ///
    /// - Parameter reason: What for, which the person is told.
    /// - Returns: Whether they did.
    /// - Throws: ``PAMError`` where PAM could not try.
    public func authenticate(for reason: String) async throws -> Bool {
        // PAM waits for the person, which must not hold up a thread that others need.
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(with: Result { try attempt(reason) }) }
        }
    }

    private func attempt(_ reason: String) throws -> Bool {
        let user = try Self.user()
        let conversation = PAMConversation(terminal: terminal, opening: "\(reason): who you are has to be checked.")
        return try conversation.attempt(service: service, user: user, folder: folder)
    }

    /// The name of whoever runs this process.
    private static func user() throws(PAMError) -> String {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var buffer = [CChar](repeating: 0, count: 16_384)
        guard getpwuid_r(getuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil, let name = entry.pw_name
        else { throw PAMError("the user \(getuid()) has no name on this machine") }
        return String(cString: name)
    }
}
