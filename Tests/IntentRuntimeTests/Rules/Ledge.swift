import AppIntents
import Synchronization

/// A rock ledge off the coast: with a long description, which is fetched or held.
struct Ledge: AppEntity {
    static let defaultQuery = LedgeQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Description") var text: String
    @Property(title: "Neighbour") var neighbour: Ledge?
    @DeferredProperty var chart: IntentFile {
        get async throws { IntentFile(data: Data(count: 20_000_000), filename: "chart.png") }
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(id)", synonyms: ["\(name) rocks"])
    }

    init(id: String, name: String, textSize: Int = 10, neighbour: Ledge? = nil) {
        self.id = id
        self.name = name
        text = String(repeating: "x", count: textSize)
        self.neighbour = neighbour
    }
}

/// Finds ledges; one is very large, one has a large neighbour.
struct LedgeQuery: EnumerableEntityQuery {
    static let all = [
        Ledge(id: "1", name: "Mew"), Ledge(id: "2", name: "Gull"), Ledge(id: "3", name: "Gull Stone"),
        Ledge(id: "large", name: "Whale", textSize: 10_000_001),
        Ledge(id: "beside", name: "Calf", neighbour: Ledge(id: "large", name: "Whale", textSize: 10_000_001)),
    ]

    func allEntities() async throws -> [Ledge] { Self.all }

    func entities(for identifiers: [String]) async throws -> [Ledge] {
        Self.all.filter { identifiers.contains($0.id) }
    }
}

/// Returns a ledge.
struct FindLedgeIntent: AppIntent {
    static let title: LocalizedStringResource = "Find Ledge"

    @Parameter(title: "Ledge") var ledge: Ledge

    func perform() async throws -> some IntentResult & ReturnsValue<Ledge> { .result(value: ledge) }
}

/// Notes what it was made and handed.
struct SoundIntent: AppIntent {
    static let title: LocalizedStringResource = "Sound"

    @Parameter(title: "Line") var line: String
    @Parameter(title: "Lead", default: 7) var lead: Int
    @Parameter(title: "Mark") var mark: String
    @Parameter(title: "Remark") var remark: String?

    init() {
        Witness.current?.note("made")
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        Witness.current?.note("performed")
        return .result(value: "\(line) \(lead) \(mark) \(remark ?? "-")")
    }
}

/// Counts its steps.
struct SurveyIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Survey"

    func perform() async throws -> some IntentResult {
        progress.totalUnitCount = 4
        progress.completedUnitCount = 4
        return .result()
    }
}
