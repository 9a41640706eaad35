import IntentRuntime

extension IntentCatalog {
    /// The library that the tests ask for.
    static let library = IntentCatalog(types: [
        AddBookIntent.self, DeleteBooksIntent.self, LendBookIntent.self, WaitIntent.self, RepeatIntent.self,
        FailIntent.self, BookEntity.self, Genre.self,
    ])

    /// The library with its shortcuts.
    static let lending = IntentCatalog(types: [
        AddBookIntent.self, LendBookIntent.self, ShelveBookIntent.self, FailIntent.self, DeleteBooksIntent.self,
        BookEntity.self, Genre.self, LibraryShortcuts.self,
    ])
}
