import JSON

/// What came back for a ``Form``.
enum FormAnswer: Sendable, Equatable {
    /// The person filled the form in.
    case accepted(JSONObject)
    /// The person said no or turned away.
    case declined
    /// Nobody could be asked, or what came back is no answer.
    case unanswered

    /// Reads an `ElicitResult`.
    init(_ result: JSONValue?) {
        switch result?["action"]?.string {
        case "accept": self = .accepted(result?["content"]?.object ?? JSONObject())
        case "decline", "cancel": self = .declined
        default: self = .unanswered
        }
    }
}
