/// Remembers how to take back what was done, and how to do it again.
///
/// What is registered without a group of its own is one group until the main actor's next turn, so that what one event does is taken
/// back at once.
@MainActor
open class UndoManager {
    private final class Group {
        var actions: [@MainActor () -> Void] = []
        var name = ""
    }

    private enum Direction {
        case doing, undoing, redoing
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var isEventGroupOpen = false
    private var direction = Direction.doing
    private var disabled = 0

    /// Makes a manager that remembers nothing yet.
    nonisolated public init() {}

    /// How many groups are remembered at most; 0 for any number.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether what is registered without a group of its own is grouped by events.
    public var groupsByEvent = true

    /// How many groups are open, one in another.
    public var groupingLevel: Int { open.count }

    /// Whether there is something to take back.
    public var canUndo: Bool { !undoStack.isEmpty || !(open.first?.actions.isEmpty ?? true) }

    /// Whether there is something to do again.
    public var canRedo: Bool { !redoStack.isEmpty }

    /// Whether something is being taken back.
    public var isUndoing: Bool { direction == .undoing }

    /// Whether something is being done again.
    public var isRedoing: Bool { direction == .redoing }

    /// Whether what is registered is remembered.
    public var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// The name of what would be taken back; empty where it has none.
    public var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }

    /// The name of what would be done again; empty where it has none.
    public var redoActionName: String { redoStack.last?.name ?? "" }

    /// Registers how to take something back.
    ///
    /// - Parameters:
    ///   - target: What is altered. It is not kept alive; once it is gone, nothing is done.
    ///   - handler: Takes it back.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty { beginEventGroup() }
        open.last?.actions.append { [weak target] in
            if let target { handler(target) }
        }
        if direction == .doing { redoStack = [] }
    }

    /// Names what is being registered.
    ///
    /// - Parameter actionName: The name, as a menu has it after "Undo".
    public func setActionName(_ actionName: String) {
        (open.first ?? undoStack.last)?.name = actionName
    }

    /// Opens a group: what is registered until it ends is taken back at once.
    public func beginUndoGrouping() {
        if open.isEmpty, groupsByEvent, direction == .doing { beginEventGroup() }
        open.append(Group())
    }

    /// Ends the group opened last; nothing happens where none is open.
    public func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if let outer = open.last {
            outer.actions += group.actions
            if !group.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            push(group)
        }
    }

    /// Takes back the last group; one that is still open ends first.
    public func undo() {
        endEventGroup()
        guard direction == .doing, let group = undoStack.popLast() else { return }
        run(group, .undoing)
    }

    /// Takes back the last group.
    public func undoNestedGroup() {
        undo()
    }

    /// Does again what was taken back last.
    public func redo() {
        endEventGroup()
        guard direction == .doing, let group = redoStack.popLast() else { return }
        run(group, .redoing)
    }

    /// Forgets everything.
    public func removeAllActions() {
        undoStack = []
        redoStack = []
        open = []
        isEventGroupOpen = false
    }

    /// Registers nothing until ``enableUndoRegistration()`` is called as often.
    public func disableUndoRegistration() {
        disabled += 1
    }

    /// Undoes one ``disableUndoRegistration()``.
    public func enableUndoRegistration() {
        disabled = max(0, disabled - 1)
    }

    private func run(_ group: Group, _ direction: Direction) {
        self.direction = direction
        open = [Group()]
        open[0].name = group.name
        for action in group.actions.reversed() { action() }
        while !open.isEmpty { endUndoGrouping() }
        self.direction = .doing
    }

    private func push(_ group: Group) {
        if direction == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    private func beginEventGroup() {
        open.append(Group())
        isEventGroupOpen = true
        Task { @MainActor [weak self] in self?.endEventGroup() }
    }

    /// Ends the event's group where no group of the app's own is open in it.
    private func endEventGroup() {
        guard isEventGroupOpen, open.count == 1 else { return }
        isEventGroupOpen = false
        endUndoGrouping()
    }
}
