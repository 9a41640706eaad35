import AppIntents
import CoreSpotlight
import Synchronization

/// What a depot keeps, shared by all runs.
public final class Depot: Sendable {
    /// One crate, as the depot keeps it.
    struct Stock: Sendable {
        var label: String
        var kind: CrateKind
        var weight: Int
    }

    private struct State {
        var stock: [String: Stock] = [:]
        var lastNumber = 0
        var sealed: Set<String> = []
        var slept = 0
    }

    /// The name of the module, which is the app's.
    static let name = String(#fileID.prefix { $0 != "/" })
    /// How many crates there are at first that no errand takes away, and how many that one may.
    private static let kept = 12, spare = 9

    private let state = Mutex(State())
    /// The app's index of its crates.
    let index = CSSearchableIndex(name: Depot.name)

    private init() {
        let kinds = CrateKind.allCases
        for number in 0..<Self.kept { add("Kiln \(number)", kinds[number % kinds.count], number * 10) }
        for number in 0..<Self.spare { add("Spare \(number)", .flour, 1) }
    }

    /// Makes a depot, and gives it to the app's intents.
    public static func open() {
        AppDependencyManager.shared.add { Depot() }
        DepotShortcuts.updateAppShortcutParameters()
    }

    @discardableResult
    func add(_ label: String, _ kind: CrateKind, _ weight: Int) -> CrateEntity {
        let id = state.withLock { state in
            state.lastNumber += 1
            let id = "crate-\(state.lastNumber)"
            state.stock[id] = Stock(label: label, kind: kind, weight: weight)
            return id
        }
        return CrateEntity(id: id, Stock(label: label, kind: kind, weight: weight))
    }

    func crate(_ id: String) -> CrateEntity? {
        state.withLock { $0.stock[id] }.map { CrateEntity(id: id, $0) }
    }

    func all() -> [CrateEntity] {
        state.withLock(\.stock).sorted { $0.key < $1.key }.map { CrateEntity(id: $0.key, $0.value) }
    }

    func relabel(_ id: String, _ label: String) -> String? {
        state.withLock { state in
            defer { state.stock[id]?.label = label }
            return state.stock[id]?.label
        }
    }

    func remove(_ ids: [String]) -> Int {
        state.withLock { state in ids.filter { state.stock.removeValue(forKey: $0) != nil }.count }
    }

    func seal(_ id: String) -> Bool { state.withLock { $0.sealed.insert(id).inserted } }

    func sleep() { state.withLock { $0.slept += 1 } }
}
