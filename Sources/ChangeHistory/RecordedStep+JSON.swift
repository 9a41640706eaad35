import AccountStorage
import JSON

extension RecordedStep {
    /// The step as a record keeps it.
    var json: JSONValue {
        var members = JSONObject([("root", .string(root)), ("path", .string(change.path))])
        members["trash"] = trash.map { .string($0) }
        switch change {
        case .creation(_, let state):
            members["change"] = "creation"
            members["state"] = Self.json(state)
        case .replacement(_, let digest):
            members["change"] = "replacement"
            members["state"] = Self.json(.file(digest))
        case .move(_, let target, let state):
            members["change"] = "move"
            members["to"] = .string(target)
            members["state"] = Self.json(state)
        case .newFolder(_, let isOnTheWay):
            members["change"] = "newFolder"
            members["isOnTheWay"] = .bool(isOnTheWay)
        case .removal(_, let state):
            members["change"] = "removal"
            members["state"] = Self.json(state)
        }
        switch former {
        case .kept(let file, let digest)?:
            members["kept"] = [
                "file": .string(file.path), "digest": .string(digest.description),
                "modified": .integer(Int(file.modified)), "mode": .integer(Int(file.mode)),
            ]
        case .tooLarge(let size)?: members["tooLarge"] = .integer(Int(size))
        case nil: break
        }
        return .object(members)
    }

    /// Reads a step; `nil` where it is none.
    ///
    /// - Parameters:
    ///   - json: The step as a record keeps it.
    ///   - record: The record's name, in which alone copies are looked for.
    init?(_ json: JSONValue, of record: String) {
        guard let root = json["root"]?.string, let path = json["path"]?.string else { return nil }
        let state = json["state"].flatMap(Self.state)
        switch (json["change"]?.string, state) {
        case ("creation", let state?): change = .creation(path: path, as: state)
        case ("replacement", .file(let digest)?): change = .replacement(path: path, with: digest)
        case ("move", let state?):
            guard let target = json["to"]?.string else { return nil }
            change = .move(from: path, to: target, of: state)
        case ("newFolder", _): change = .newFolder(path: path, isOnTheWay: json["isOnTheWay"]?.bool ?? false)
        case ("removal", let state?): change = .removal(path: path, of: state)
        default: return nil
        }
        self.root = root
        trash = json["trash"]?.string
        if let size = json["tooLarge"]?.integer {
            former = .tooLarge(Int64(size))
        } else if let kept = json["kept"] {
            guard let file = kept["file"]?.string, file.hasPrefix(record + "/"),
                let digest = kept["digest"]?.string.flatMap({ ContentDigest($0) }),
                let modified = kept["modified"]?.integer, let mode = kept["mode"]?.integer,
                let mode = UInt32(exactly: mode), mode <= 0o7777
            else { return nil }
            former = .kept(KeptFile(path: file, modified: Int64(modified), mode: mode), digest)
        } else {
            former = nil
        }
    }

    private static func json(_ state: FileState) -> JSONValue {
        switch state {
        case .nothing: ["is": "nothing"]
        case .file(let digest): ["is": "file", "digest": .string(digest.description)]
        case .folder: ["is": "folder"]
        case .link(let target): ["is": "link", "to": .string(target)]
        case .other: ["is": "other"]
        }
    }

    private static func state(_ json: JSONValue) -> FileState? {
        switch json["is"]?.string {
        case "nothing": .nothing
        case "file": json["digest"]?.string.flatMap { ContentDigest($0) }.map { .file($0) }
        case "folder": .folder
        case "link": json["to"]?.string.map { .link($0) }
        case "other": .other
        default: nil
        }
    }
}
