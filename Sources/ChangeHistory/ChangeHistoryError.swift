import AccountStorage

/// Why changes cannot be kept or taken back.
public enum ChangeHistoryError: Error, Hashable, Sendable {
    /// The history's folder cannot be used.
    case unusable(path: String, reason: String)
    /// There is no such record, or it was kept long enough.
    case gone(record: String)
    /// A file of a record is not what this program writes.
    case damaged(record: String, file: String)
    /// What a change took away was not kept.
    case notKept(path: String)
    /// The changes were made in a folder that is not among the accounts.
    case otherAccount(path: String)
    /// A file is not as the changes left it; `kept` is where its former content lies.
    case conflict(path: String, expected: FileState, found: FileState, kept: String?)
    /// A folder that the changes made has other things in it by now.
    case notEmpty(path: String, name: String)
    /// Taking something back was broken off after some steps.
    case brokenOff(reason: String, done: Int)
}

extension ChangeHistoryError: CustomStringConvertible {
    /// What stood against it, and what would help.
    public var description: String {
        switch self {
        case .unusable(let path, let reason): "the history '\(path)' cannot be used: \(reason)"
        case .gone(let record): "what was there before is no longer kept ('\(record)')"
        case .damaged(let record, let file): "'\(file)' of the record '\(record)' cannot be read; nothing was touched"
        case .notKept(let path): "what '\(path)' said before was not kept; nothing was touched"
        case .otherAccount(let path):
            "the changes were made in '\(path)', which is not among the accounts; name it to take them back"
        case .conflict(let path, let expected, let found, let kept):
            "'\(path)' was changed since: \(Self.words(expected, found)). Nothing was touched"
                + (kept.map { "; what it said before lies in '\($0)'" } ?? "")
        case .notEmpty(let path, let name):
            "the folder '\(path)' has other things in it by now, such as '\(name)'. Nothing was touched"
        case .brokenOff(let reason, let done):
            "\(reason) This was seen after \(done) \(done == 1 ? "step" : "steps"); the rest can be taken back when that is "
                + "put right"
        }
    }

    private static func words(_ expected: FileState, _ found: FileState) -> String {
        switch (expected, found) {
        case (.nothing, _): "there was nothing, and \(found == .folder ? "a folder" : "a file") is there now"
        case (_, .nothing): "it is not there any more"
        case (.file, .file): "its content is another one"
        case (.folder, _): "it was a folder, and is none now"
        default: "it is something else now"
        }
    }
}
