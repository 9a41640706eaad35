import AccountStorage
import Foundation
import JSON
import Synchronization

/// Writes down the changes of one run, each before it is made.
final class RunRecorder: ChangeRecorder {
    private struct State {
        var record: String?
        var count = 0
    }

    private let history: ChangeHistory
    private let note: @Sendable (String) throws -> Void
    private let state = Mutex(State())

    init(history: ChangeHistory, note: @escaping @Sendable (String) throws -> Void) {
        self.history = history
        self.note = note
    }

    /// The record's name; `nil` as long as nothing was changed.
    var record: String? { state.withLock { $0.record } }

    func willChange(
        _ change: FileChange, from former: FormerFile?, in folder: AccountFolder
    ) throws(AccountFolderError) -> Int {
        do {
            // What this itself writes is no change to an account.
            return try ChangeRecording.$recorder.withValue(nil) {
                try state.withLock { try write(change, from: former, in: folder, &$0) }
            }
        } catch {
            throw .notRecorded(path: change.path, reason: "\(error)")
        }
    }

    func didNotChange(_ number: Int) {
        guard let record else { return }
        ChangeRecording.$recorder.withValue(nil) {
            // One that stays behind is seen not to have been made when it comes to taking it back.
            try? history.folder.remove(ChangeRecord.step(number, of: record))
            try? history.folder.remove(ChangeRecord.copy(number, of: record))
        }
    }

    private func write(
        _ change: FileChange, from former: FormerFile?, in folder: AccountFolder, _ state: inout State
    ) throws -> Int {
        let record = try state.record ?? begin()
        state.record = record
        let number = state.count
        state.count += 1
        let step = RecordedStep(
            root: ChangeHistory.realPath(folder.root), trash: folder.trash, change: change,
            former: try former.map { try keep($0, as: ChangeRecord.copy(number, of: record)) })
        try history.folder.createPrivate(ChangeRecord.step(number, of: record), Data(step.json.bytes))
        return number
    }

    /// Makes the record's folder, after the journal has written down its name.
    private func begin() throws -> String {
        // By name, later records come after earlier ones.
        let milliseconds = Int64(Date().timeIntervalSince1970 * 1_000)
        let record = "\(milliseconds)-\(String(UInt64.random(in: .min ... .max), radix: 36))"
        try note(record)
        try history.folder.makeFolder(record, mode: 0o700, followsLinks: false)
        return record
    }

    private func keep(_ former: FormerFile, as path: String) throws(AccountFolderError) -> RecordedStep.Former {
        guard former.size <= history.limits.fileBytes else { return .tooLarge(former.size) }
        let digest = try former.copy(to: path, in: history.folder)
        return .kept(KeptFile(path: path, modified: former.modified, mode: former.mode), digest)
    }
}
