import AccountStorage

/// One change of a record.
struct RecordedStep: Hashable, Sendable {
    /// What was kept of the content that a change took away.
    enum Former: Hashable, Sendable {
        /// A copy of it, whose content has this digest.
        case kept(KeptFile, ContentDigest)
        /// Nothing, since it was too large; its bytes.
        case tooLarge(Int64)
    }

    /// The account's folder, by its real path.
    let root: String
    /// Where that folder's removed files go.
    let trash: String?
    /// The change.
    let change: FileChange
    /// What the change took away; `nil` where it took nothing away.
    let former: Former?

    /// A path in the account's folder.
    func place(_ path: String) -> RecordedPlace { RecordedPlace(root: root, path: path) }
}
