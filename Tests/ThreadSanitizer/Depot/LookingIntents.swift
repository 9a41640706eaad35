import AppIntents
import CoreSpotlight

/// Tells of a crate.
struct DescribeCrateIntent: AppIntent {
    static let title: LocalizedStringResource = "Describe Crate"

    @Parameter(title: "Crate") var crate: CrateEntity

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: try await crate.history)
    }
}

/// Counts the crates of a kind.
struct CountCratesIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Crates"

    @Parameter(title: "Kind") var kind: CrateKind?

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: depot.all().filter { kind == nil || $0.kind == kind }.count)
    }
}

/// Lists the crates, and the bay they are looked at in.
struct ListCratesIntent: AppIntent {
    static let title: LocalizedStringResource = "List Crates"

    @Parameter(title: "Bay") var bay: BayEntity?

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<[CrateEntity]> {
        .result(value: depot.all())
    }
}

/// Weighs crates that travel as ids.
struct WeighCratesIntent: AppIntent {
    static let title: LocalizedStringResource = "Weigh Crates"

    @Parameter(title: "Crates") var crates: EntityCollection<CrateEntity>

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: try await crates.resolvedEntities().reduce(0) { $0 + $1.weight })
    }
}

/// Puts the crates into the app's index, and finds them there.
struct IndexCratesIntent: AppIntent {
    static let title: LocalizedStringResource = "Index Crates"

    @Dependency private var depot: Depot

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        try await depot.index.indexAppEntities(depot.all())
        var found = 0
        for try await _ in CSSearchQuery(queryString: "title == \"Kiln*\"", attributes: ["title"]).results {
            found += 1
        }
        return .result(value: found)
    }
}

/// Looks around, and goes on with counting.
struct InspectDepotIntent: AppIntent {
    static let title: LocalizedStringResource = "Inspect Depot"

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & OpensIntent {
        let next = CountCratesIntent()
        next.kind = .glass
        return .result(value: true, opensIntent: next)
    }
}
