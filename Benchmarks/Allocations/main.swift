// Makes many of the same value and prints what one of them allocates: what, how often, and how many bytes.
import AppIntents
import Synchronization

@_silgen_name("allocation_count")
func allocationCount() -> UInt
@_silgen_name("allocated_bytes")
func allocatedBytes() -> UInt

/// What the wrappers are compared with: a class with a lock and a value, made as plainly as can be.
final class Instance {
    private let value = Mutex<Int?>(nil)

    func set(_ new: Int?) { value.withLock { $0 = new } }
}

struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "Nothing"

    func perform() async throws -> some IntentResult { .result() }
}

struct OneParameter: AppIntent {
    static let title: LocalizedStringResource = "One"
    @Parameter(title: "First") var first: Int

    func perform() async throws -> some IntentResult { .result() }
}

struct FourParameters: AppIntent {
    static let title: LocalizedStringResource = "Four"
    @Parameter(title: "First") var first: Int
    @Parameter(title: "Second", description: "Words", default: 3, inclusiveRange: (1, 10)) var second: Int
    @Parameter(title: "Third", requestValueDialog: "Which?") var third: String
    @Parameter(title: "Fourth") var fourth: Date?

    func perform() async throws -> some IntentResult { .result() }
}

struct FourProperties: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Four"
    @Property(title: "First") var first: Int
    @Property(title: "Second") var second: String
    @Property(title: "Third") var third: Double
    @Property(title: "Fourth") var fourth: Date?
    var displayRepresentation: DisplayRepresentation { "Four" }
}

func measure<Value>(_ name: String, _ make: () -> Value) {
    let many = 10_000
    var kept: [Value] = []
    kept.reserveCapacity(many)
    kept.append(make())
    let before = (allocationCount(), allocatedBytes())
    for _ in 1..<many { kept.append(make()) }
    let count = Double(allocationCount() - before.0) / Double(many - 1)
    let bytes = Double(allocatedBytes() - before.1) / Double(many - 1)
    print("\(name)\t\(count)\t\(bytes)")
}

measure("Instance") { Instance() }
measure("Words") { "First" as LocalizedStringResource }
measure("Nothing") { Nothing() }
measure("OneParameter") { OneParameter() }
measure("FourParameters") { FourParameters() }
measure("FourProperties") { FourProperties() }
