import AppIntents

/// An order of notes, told from what is known of them without reading them.
struct NoteOrder {
    private enum Key {
        case name
        case modified
        case created
    }

    private let key: Key
    private let isAscending: Bool

    /// The order that a query asks for; `nil` for a property that notes are not sorted by.
    init?(_ sort: EntityQuerySort<NoteEntity>) {
        switch sort.by {
        case \NoteEntity.$name: key = .name
        case \NoteEntity.$modificationDate: key = .modified
        case \NoteEntity.$creationDate: key = .created
        default: return nil
        }
        isAscending = sort.order == .ascending
    }

    /// Whether one note stands before another; one without a date stands last either way.
    func isInOrder(_ left: NoteRecord, _ right: NoteRecord) -> Bool {
        switch key {
        case .name:
            let order = left.name.compare(right.name, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
            return order == (isAscending ? .orderedAscending : .orderedDescending)
        case .modified: return isAscending ? left.modified < right.modified : left.modified > right.modified
        case .created:
            guard let first = left.created, let second = right.created else {
                return left.created != nil && right.created == nil
            }
            return isAscending ? first < second : first > second
        }
    }
}
