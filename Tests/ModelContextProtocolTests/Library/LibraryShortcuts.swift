import AppIntents

/// The shortcuts of the library.
struct LibraryShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LendBookIntent(),
            phrases: [
                "Lend \(\.$book) with \(.applicationName)", "Lend \(\.$book) as \(\.$genre) with \(.applicationName)",
            ],
            shortTitle: "Lend", systemImageName: "book")
        AppShortcut(
            intent: seaBook, phrases: ["Add a book of the sea to \(.applicationName)"], shortTitle: "Sea Book",
            systemImageName: "water.waves")
        AppShortcut(
            intent: AddBookIntent(), phrases: ["Add a \(\.$genre) book to \(.applicationName)"], shortTitle: "Any Book",
            systemImageName: "books.vertical")
        AppShortcut(
            intent: ShelveBookIntent(),
            phrases: ["Shelve at \(\.$shelf) of \(\.$room), \(\.$drawer), in \(.applicationName)"],
            shortTitle: "Shelve", systemImageName: "archivebox")
    }

    private static var seaBook: AddBookIntent {
        let intent = AddBookIntent()
        intent.genre = .sea
        intent.pages = 20
        return intent
    }
}
