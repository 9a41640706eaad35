import AppIntents

/// Gives out ids for new notes.
struct JotterIDs: Sendable {
    func next() -> String { "new" }
}
