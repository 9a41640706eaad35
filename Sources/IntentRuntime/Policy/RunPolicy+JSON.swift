import AppIntents
import JSON

extension RunPolicy {
    private static let members = ["readOnly", "rules", "recipients", "ask"]
    private static let ruleMembers = ["app", "intent", "account", "is"]

    /// Reads a policy as a configuration has it.
    ///
    /// - Parameter json: An object with `readOnly`, `rules`, `recipients` and `ask`, each of which may be left out.
    /// - Throws: ``IntentSystemError/failed(_:)``, which names what is unknown or of a wrong type: half a policy is none.
    public init(json: JSONValue) throws(IntentSystemError) {
        self.init()
        guard let members = json.object else { throw .failed("'policy' must be an object") }
        try Self.refuseOthers(members, than: Self.members, in: "policy")
        if let value = members["readOnly"] {
            guard let flag = value.bool else { throw .failed("'policy.readOnly' must be true or false") }
            isReadOnly = flag
        }
        if let value = members["ask"] {
            guard let asking = value.string.flatMap(Asking.init) else {
                throw .failed("'policy.ask' must be \(Self.words(Asking.allCases.map(\.rawValue)))")
            }
            self.asking = asking
        }
        if let value = members["recipients"] {
            guard let texts = value.array else { throw .failed("'policy.recipients' must be a list of addresses") }
            var patterns: [RecipientPattern] = []
            for text in texts {
                guard let pattern = text.string.flatMap(RecipientPattern.init) else {
                    throw .failed(
                        "\(text.text) will not do in 'policy.recipients': it takes addresses, and domains as "
                            + "\"*@harbour.example\"")
                }
                patterns.append(pattern)
            }
            recipients = patterns
        }
        guard let value = members["rules"] else { return }
        guard let rules = value.array else { throw .failed("'policy.rules' must be a list of objects") }
        for (index, rule) in rules.enumerated() {
            self.rules.append(try Self.rule(rule, "policy.rules[\(index)]"))
        }
    }

    private static func rule(_ json: JSONValue, _ place: String) throws(IntentSystemError) -> Rule {
        guard let members = json.object else { throw .failed("'\(place)' must be an object") }
        try refuseOthers(members, than: ruleMembers, in: place)
        func text(_ name: String) throws(IntentSystemError) -> String? {
            guard let value = members[name] else { return nil }
            guard let text = value.string, !text.isEmpty else { throw .failed("'\(place).\(name)' must be a text") }
            return text
        }
        guard let verdict = members["is"]?.string.flatMap(Verdict.init) else {
            throw .failed("'\(place).is' must be \(words(Verdict.allCases.map(\.rawValue)))")
        }
        let rule = Rule(
            app: try text("app"), intent: try text("intent"), account: try text("account"), is: verdict)
        guard rule.app != nil || rule.intent != nil || rule.account != nil else {
            throw .failed("'\(place)' must say of what it is a rule: 'app', 'intent', 'account' or several of them")
        }
        return rule
    }

    private static func refuseOthers(
        _ members: JSONObject, than known: [String], in place: String
    ) throws(IntentSystemError) {
        guard let other = members.names.first(where: { !known.contains($0) }) else { return }
        throw .failed("'\(place)' has a member '\(other)' that means nothing; it takes \(known.listed("and"))")
    }

    private static func words(_ choices: [String]) -> String { choices.map { "\"\($0)\"" }.listed("or") }
}
