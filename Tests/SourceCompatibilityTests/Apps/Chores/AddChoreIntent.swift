import AppIntents
import Foundation

struct AddChoreIntent: AppIntent {
    static var title: LocalizedStringResource = "Add Chore"
    static var description = IntentDescription(
        "Puts a chore on the list.", categoryName: "Chores", searchKeywords: ["new", "to-do"])

    static var parameterSummary: some ParameterSummary {
        When(\.$due, .hasAnyValue) {
            Summary("Add \(\.$name) to \(\.$room) for \(\.$due)") {
                \.$urgency
                \.$minutes
                \.$notes
            }
        } otherwise: {
            Summary("Add \(\.$name) to \(\.$room)") {
                \.$due
                \.$urgency
                \.$minutes
                \.$notes
            }
        }
    }

    @Parameter(
        title: "Title", inputOptions: String.IntentInputOptions(capitalizationType: .sentences, autocorrect: true),
        requestValueDialog: IntentDialog("What needs doing?"))
    var name: String

    @Parameter(title: "Room", requestValueDialog: "Which room is it in?", optionsProvider: RoomOptions())
    var room: String

    @Parameter(title: "Urgency", default: .soon)
    var urgency: ChoreUrgency

    @Parameter(
        title: "Minutes", description: "How long it takes.", default: 15, controlStyle: .stepper,
        inclusiveRange: (lowerBound: 1, upperBound: 240))
    var minutes: Int

    @Parameter(title: "Due Date", kind: .date)
    var due: Date?

    @Parameter(title: "Notes", inputOptions: .init(multiline: true))
    var notes: String?

    @Dependency
    private var store: ChoreStore

    init() {}

    init(name: String, room: String) {
        self.name = name
        self.room = room
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<ChoreEntity> & ProvidesDialog {
        guard store.rooms.contains(room) else { throw ChoreError.unknownRoom(room, known: store.rooms) }
        if let twin = store.chores.first(where: { $0.title == name && $0.room == room && !$0.isDone }) {
            try await requestConfirmation(
                actionName: .add, dialog: "“\(twin.title)” is already on the list for the \(room). Add it again?")
        }
        let chore = store.insert(
            Chore(
                id: UUID(), title: name, notes: notes, room: room, urgency: urgency.urgency, minutes: minutes, due: due)
        )
        return .result(value: ChoreEntity(chore), dialog: "Added “\(name)” to the \(room).")
    }

    struct RoomOptions: DynamicOptionsProvider {
        @Dependency var store: ChoreStore

        func results() async throws -> [String] {
            store.rooms
        }

        func defaultResult() async -> String? {
            store.rooms.first
        }
    }
}
