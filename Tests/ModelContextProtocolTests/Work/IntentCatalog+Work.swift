import IntentRuntime

extension IntentCatalog {
    /// The library, and what takes long or asks for much.
    static let work = IntentCatalog(types: [
        AddBookIntent.self, DeleteBooksIntent.self, LendBookIntent.self, WaitIntent.self, FailIntent.self,
        CopyShelfIntent.self, RateBookIntent.self, OpenSafeIntent.self, CompareIntent.self, BookEntity.self, Genre.self,
    ])
}
