import AccountStorage

/// What a record's changes do to each path, one after the other.
struct StepEffects {
    /// What a step does to one path.
    struct Effect {
        let place: RecordedPlace
        let before: FileState
        let after: FileState
    }

    /// What was at each path before the first step.
    private(set) var initial: [RecordedPlace: FileState] = [:]
    /// What is at each path after the last step.
    private(set) var final: [RecordedPlace: FileState] = [:]
    /// The effects of each step.
    private(set) var effects: [[Effect]] = []

    init(_ steps: [RecordedStep]) {
        for step in steps {
            switch step.change {
            case .creation(let path, let state): add([(step.place(path), .nothing, state)])
            case .replacement(let path, let digest):
                var before = FileState.other
                if case .kept(_, let former)? = step.former { before = .file(former) }
                add([(step.place(path), before, .file(digest))])
            case .newFolder(let path, _): add([(step.place(path), .nothing, .folder)])
            case .removal(let path, let state): add([(step.place(path), state, .nothing)])
            case .move(let source, let target, let state):
                var moves = [(step.place(source), state, FileState.nothing), (step.place(target), .nothing, state)]
                // What is in a folder moves along.
                for (place, inside) in final where place.root == step.root && inside != .nothing {
                    guard let moved = place.moved(from: source, to: target) else { continue }
                    moves += [(place, inside, .nothing), (moved, .nothing, inside)]
                }
                add(moves)
            }
        }
    }

    private mutating func add(_ changes: [(place: RecordedPlace, before: FileState, after: FileState)]) {
        for change in changes {
            if initial[change.place] == nil { initial[change.place] = change.before }
            final[change.place] = change.after
        }
        effects.append(changes.map { Effect(place: $0.place, before: $0.before, after: $0.after) })
    }
}
