import AppIntents

/// Finds berths for words.
struct BerthSearch: IntentValueQuery {
    func values(for input: String) async throws -> [BerthEntity] {
        Harbour.berths.filter { $0.features.contains(input) }
    }
}
