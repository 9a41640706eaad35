import AppIntents
import Foundation

struct ChoreEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource("Chore", table: "Chores", comment: "One thing that has to be done"),
            numericFormat: LocalizedStringResource("\(placeholder: .int) chores", table: "Chores"),
            synonyms: ["Task", "To-do"]
        )
    }

    static var defaultQuery = ChoreQuery()

    let id: UUID

    @Property(title: "Title")
    var title: String

    @Property(title: "Notes")
    var notes: String?

    @Property(title: "Room")
    var room: String

    @Property(title: "Urgency")
    var urgency: ChoreUrgency

    @Property(title: "Minutes")
    var minutes: Int

    @Property(title: "Due Date")
    var due: Date?

    @Property(title: "Done")
    var isDone: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)",
            subtitle: "\(room), \(minutes) min",
            image: .init(systemName: isDone ? "checkmark.circle.fill" : "circle")
        )
    }

    init(_ chore: Chore) {
        id = chore.id
        title = chore.title
        notes = chore.notes
        room = chore.room
        urgency = ChoreUrgency(chore.urgency)
        minutes = chore.minutes
        due = chore.due
        isDone = chore.isDone
    }
}

extension ChoreEntity: Hashable {
    static func == (lhs: ChoreEntity, rhs: ChoreEntity) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum ChoreUrgency: String, AppEnum, CaseIterable {
    case someday
    case soon
    case now

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Urgency"

    static var caseDisplayRepresentations: [ChoreUrgency: DisplayRepresentation] = [
        .someday: "Someday",
        .soon: .init(title: "Soon", subtitle: "Within the week"),
        .now: DisplayRepresentation(
            title: "Right Now", subtitle: nil, image: .init(systemName: "exclamationmark"),
            synonyms: ["Urgent", "ASAP"]),
    ]
}

extension ChoreUrgency {
    init(_ urgency: Urgency) {
        switch urgency {
        case .someday: self = .someday
        case .soon: self = .soon
        case .now: self = .now
        }
    }

    var urgency: Urgency {
        switch self {
        case .someday: return .someday
        case .soon: return .soon
        case .now: return .now
        }
    }
}
