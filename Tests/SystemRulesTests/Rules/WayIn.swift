import Testing

/// One of the ways in which an intent is asked for.
enum WayIn: String, CaseIterable, CustomTestStringConvertible {
    /// The command, on a pseudo-terminal at which somebody types.
    case terminal
    /// The system in the test's own process, with a person who answers from a script.
    case scripted
    /// An assistant's client of the served command, which puts questions to a person.
    case client

    var testDescription: String { rawValue }
}
