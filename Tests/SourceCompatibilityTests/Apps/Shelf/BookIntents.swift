import AppIntents

@AppIntent(schema: .books.openBook)
struct OpenShelfBookIntent: OpenIntent {
    var target: ShelfBookEntity

    @Dependency var library: Library

    @MainActor
    func perform() async throws -> some IntentResult {
        _ = try library.book(target.id)
        library.open(target.id)
        return .result()
    }
}

@AppIntent(schema: .books.navigatePage)
struct TurnPageIntent {
    var direction: ShelfDirection
    var target: ShelfBookEntity

    @Dependency var library: Library

    @MainActor
    func perform() async throws -> some IntentResult {
        let book = try library.book(target.id)
        if direction == .next, book.page == book.pages { throw ShelfError.finished(title: book.title) }
        _ = try library.update(target.id) { book in
            switch direction {
            case .next: book.page += 1
            case .previous: book.page -= 1
            case .first: book.page = 0
            case .last: book.page = book.pages
            }
        }
        return .result()
    }
}

@AppIntent(schema: .books.updateSettings)
struct ChangeReadingSettingsIntent {
    var target: ShelfSettingsEntity
    var font: ShelfFont?
    var theme: ShelfTheme?
    var pageNavigationSetting: ShelfPaging?
    var isTextJustified: Bool?
    var isAllowMultipleColumns: Bool?

    @Dependency var library: Library

    @MainActor
    func perform() async throws -> some IntentResult {
        if let font { library.settings.font = font }
        if let theme { library.settings.theme = theme }
        if let pageNavigationSetting { library.settings.navigation = pageNavigationSetting }
        if let isTextJustified { library.settings.justified = isTextJustified }
        if let isAllowMultipleColumns { library.settings.columns = isAllowMultipleColumns }
        return .result()
    }
}

// The name macros had before they followed the system's schemas.
@available(*, deprecated, message: "Kept for shortcuts people made before the macros were renamed.")
@AssistantIntent(schema: .system.search)
struct SearchShelfIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]

    var criteria: StringSearchCriteria

    @Dependency var library: Library

    @MainActor
    func perform() async throws -> some IntentResult {
        library.searched = criteria.term
        return .result()
    }
}
