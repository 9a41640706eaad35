import AppIntents

/// A condition on a note, told from what is known of it without reading it.
public struct NoteFilter: Sendable {
    let holds: @Sendable (NoteRecord) -> Bool

    private static let ignoring: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

    static func name(contains words: String) -> NoteFilter {
        NoteFilter { words.isEmpty || $0.name.range(of: words, options: ignoring) != nil }
    }

    static func name(is name: String) -> NoteFilter {
        NoteFilter { $0.name.compare(name, options: ignoring) == .orderedSame }
    }

    static func isPinned(_ isPinned: Bool) -> NoteFilter {
        NoteFilter { $0.isPinned == isPinned }
    }

    static func tagged(_ tag: String) -> NoteFilter {
        NoteFilter { $0.tags.contains { $0.compare(tag, options: ignoring) == .orderedSame } }
    }

    static func modified(_ isWanted: @escaping @Sendable (Date) -> Bool) -> NoteFilter {
        NoteFilter { isWanted($0.modified) }
    }

    static func created(_ isWanted: @escaping @Sendable (Date) -> Bool) -> NoteFilter {
        NoteFilter { $0.created.map(isWanted) ?? false }
    }
}
