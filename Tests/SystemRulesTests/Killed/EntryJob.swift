import JSON

/// One entry that a client has the signal box write, under a key of its own.
struct EntryJob: KeyedCall {
    /// The job's number.
    let number: Int

    var key: String { "entry \(number)" }
    var tool: String { "signalbox_addEntry" }
    var arguments: JSONValue { ["text": .string("\(number)")] }
}
