import JSON

/// A question that an intent asked while it ran. An addition of this framework's.
public struct IntentQuestion: Sendable, Hashable {
    /// The kinds of questions.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// For a parameter's value.
        case value
        /// Which of several things is meant.
        case choice
        /// Whether to go on.
        case confirmation
        /// Whether to go on in the app, before the person's eyes.
        case foreground
    }

    /// One thing to choose.
    public struct Choice: Sendable, Hashable {
        /// What names it without doubt: an entity's URI, an enum's raw value.
        public let id: String

        /// What a person calls it.
        public let title: String

        /// What tells it from others of its title.
        public let subtitle: String?
    }

    /// What kind of question it is.
    public let kind: Kind

    /// The question, in the intent's words.
    public let text: String

    /// The parameter that it is about, where it is about one.
    public let parameter: String?

    /// What kind of value is wanted, in words.
    public let expected: String?

    /// The things to choose from; empty where any will do.
    public let choices: [Choice]

    /// Whether a yes lets something be deleted or altered.
    public let isDestructive: Bool

    /// What the yes is called, where the intent says.
    public let acceptLabel: String?

    /// What the no is called, where the intent says.
    public let denyLabel: String?

    init(json: JSONValue) {
        kind = json["kind"]?.string.flatMap { Kind(rawValue: $0) } ?? .value
        text = json["question"]?.string ?? ""
        parameter = json["parameter"]?.string
        expected = json["expected"]?.string
        choices = (json["choices"]?.array ?? []).map {
            Choice(
                id: $0["id"]?.string ?? "", title: $0["title"]?.string ?? "", subtitle: $0["subtitle"]?.string)
        }
        isDestructive = json["isDestructive"]?.bool ?? false
        acceptLabel = json["acceptLabel"]?.string
        denyLabel = json["denyLabel"]?.string
    }
}
