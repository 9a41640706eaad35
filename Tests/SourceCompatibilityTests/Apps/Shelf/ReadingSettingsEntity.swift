import AppIntents

@AppEnum(schema: .books.font)
enum ShelfFont: String {
    case serif
    case sans
    case typewriter

    static let caseDisplayRepresentations: [ShelfFont: DisplayRepresentation] = [
        .serif: "Serif", .sans: "Sans Serif", .typewriter: "Typewriter",
    ]
}

@AppEnum(schema: .books.fontSize)
enum ShelfFontSize: String {
    case small, medium, large

    static let caseDisplayRepresentations: [ShelfFontSize: DisplayRepresentation] = [
        .small: "Small", .medium: "Medium", .large: "Large",
    ]
}

@AppEnum(schema: .books.theme)
enum ShelfTheme: String {
    case paper, night, calm

    static let caseDisplayRepresentations: [ShelfTheme: DisplayRepresentation] = [
        .paper: "Paper", .night: "Night", .calm: DisplayRepresentation(title: "Calm", subtitle: "Warm and soft"),
    ]
}

@AppEnum(schema: .books.pageNavigationSetting)
enum ShelfPaging: String {
    case slide, curl, scroll

    static let caseDisplayRepresentations: [ShelfPaging: DisplayRepresentation] = [
        .slide: "Slide", .curl: "Curl", .scroll: "Scroll",
    ]
}

@AppEnum(schema: .books.navigationDirection)
enum ShelfDirection: String {
    case next, previous, first, last

    static let caseDisplayRepresentations: [ShelfDirection: DisplayRepresentation] = [
        .next: "Next", .previous: "Previous", .first: "First", .last: "Last",
    ]
}

@AppEntity(schema: .books.settings)
struct ShelfSettingsEntity: UniqueAppEntity {
    static let defaultQuery = ShelfSettingsQuery()

    var font: ShelfFont
    var fontSize: ShelfFontSize
    var theme: ShelfTheme
    var pageNavigationSetting: ShelfPaging
    var isTextJustified: Bool
    var isAllowMultipleColumns: Bool

    init(_ settings: ReadingSettings) {
        font = settings.font
        fontSize = settings.size
        theme = settings.theme
        pageNavigationSetting = settings.navigation
        isTextJustified = settings.justified
        isAllowMultipleColumns = settings.columns
    }
}

struct ShelfSettingsQuery: UniqueAppEntityQuery {
    @Dependency var library: Library

    @MainActor
    func uniqueEntity() async throws -> ShelfSettingsEntity { ShelfSettingsEntity(library.settings) }
}
