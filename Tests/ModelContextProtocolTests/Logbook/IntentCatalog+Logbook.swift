import IntentRuntime

extension IntentCatalog {
    /// The logbook that the tests about changes write into.
    static let logbook = IntentCatalog(types: [WritePageIntent.self, PageEntity.self])
}
