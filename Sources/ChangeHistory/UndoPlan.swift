import AccountStorage
import Foundation

/// How a record's changes are taken back, made after a look at all that they touched.
///
/// Where the run was broken off, or its being taken back was, the files are as they were after some of the changes: those are
/// then taken back.
struct UndoPlan {
    private let record: ChangeRecord
    private let folders: [String: AccountFolder]
    /// The steps to be taken back, in the order in which they were made.
    private let steps: ArraySlice<RecordedStep>

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - record: What is to be taken back.
    ///   - accounts: The accounts' folders, by their real paths.
    /// - Throws: ``ChangeHistoryError`` for a file that is not as it was left, or `AccountFolderError`.
    init(_ record: ChangeRecord, accounts: Set<String>) throws {
        self.record = record
        for step in record.steps {
            switch (step.change, step.former) {
            case (.replacement, .kept?), (.removal(_, .file), .kept?), (.removal(_, .link), _),
                (.removal(_, .folder), _):
                continue
            case (.replacement(let path, _), _), (.removal(let path, _), _):
                throw ChangeHistoryError.notKept(path: path)
            default: continue
            }
        }
        var folders: [String: AccountFolder] = [:]
        for step in record.steps where folders[step.root] == nil {
            guard accounts.contains(step.root) else { throw ChangeHistoryError.otherAccount(path: step.root) }
            folders[step.root] = try AccountFolder(
                root: URL(fileURLWithPath: step.root, isDirectory: true), trash: step.trash)
        }
        self.folders = folders
        let effects = StepEffects(record.steps)
        steps = record.steps[..<(try Self.made(effects, of: record, in: folders))]
        try checkFolders(effects)
    }

    /// How many of the steps are made now.
    private static func made(
        _ effects: StepEffects, of record: ChangeRecord, in folders: [String: AccountFolder]
    ) throws -> Int {
        var differing: Set<RecordedPlace> = []
        var found: [RecordedPlace: FileState] = [:]
        for (place, state) in effects.final {
            found[place] = try folders[place.root]?.state(at: place.path) ?? .nothing
            if found[place] != state { differing.insert(place) }
        }
        var expected = effects.final
        var nearest: (differing: Set<RecordedPlace>, expected: [RecordedPlace: FileState]) = (differing, expected)
        var count = effects.effects.count
        while !differing.isEmpty, count > 0 {
            count -= 1
            for effect in effects.effects[count].reversed() {
                expected[effect.place] = effect.before
                if found[effect.place] == effect.before {
                    differing.remove(effect.place)
                } else {
                    differing.insert(effect.place)
                }
            }
            if differing.count < nearest.differing.count { nearest = (differing, expected) }
        }
        guard let place = nearest.differing.min(by: { $0.path < $1.path }), !differing.isEmpty else { return count }
        throw ChangeHistoryError.conflict(
            path: place.path, expected: nearest.expected[place] ?? .nothing, found: found[place] ?? .nothing,
            kept: copy(of: place, in: record))
    }

    /// Where the oldest kept content of a file lies.
    private static func copy(of place: RecordedPlace, in record: ChangeRecord) -> String? {
        for step in record.steps where step.place(step.change.path) == place {
            if case .kept(let file, _)? = step.former { return record.historyPath + "/" + file.path }
        }
        return nil
    }

    /// Makes sure that folders which were asked for have nothing else in them.
    private func checkFolders(_ effects: StepEffects) throws {
        for step in steps {
            guard case .newFolder(let path, isOnTheWay: false) = step.change, let folder = folders[step.root],
                try folder.state(at: path) == .folder
            else { continue }
            for name in try folder.allNames(in: path).sorted() {
                guard effects.initial[step.place(path + "/" + name)] == .nothing else {
                    throw ChangeHistoryError.notEmpty(path: path, name: name)
                }
            }
        }
    }

    // MARK: Words

    /// What is done, each step in words, in the order in which it is done.
    var words: [String] {
        var told: Set<String> = []
        return steps.reversed().compactMap { step in
            let words = Self.words(for: step)
            return words.flatMap { told.insert($0).inserted ? $0 : nil }
        }
    }

    private static func words(for step: RecordedStep) -> String? {
        switch step.change {
        case .creation(let path, .file) where step.canTrash(path): "move '\(path)' to the trash"
        case .creation(let path, _): "remove '\(path)'"
        case .replacement(let path, _): "put back what '\(path)' said before"
        case .newFolder(let path, isOnTheWay: false): "remove the folder '\(path)'"
        case .newFolder: nil
        case .removal(let path, _): "put back '\(path)'"
        case .move(let source, let target, _):
            step.isInTrash(target) ? "put back '\(source)' from the trash" : "move '\(target)' back to '\(source)'"
        }
    }

    // MARK: Doing

    /// Takes the steps back, the last one first.
    ///
    /// - Parameter history: The folder in which copies are kept.
    /// - Throws: ``ChangeHistoryError``, or `AccountFolderError` where nothing was done yet.
    func perform(from history: AccountFolder) throws {
        for (done, step) in steps.reversed().enumerated() {
            guard let folder = folders[step.root] else { continue }
            do {
                try Self.takeBack(step, in: folder, from: history)
            } catch  where done > 0 {
                throw ChangeHistoryError.brokenOff(reason: "\(error)", done: done)
            }
        }
    }

    private static func takeBack(_ step: RecordedStep, in folder: AccountFolder, from history: AccountFolder) throws {
        switch (step.change, step.former) {
        case (.creation(let path, let state), _):
            if case .file = state, step.canTrash(path) {
                try folder.moveToTrash(path, expecting: state)
            } else {
                try folder.remove(path, expecting: state)
            }
        case (.replacement(let path, let digest), .kept(let kept, _)?):
            try folder.restore(path, from: kept, in: history, replacing: digest)
        case (.removal(let path, .file), .kept(let kept, _)?): try folder.restore(path, from: kept, in: history)
        case (.removal(let path, .link(let target)), _): try folder.makeLink(path, to: target)
        case (.removal(let path, .folder), _): try folder.makeFolder(path)
        case (.move(let source, let target, let state), _):
            try folder.move(from: target, to: source, expecting: state)
        case (.newFolder(let path, let isOnTheWay), _):
            do {
                try folder.remove(path, expecting: .folder)
            } catch AccountFolderError.alreadyExists where isOnTheWay {
                // Others use it by now.
            }
        case (.replacement(let path, _), _), (.removal(let path, _), _):
            throw ChangeHistoryError.notKept(path: path)
        }
    }
}

extension RecordedStep {
    /// Whether a path is in the trash.
    fileprivate func isInTrash(_ path: String) -> Bool {
        trash.map { path.hasPrefix($0 + "/") } ?? false
    }

    /// Whether a file that goes can go to the trash.
    fileprivate func canTrash(_ path: String) -> Bool {
        trash != nil && !isInTrash(path)
    }
}
