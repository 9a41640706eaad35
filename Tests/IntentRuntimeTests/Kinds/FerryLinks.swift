import AppIntents

/// A pier with a link.
struct Pier: URLRepresentableEntity, OwnershipProvidingEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
    static let defaultQuery = PierQuery()
    static let urlRepresentation: URLRepresentation = "https://ferry.example/pier/\(.id)"

    let id: String
    var ownership: EntityOwnership {
        switch id {
        case "old town": .shared
        case "north": .public
        default: []
        }
    }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.capitalized)") }
}

/// Finds piers.
struct PierQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Pier] { [Pier(id: "old town"), Pier(id: "north"), Pier(id: "south")] }

    func entities(for identifiers: [String]) async throws -> [Pier] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

/// Deletes piers.
struct DemolishPiersIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Demolish Piers"

    @Parameter(title: "Piers")
    var entities: [Pier]

    func perform() async throws -> some IntentResult { .result() }
}

/// A page of the app with a link.
enum FerryPage: String, URLRepresentableEnum {
    case times, fares

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
    static let caseDisplayRepresentations: [FerryPage: DisplayRepresentation] = [.times: "Times", .fares: "Fares"]
    static let urlRepresentation: URLRepresentation = [
        .times: "https://ferry.example/timetable", .fares: "https://ferry.example/\(.rawValue)?from=\(.times)",
    ]
}

/// Opens a pier by its link.
struct OpenPierIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Pier"

    @Parameter(title: "Pier")
    var target: Pier
}

/// Opens a page by its link.
struct OpenPageIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Page"

    @Parameter(title: "Page")
    var target: FerryPage
}

/// Opens a pier by a link of its own, in the window that has it.
struct ShowPierIntent: OpenIntent, URLRepresentableIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Show Pier"
    static let urlRepresentation: URLRepresentation = "https://ferry.example/show/\(\.$target)"

    @Parameter(title: "Pier")
    var target: Pier
}

/// Has a link of its own.
struct RouteIntent: URLRepresentableIntent {
    static let title: LocalizedStringResource = "Route"
    static let urlRepresentation: URLRepresentation = "https://ferry.example/route/\(\.$from)/\(\.$stops)?\(\.$page)"

    @Parameter(title: "From")
    var from: Pier

    @Parameter(title: "Stops")
    var stops: Int?

    @Parameter(title: "Page", default: .fares)
    var page: FerryPage
}

/// Goes on with a link.
struct TicketsIntent: AppIntent {
    static let title: LocalizedStringResource = "Tickets"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: try OpenURLIntent(urlRepresentable: FerryPage.times))
    }
}
