/// A question which of several things is meant.
public struct ChoiceRequest: Sendable {
    /// What is asked.
    public let question: String
    /// The name of the parameter.
    public let parameter: String
    /// The things to choose from.
    public let choices: [Choice]

    /// Makes a question of its parts.
    package init(question: String, parameter: String, choices: [Choice]) {
        self.question = question
        self.parameter = parameter
        self.choices = choices
    }
}
