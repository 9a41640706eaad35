// Has the system find one entity by words among a hundred thousand, again and again, and prints what it took beside what the app's own
// query or loop takes.
import AppIntents
import CoreSpotlight
import Foundation
import IntentHosting
import IntentRuntime
import JSON

let count = 100_000

/// A name that no other number has, of which every third has a word in common.
func name(_ number: Int) -> String { "Berth \(number)\(number % 3 == 0 ? " harbour" : "")" }

/// An entity of an app that keeps everything in memory.
struct Berth: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
    static let defaultQuery = BerthQuery()

    let id: Int
    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ number: Int) {
        id = number
        name = Resolution.name(number)
    }
}

/// Finds berths by words through a table of its own.
struct BerthQuery: EntityStringQuery {
    static let all = (0..<count).map { Berth($0) }
    static let byWord: [String: [Int]] = {
        var table: [String: [Int]] = [:]
        for number in 0..<count {
            for word in name(number).lowercased().split(separator: " ") {
                table[String(word), default: []].append(number)
            }
        }
        return table
    }()

    func entities(for identifiers: [Int]) async throws -> [Berth] {
        identifiers.filter { Self.all.indices.contains($0) }.map { Self.all[$0] }
    }

    func entities(matching string: String) async throws -> [Berth] {
        let lists = string.lowercased().split(separator: " ").map { Self.byWord[String($0)] ?? [] }
        guard let shortest = lists.min(by: { $0.count < $1.count }) else { return [] }
        let others = lists.count > 1 ? lists.filter { $0.count > shortest.count }.map(Set.init) : []
        return shortest.filter { number in others.allSatisfy { $0.contains(number) } }.map { Self.all[$0] }
    }
}

/// The same, listed as a whole.
struct Mooring: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mooring"
    static let defaultQuery = MooringQuery()

    let id: Int
    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ number: Int) {
        id = number
        name = Resolution.name(number)
    }
}

/// Lists moorings.
struct MooringQuery: EnumerableEntityQuery {
    static let all = (0..<count).map { Mooring($0) }

    func entities(for identifiers: [Int]) async throws -> [Mooring] {
        identifiers.filter { Self.all.indices.contains($0) }.map { Self.all[$0] }
    }

    func allEntities() async throws -> [Mooring] { Self.all }
}

/// The same, in the app's index.
struct Buoy: IndexedEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Buoy"
    static let defaultQuery = BuoyQuery()

    let id: Int
    @Property(title: "Name") var name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ number: Int) {
        id = number
        name = Resolution.name(number)
    }
}

/// Finds buoys by their ids alone.
struct BuoyQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Buoy] {
        identifiers.filter { (0..<count).contains($0) }.map { Buoy($0) }
    }
}

struct BerthIntent: AppIntent {
    static let title: LocalizedStringResource = "Berth"
    @Parameter(title: "Berth") var berth: Berth

    func perform() async throws -> some IntentResult { .result() }
}

struct MooringIntent: AppIntent {
    static let title: LocalizedStringResource = "Mooring"
    @Parameter(title: "Mooring") var mooring: Mooring

    func perform() async throws -> some IntentResult { .result() }
}

struct BuoyIntent: AppIntent {
    static let title: LocalizedStringResource = "Buoy"
    @Parameter(title: "Buoy") var buoy: Buoy

    func perform() async throws -> some IntentResult { .result() }
}

/// Nobody, who is not asked.
struct Nobody: Interaction {
    func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }
    func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }
    func confirm(_ request: ConfirmationRequest) async throws -> Bool? { nil }
    func report(_ progress: ProgressReport) async {}
}

let system = IntentSystem(
    catalog: IntentCatalog(types: [
        BerthIntent.self, MooringIntent.self, BuoyIntent.self, Berth.self, Mooring.self, Buoy.self,
    ]))

/// The median seconds of a few repetitions.
func median(_ times: Int, _ body: () async throws -> Void) async throws -> Double {
    var taken: [Double] = []
    for _ in 0..<times {
        let start = ContinuousClock.now
        try await body()
        let duration = start.duration(to: .now).components
        taken.append(Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
    }
    return taken.sorted()[times / 2]
}

/// Runs an intent whose one parameter is given in words.
func run(_ intent: String, _ parameter: String, _ words: String) async throws {
    _ = try await system.run(
        IntentInvocation(intent: intent, arguments: JSONObject([(parameter, .string(words))])), through: Nobody())
}

/// Prints what was measured, the system's seconds and its peer's.
func tell(_ what: String, _ ours: Double, _ peer: Double) {
    print("\(what) \(ours) \(peer)")
}

_ = (BerthQuery.all.count, BerthQuery.byWord.count, MooringQuery.all.count)
let target = count - 2
let words = "\(target) berth"

try await tell(
    "string", median(25) { try await run("BerthIntent", "berth", words) },
    median(25) { _ = try await BerthQuery().entities(matching: words) })
try await tell(
    "common", median(9) { try? await run("BerthIntent", "berth", "harbour") },
    median(9) { _ = try await BerthQuery().entities(matching: "harbour") })
try await tell(
    "enumerable", median(9) { try await run("MooringIntent", "mooring", name(target)) },
    median(9) {
        let wanted = name(target).lowercased()
        let isThere = try await MooringQuery().allEntities().contains { $0.name.lowercased() == wanted }
        if !isThere { exit(1) }
    })
try await CSSearchableIndex.default().indexAppEntities((0..<count).map { Buoy($0) })
try await tell(
    "indexed", median(25) { try await run("BuoyIntent", "buoy", words) },
    median(25) {
        let query = CSUserQuery(userQueryString: words, userQueryContext: nil)
        for try await _ in query.results { break }
    })
