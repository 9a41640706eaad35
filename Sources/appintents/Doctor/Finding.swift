import JSON

/// One thing that was looked at, and what came of it.
struct Finding {
    /// How a thing is.
    enum Grade: String {
        /// As it should be.
        case ok
        /// Of no harm here; worth to know, mostly for Apple's systems.
        case note
        /// Not as it should be.
        case wrong
    }

    let grade: Grade
    /// What was looked at, such as `app notes`.
    let subject: String
    /// What was found.
    let words: String

    /// The finding for a program.
    var json: JSONValue {
        [
            "ok": .bool(grade != .wrong), "grade": .string(grade.rawValue), "subject": .string(subject),
            "message": .string(words),
        ]
    }

    /// The finding as a row of a table.
    var row: [String] { [grade == .wrong ? "WRONG" : grade.rawValue, subject, words] }
}
