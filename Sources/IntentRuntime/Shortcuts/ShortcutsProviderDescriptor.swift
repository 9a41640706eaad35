import AppIntents

/// What an app says of its shortcuts.
public struct ShortcutsProviderDescriptor: Sendable {
    /// The strings file in which phrases are translated.
    static let table = "AppShortcuts"

    /// How many shortcuts an app may have.
    public static let limit = 10

    /// The provider's type.
    public let typeName: String
    /// The app that it belongs to.
    public let app: AppDescriptor
    /// The colour of the tiles that the shortcuts are shown on.
    public let tileColor: ShortcutTileColor
    /// The phrases that must never reach the app, its name filled in.
    public let negativePhrases: [String]
    /// The shortcuts, in the order of declaration.
    public let shortcuts: [ShortcutDescriptor]

    init(_ type: any AppShortcutsProvider.Type) {
        let app = AppDescriptor.of(type)
        typeName = "\(type)"
        self.app = app
        tileColor = type.shortcutTileColor
        negativePhrases = type.negativePhrases.phrases.map {
            $0.sentence.localized(table: Self.table).textOfTitles(application: app.title)
        }
        shortcuts = type.appShortcuts.map { ShortcutDescriptor($0, app: app) }
    }

    /// Makes a provider of its parts.
    init(
        typeName: String, app: AppDescriptor, tileColor: ShortcutTileColor, negativePhrases: [String],
        shortcuts: [ShortcutDescriptor]
    ) {
        self.typeName = typeName
        self.app = app
        self.tileColor = tileColor
        self.negativePhrases = negativePhrases
        self.shortcuts = shortcuts
    }
}
