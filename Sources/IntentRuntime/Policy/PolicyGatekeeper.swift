import AppIntents

/// Decides by a policy what intents may do, and asks the person where it says so.
///
/// The person is asked by the interaction; where that reaches nobody, or the policy wants it so, outside it. A no is never asked
/// about again elsewhere.
public struct PolicyGatekeeper: Gatekeeper {
    /// What intents may do.
    public let policy: RunPolicy

    private let desk: ApprovalDesk?
    private let authenticator: any Authenticator

    /// Makes a gatekeeper.
    ///
    /// - Parameters:
    ///   - policy: What intents may do; the person is asked before anything is deleted or sent where nothing is set.
    ///   - desk: What asks the person outside the interaction; `nil` where nothing does.
    ///   - authenticator: What has the person authenticate.
    public init(
        policy: RunPolicy = RunPolicy(), desk: ApprovalDesk? = nil,
        authenticator: any Authenticator = RefusingAuthenticator()
    ) {
        self.policy = policy
        self.desk = desk
        self.authenticator = authenticator
    }

    /// Has the person authenticate here, or makes sure that they can where an approval is given.
    ///
    /// - Parameters:
    ///   - intent: The intent's name.
    ///   - policy: What the intent wants.
    ///   - interaction: The way to the person.
    /// - Throws: ``IntentSystemError/authenticationRequired(intent:)`` where nothing can authenticate, and
    ///   ``IntentSystemError/refused(_:)`` where the person did not.
    public func authenticate(
        for intent: String, as policy: IntentAuthenticationPolicy, through interaction: any Interaction
    ) async throws {
        guard policy != .alwaysAllowed else { return }
        if authenticator.canAuthenticateHere {
            do {
                guard try await authenticator.authenticate(for: "Run '\(intent)'") else {
                    throw IntentSystemError.refused("'\(intent)' wants the person authenticated, which failed")
                }
            } catch let error as IntentSystemError {
                throw error
            } catch let error as CancellationError {
                throw error
            } catch {
                throw IntentSystemError.refused("'\(intent)' wants the person authenticated, which failed: \(error)")
            }
            return
        }
        // Elsewhere the person authenticates where the approval is given, once the values are known.
        guard authenticator.isSetUp, desk != nil else {
            throw IntentSystemError.authenticationRequired(intent: intent)
        }
    }

    /// Decides by the policy, and asks the person where that says so.
    ///
    /// - Parameters:
    ///   - request: What the intent is about to do.
    ///   - interaction: The way to the person.
    /// - Throws: ``IntentSystemError``, which says why the intent may not run.
    public func admit(_ request: AdmissionRequest, through interaction: any Interaction) async throws {
        var isAsked = false
        switch policy.decision(on: request) {
        case .allowed: break
        case .asked: isAsked = true
        case .refused(let reason): throw IntentSystemError.refused(reason)
        }
        if request.wantsAuthentication, !authenticator.canAuthenticateHere {
            guard authenticator.isSetUp, let desk else {
                throw IntentSystemError.authenticationRequired(intent: request.schema ?? request.intent)
            }
            // Whoever gives the approval authenticates, and sees the question.
            return try await desk.approve(request, for: interaction)
        }
        guard isAsked else { return }
        let question = ConfirmationRequest(question: request.question, isDestructive: request.effect.isDestructive)
        switch try await confirm(question, of: request, through: interaction) {
        case true?: return
        case false?: throw IntentSystemError.declined(question: request.question)
        case nil:
            throw request.effect.sends
                ? IntentSystemError.nothingSent(request: request)
                : IntentSystemError.nobodyToConfirm(question: request.question)
        }
    }

    /// Asks through the interaction, or outside it where that reaches nobody or the policy wants it so.
    ///
    /// - Parameters:
    ///   - question: What is asked.
    ///   - request: What the intent is about to do.
    ///   - interaction: The way to the person.
    /// - Returns: Whether the person said yes; `nil` where nobody can be asked.
    /// - Throws: ``IntentSystemError`` where the person said no outside, or the answer has not come.
    public func confirm(
        _ question: ConfirmationRequest, of request: AdmissionRequest, through interaction: any Interaction
    ) async throws -> Bool? {
        // Whether to go on in the app is nothing to approve: somebody has to look at it.
        guard let desk, !question.isForeground else { return try await interaction.confirm(question) }
        if policy.asking == .client, let answer = try await interaction.confirm(question) { return answer }
        try await desk.approve(request.asking(question.question), for: interaction)
        return true
    }
}
