/// What a person answers to a question.
enum Answer: Sendable, Hashable {
    /// A text, typed.
    case text(String)
    /// One of the things offered, by its title.
    case choice(String)
    case yes
    case no

    /// What is typed on a terminal.
    var typed: String {
        switch self {
        case .text(let text), .choice(let text): text
        case .yes: "y"
        case .no: "n"
        }
    }
}
