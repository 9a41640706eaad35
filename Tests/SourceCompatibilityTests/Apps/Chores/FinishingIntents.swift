import AppIntents
import Foundation

struct FinishChoreIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Finish Chore"
    static let description: IntentDescription? = "Ticks a chore off the list."

    static var parameterSummary: some ParameterSummary {
        Summary("Finish \(\.$chore)")
    }

    @Parameter(title: "Chore", requestDisambiguationDialog: "Which of these did you do?")
    var chore: ChoreEntity

    @Dependency private var store: ChoreStore

    @MainActor
    func perform() async throws -> some ReturnsValue<ChoreEntity> & ProvidesDialog {
        guard let before = store.chore(with: chore.id) else { throw ChoreError.gone }
        guard !before.isDone else { throw ChoreError.alreadyDone(before.title) }
        let after = try store.update(chore.id) { $0.doneAt = Date() }
        let store = store
        undoManager?.registerUndo(withTarget: store) { store in
            _ = try? store.update(before.id) { $0.doneAt = nil }
        }
        undoManager?.setActionName("Finish Chore")
        let left = store.chores.filter { !$0.isDone }.count
        return .result(
            value: ChoreEntity(after),
            dialog: IntentDialog(
                full: "“\(after.title)” is done. There are \(left) chores left.", supporting: "\(left) left"))
    }
}

struct PostponeChoreIntent: AppIntent {
    static var title: LocalizedStringResource { "Postpone Chore" }

    @Parameter(title: "Chore")
    var chore: ChoreEntity?

    @Parameter(title: "Until", kind: .date)
    var until: Date?

    @Dependency private var store: ChoreStore

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Date?> & ProvidesDialog {
        let open = store.chores.filter { !$0.isDone }.map(ChoreEntity.init)
        let chosen: ChoreEntity
        if let chore {
            chosen = chore
        } else {
            chosen = try await $chore.requestDisambiguation(among: open, dialog: "Which chore can wait?")
        }
        guard let until else { throw $until.needsValueError("Until when?") }

        let keep = Option(title: "Keep its urgency")
        let lower = IntentChoiceOption(title: "Make it someday", style: .destructive)
        let choice = try await requestChoice(between: [keep, lower, .cancel], dialog: "And its urgency?")
        let moved = try store.update(chosen.id) { chore in
            chore.due = until
            if choice == lower { chore.urgency = .someday }
        }
        return .result(value: moved.due, dialog: "“\(moved.title)” can wait.")
    }
}

struct DeleteChoresIntent: DeleteIntent {
    static var title: LocalizedStringResource = "Delete Chores"
    static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    static var parameterSummary: some ParameterSummary {
        Summary("Delete \(\.$entities)")
    }

    @Parameter(title: "Chores")
    var entities: [ChoreEntity]

    @Dependency private var store: ChoreStore

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let removed = store.remove(entities.map(\.id))
        return .result(value: removed.count)
    }
}

struct OpenChoreIntent: OpenIntent {
    static var title: LocalizedStringResource = "Open Chore"
    static var isDiscoverable = false

    @Parameter(title: "Chore")
    var target: ChoreEntity

    @Dependency private var store: ChoreStore

    @MainActor
    func perform() async throws -> some IntentResult {
        store.open(target.id)
        return .result()
    }
}
