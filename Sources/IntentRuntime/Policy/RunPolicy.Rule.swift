extension RunPolicy {
    /// What is set for the runs that all of its members apply to.
    public struct Rule: Sendable, Hashable {
        /// The app's id; any app where it is left out.
        public let app: String?
        /// The intent: a schema, a type, or either after `app/`; any intent where it is left out.
        public let intent: String?
        /// The title or id of the account that the entities among the values are kept in; any where it is left out.
        public let account: String?
        /// What may be done.
        public let verdict: Verdict

        /// Makes a rule.
        ///
        /// - Parameters:
        ///   - app: The app's id.
        ///   - intent: The intent.
        ///   - account: The account's title or id.
        ///   - verdict: What may be done.
        public init(app: String? = nil, intent: String? = nil, account: String? = nil, is verdict: Verdict) {
            self.app = app
            self.intent = intent
            self.account = account
            self.verdict = verdict
        }
    }
}

extension RunPolicy.Rule {
    /// Whether the rule applies to a run.
    func applies(to request: AdmissionRequest) -> Bool {
        guard names(app: request.app, intent: request.intent, schema: request.schema) else { return false }
        guard let account else { return true }
        let accounts = request.subjects.map { $0.isKept(in: account) }
        switch verdict {
        // What is of another account, or of one that nobody knows, was not allowed.
        case .allowed: return !accounts.isEmpty && accounts.allSatisfy { $0 == true } && request.moreSubjects == 0
        case .asked, .refused:
            return accounts.isEmpty || accounts.contains { $0 != false } || request.moreSubjects > 0
        }
    }

    /// Whether the rule is about an intent, whatever its values.
    func names(app: String, intent: String, schema: String?) -> Bool {
        if let own = self.app, own.lowercased() != app.lowercased() { return false }
        guard let own = self.intent?.lowercased() else { return true }
        return [intent, schema].compactMap(\.self).contains {
            own == $0.lowercased() || own == "\(app)/\($0)".lowercased()
        }
    }
}

extension AdmissionRequest.Subject {
    /// Whether an entity is kept in an account; `nil` where nothing tells.
    fileprivate func isKept(in name: String) -> Bool? {
        guard account != nil || accountID != nil else { return nil }
        return [account, accountID].contains { $0?.lowercased() == name.lowercased() }
    }
}
