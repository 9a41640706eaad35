import Foundation

/// How much a chore matters, as the database keeps it.
enum Urgency: Int, Comparable {
    case someday, soon, now

    static func < (lhs: Urgency, rhs: Urgency) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Chore: Identifiable, Equatable {
    let id: UUID
    var title: String
    var notes: String?
    var room: String
    var urgency: Urgency
    var minutes: Int
    var due: Date?
    var doneAt: Date?

    var isDone: Bool { doneAt != nil }
}

/// The app's database, kept in memory.
@MainActor
final class ChoreStore {
    private(set) var chores: [Chore] = []
    private(set) var openedChoreID: UUID?
    let rooms: [String]

    nonisolated init(rooms: [String] = ["Kitchen", "Bathroom", "Garden"]) {
        self.rooms = rooms
    }

    func chore(with id: UUID) -> Chore? {
        chores.first { $0.id == id }
    }

    @discardableResult
    func insert(_ chore: Chore) -> Chore {
        chores.append(chore)
        return chore
    }

    func update(_ id: UUID, _ change: (inout Chore) -> Void) throws -> Chore {
        guard let index = chores.firstIndex(where: { $0.id == id }) else { throw ChoreError.gone }
        change(&chores[index])
        return chores[index]
    }

    func remove(_ ids: some Collection<UUID>) -> [Chore] {
        let removed = chores.filter { ids.contains($0.id) }
        chores.removeAll { ids.contains($0.id) }
        return removed
    }

    func open(_ id: UUID) {
        openedChoreID = id
    }
}
