import AppIntents

/// A letter not sent yet, kept in a tray of a box.
struct LetterDraft: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Draft"
    static let defaultQuery = LetterDraftQuery()

    let id: String
    @Property(title: "Subject") var subject: String
    @Property(title: "To") var to: [IntentPerson]
    @Property(title: "Copies") var cc: [IntentPerson]
    @Property(title: "Sender") var sender: IntentPerson?
    @Property(title: "Tray") var tray: LetterTray?

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(subject)") }

    init(
        _ id: String, _ subject: String, to: [IntentPerson] = [], cc: [IntentPerson] = [], sender: IntentPerson? = nil,
        in box: String? = "Scratch"
    ) {
        self.id = id
        self.subject = subject
        self.to = to
        self.cc = cc
        self.sender = sender
        tray = box.map { LetterTray(id: "tray of \($0)", account: LetterBox(id: "box/\($0)", name: $0)) }
    }

    /// A person with an address.
    static func person(_ address: String) -> IntentPerson {
        IntentPerson(handle: .init(emailAddress: address))
    }

    /// The letters there are.
    static let all = [
        LetterDraft(
            "1", "Tide tables", to: [person("ada@harbour.example")], cc: [person("bo@harbour.example")],
            sender: person("me@home.example")),
        LetterDraft("2", "Mooring fees", to: [person("clerk@town.example")], in: "Work"),
        LetterDraft("3", "Nowhere", in: nil),
        LetterDraft("4", "A' to friend@home.example?", to: [person("evil@evil.example")]),
    ]
}

/// Finds letters by their numbers.
struct LetterDraftQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LetterDraft] {
        LetterDraft.all.filter { identifiers.contains($0.id) }
    }
}
