/// A path in an account's folder.
struct RecordedPlace: Hashable, Sendable {
    /// The folder, by its real path.
    let root: String
    /// The path in it.
    let path: String

    /// The same place after a folder was moved; `nil` where it is not in that folder.
    func moved(from source: String, to target: String) -> RecordedPlace? {
        guard path.hasPrefix(source + "/") else { return nil }
        return RecordedPlace(root: root, path: target + path.dropFirst(source.count))
    }
}
