import IntentRuntime

extension IntentSystem {
    /// A system of letters under a policy.
    ///
    /// - Parameters:
    ///   - policy: What may be done.
    ///   - desk: What asks the person outside.
    ///   - authenticator: What has the person authenticate.
    static func post(
        _ policy: RunPolicy = RunPolicy(), desk: ApprovalDesk? = nil,
        authenticator: any Authenticator = RefusingAuthenticator()
    ) -> IntentSystem {
        IntentSystem(
            catalog: IntentCatalog(types: [
                SendLetterIntent.self, SendWordsIntent.self, ReplyToLetterIntent.self, ForwardLetterIntent.self,
                RenameLetterIntent.self, ShowLetterIntent.self, ShowSealedLetterIntent.self, LetterDraft.self,
                LetterTray.self, LetterBox.self,
            ]), gatekeeper: PolicyGatekeeper(policy: policy, desk: desk, authenticator: authenticator))
    }
}
