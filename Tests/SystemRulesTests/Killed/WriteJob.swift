import JSON

/// One write that a client asks for, under a key of its own.
struct WriteJob: KeyedCall {
    /// How many notes lines are added to.
    static let logs = 8

    /// The job's number.
    let number: Int

    /// Whether it adds a line to a note; else it makes one.
    var isAddition: Bool { number.isMultiple(of: 4) }
    var key: String { "write \(number)" }
    /// The note's name.
    var name: String { isAddition ? Self.log(number / 4) : "Made \(number)" }
    /// What is written.
    var text: String {
        isAddition ? "line \(number)." : "begin \(number)\n" + String(repeating: "word \(number)\n", count: 200) + "end"
    }
    var tool: String { isAddition ? "notes_appendText" : "notes_createNote" }
    var arguments: JSONValue {
        isAddition
            ? ["target": .string(name), "content": .string("\n" + text)]
            : ["name": .string(name), "content": .string(text)]
    }

    /// The name of a note that lines are added to.
    static func log(_ number: Int) -> String { "Log \(number % logs)" }
}
