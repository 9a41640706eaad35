/// A question for a value.
public struct ValueRequest: Sendable {
    /// What is asked.
    public let question: String
    /// The name of the parameter.
    public let parameter: String
    /// What a person calls the parameter.
    public let title: String
    /// What kind of value is wanted.
    public let kind: ValueKind
    /// The values to choose from; empty where any will do.
    public let choices: [Choice]
    /// The smallest number allowed.
    public var minimum: Double?
    /// The largest number allowed.
    public var maximum: Double?

    /// Makes a question of its parts.
    package init(question: String, parameter: String, title: String, kind: ValueKind, choices: [Choice] = []) {
        self.question = question
        self.parameter = parameter
        self.title = title
        self.kind = kind
        self.choices = choices
    }
}
