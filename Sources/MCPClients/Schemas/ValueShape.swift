import IntentRuntime
import JSON

/// What a value of a server's looks like.
indirect enum ValueShape: Sendable, Hashable {
    case boolean
    case integer
    case number
    case text
    /// A moment, as RFC 3339 has it.
    case date
    /// A day.
    case day
    case url
    case choice([ChoiceValue])
    case list(ValueShape)
    /// Anything else, given as JSON; whether it may be plain text, and its schema shortly.
    case json(mayBeText: Bool, schema: String)
}
