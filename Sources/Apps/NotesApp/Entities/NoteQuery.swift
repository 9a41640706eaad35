import AppIntents

/// Finds notes: by path, by words in name, folder, tags or text, and by conditions on what is known of them.
public struct NoteQuery: EntityStringQuery, EntityPropertyQuery {
    @Dependency private var library: NotesLibrary

    /// Makes the query.
    public init() {}

    /// The conditions that are tested without making an entity of each note.
    public static let properties = QueryProperties {
        Property(\NoteEntity.$name) {
            ContainsComparator { NoteFilter.name(contains: $0) }
            EqualToComparator { NoteFilter.name(is: String($0.characters)) }
        }
        Property(\NoteEntity.$isPinned) {
            EqualToComparator { NoteFilter.isPinned($0) }
            NotEqualToComparator { NoteFilter.isPinned(!$0) }
        }
        Property(\NoteEntity.$tags) {
            ContainsComparator { NoteFilter.tagged($0) }
        }
        Property(\NoteEntity.$modificationDate) {
            LessThanComparator { date in NoteFilter.modified { $0 < date } }
            GreaterThanComparator { date in NoteFilter.modified { $0 > date } }
        }
        Property(\NoteEntity.$creationDate) {
            LessThanComparator { date in NoteFilter.created { $0 < date } }
            GreaterThanComparator { date in NoteFilter.created { $0 > date } }
        }
    }

    /// The orders that are made without the system's help.
    public static let sortingOptions = SortingOptions {
        SortableBy(\NoteEntity.$name)
        SortableBy(\NoteEntity.$modificationDate)
        SortableBy(\NoteEntity.$creationDate)
    }

    /// The notes of paths.
    public func entities(for identifiers: [NoteEntity.ID]) async throws -> [NoteEntity] {
        try await library.notes(ids: identifiers)
    }

    /// The notes in which all words occur, the best first.
    public func entities(matching string: String) async throws -> [NoteEntity] {
        try await library.notes(matching: string, limit: EntityQueryRequest.current?.limit)
    }

    /// All notes, pinned ones first, then the newest.
    public func suggestedEntities() async throws -> [NoteEntity] {
        try await library.notes { _ in true }
    }

    /// The notes for which conditions hold.
    public func entities(
        matching comparators: [NoteFilter], mode: ComparatorMode, sortedBy: [EntityQuerySort<NoteEntity>], limit: Int?
    ) async throws -> [NoteEntity] {
        try await library.notes(
            where: { note in
                switch mode {
                case .and: comparators.allSatisfy { $0.holds(note) }
                case .or: comparators.isEmpty || comparators.contains { $0.holds(note) }
                }
            }, sortedBy: sortedBy.first.flatMap(NoteOrder.init)?.isInOrder, limit: limit)
    }
}
