import AppIntents

/// Rents a boat, with parameters that offer, limit and convert values.
struct RentIntent: AppIntent {
    static let title: LocalizedStringResource = "Rent"

    @Parameter(title: "Harbour") var harbour: String?

    @Parameter(title: "Pier", optionsProvider: PierProvider()) var pier: String

    @Parameter(title: "Duration", defaultUnit: .hours, supportsNegativeNumbers: false)
    var duration: Measurement<UnitDuration>?

    @Parameter(title: "Deposit", currencyCodes: ["EUR", "CHF"], inclusiveRange: (10, 500))
    var deposit: IntentCurrencyAmount?

    @Parameter(title: "Crew", size: IntentCollectionSize(min: 1, max: 3)) var crew: [String]?

    @Parameter(title: "Wind", default: 2, resolvers: { WindResolver() }) var wind: Int

    @Parameter(title: "Sails", supportedValues: [.sloop, .gaffCutter]) var sails: Rig?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        var parts = [pier, "wind \(wind)"]
        if let duration { parts.append("\(duration.converted(to: .minutes).value) min") }
        if let deposit { parts.append("\(deposit)") }
        if let crew { parts.append(crew.joined(separator: "+")) }
        if let sails { parts.append(sails.rawValue) }
        return .result(value: parts.joined(separator: ", "))
    }
}

/// Offers the piers of a harbour.
struct PierProvider: DynamicOptionsProvider {
    @IntentParameterDependency<RentIntent>(\.$harbour)
    var rental

    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection<String>("Near") {
                Item("n", title: "North pier")
                Item("s", title: "South pier", subtitle: "deep")
            }
            if let rental { ItemSection<String>(items: ["\(rental.harbour) pier"]) }
        }
    }
}

/// Takes names of winds for their force.
struct WindResolver: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        ["calm": 0, "breeze": 3, "gale": 8][input]
    }
}

/// Moors at a pier that its provider knows where nobody says so.
struct BerthAtHomeIntent: AppIntent {
    static let title: LocalizedStringResource = "Moor"

    @Parameter(title: "Pier", optionsProvider: HomePierProvider()) var pier: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: pier) }
}

/// Offers nothing, and knows the pier at home.
struct HomePierProvider: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }

    func defaultResult() async -> String? { "home" }
}
