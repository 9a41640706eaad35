import JSON

/// A value that a server wants: a tool's parameter, or a field of a question.
struct ServerParameter: Sendable, Hashable {
    /// Its name, as the server has it.
    let name: String
    /// What a person calls it.
    let title: String
    /// What it is for, in the server's words.
    let summary: String?
    /// What it looks like.
    let shape: ValueShape
    /// Whether there must be one.
    let isRequired: Bool
    /// The value that stands for one that is not given.
    let defaultValue: JSONValue?
    /// The smallest number allowed.
    let minimum: Double?
    /// The largest number allowed.
    let maximum: Double?
}
