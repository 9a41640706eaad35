import AppIntents
import Foundation
import IntentApprovals
import IntentCommandLine
import IntentRuntime
import PAMAuthentication

/// What the person has set of what intents may do: in the configuration, and on the command line.
struct Permissions {
    /// Who wants runs.
    enum Requester {
        /// Whoever types the command.
        case person
        /// An assistant, over the Model Context Protocol.
        case assistant
    }

    let policy: RunPolicy

    private let options: GlobalOptions
    private let path: String?
    private let service: String?

    /// Reads what is set.
    ///
    /// - Parameters:
    ///   - options: The options of every command.
    ///   - configuration: The configuration.
    /// - Throws: ``UsageError`` where the configuration's part of it cannot be read: half a policy is none.
    init(_ options: GlobalOptions, _ configuration: Configuration) throws {
        self.options = options
        path = configuration.path
        var policy = try configuration.policy()
        if options.isReadOnly { policy.isReadOnly = true }
        self.policy = policy
        service = try configuration.authenticationService()
    }

    /// What is left of a catalogue when the policy has taken away what it refuses in any case.
    ///
    /// - Parameters:
    ///   - all: All that the apps offer.
    ///   - programs: The ids of the apps of other programs, which are not there when their programs cannot be started.
    /// - Throws: ``UsageError`` where a rule is about something that is not there.
    func catalog(of all: IntentCatalog, unseen programs: Set<String>) throws -> IntentCatalog {
        do {
            try policy.check(against: all, unseen: programs.subtracting(all.apps.map(\.id)))
        } catch {
            throw UsageError.badConfiguration(path: path ?? "", reason: "in 'policy.rules', \(error)")
        }
        return all.removing(where: policy.removes)
    }

    /// Says of an intent that is not there that the policy took it away, where it did.
    func explaining(_ error: IntentSystemError, in all: IntentCatalog) -> any Error {
        guard case .unknownName("intent", let name, _) = error, let intent = try? all.intent(named: name),
            policy.removes(intent)
        else { return error }
        let reason =
            if options.isReadOnly, !intent.effect.isReadOnly {
                "it changes something, and --read-only takes it away"
            } else if policy.isReadOnly, !intent.effect.isReadOnly {
                "it changes something, and 'readOnly' of the policy in '\(path ?? "")' takes it away"
            } else {
                "a rule of the policy in '\(path ?? "")' takes it away"
            }
        return Failure(message: "there is no intent named '\(name)': \(reason)", status: error.exitCode)
    }

    /// What decides on runs.
    func gatekeeper(for requester: Requester) -> PolicyGatekeeper {
        let isPersonHere = requester == .person && Terminal.canAsk
        var policy = policy
        // The person's own word, given on the command line or on its terminal, needs no other way.
        if options.confirmsEverything || isPersonHere { policy.asking = .client }
        let patience = requester == .assistant ? ApprovalDesk.defaultPatience : .zero
        return PolicyGatekeeper(
            policy: policy, desk: ApprovalDesk(store: LateApprovals(), notice: DesktopNotice(), patience: patience),
            authenticator: authenticator(isPersonHere: isPersonHere))
    }

    /// Whether anything can have the person authenticate.
    var canAuthenticate: Bool { service != nil }

    /// What has the person authenticate.
    ///
    /// - Parameter isPersonHere: Whether the person sits at this process's terminal.
    func authenticator(isPersonHere: Bool) -> any Authenticator {
        guard let service else { return RefusingAuthenticator() }
        return PAMAuthenticator(service: service, canAuthenticateHere: isPersonHere)
    }
}
