import AppIntents

/// One of many islands, whose making is noted.
struct Isle: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Isle"
    static let defaultQuery = IsleQuery()

    let id: String

    var displayRepresentation: DisplayRepresentation { "Isle \(id)" }

    init(id: String) {
        Witness.current?.note("made")
        self.id = id
    }
}

/// Finds islands: a hundred and thirty-four, all of which are offered; each question is noted.
struct IsleQuery: EntityStringQuery {
    static let count = 134

    func entities(for identifiers: [String]) async throws -> [Isle] {
        Witness.current?.note("asked for ids")
        return identifiers.filter { Int($0).map { (1...Self.count).contains($0) } ?? false }.map { Isle(id: $0) }
    }

    func entities(matching string: String) async throws -> [Isle] {
        Witness.current?.note("asked for words")
        return []
    }

    func suggestedEntities() async throws -> [Isle] { (1...Self.count).map { Isle(id: "\($0)") } }
}

/// Takes islands by their ids, and says how many.
struct CountIslesIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Isles"

    @Parameter(title: "Isles")
    var isles: EntityCollection<Isle>

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        Witness.current?.receive(isles.identifiers)
        return .result(value: isles.count, dialog: "\(isles.count) isles")
    }
}
