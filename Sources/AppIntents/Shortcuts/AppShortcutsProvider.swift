/// Gives an app's shortcuts: what a person can call by a phrase, without having set anything up.
///
/// An app has one type that conforms. The system finds it by itself.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts, at most ten.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

    /// The colour of the tiles that the shortcuts are shown on.
    static var shortcutTileColor: ShortcutTileColor { get }

    /// The phrases that must never reach the app.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// A list of choices for a shortcut's parameter.
    public typealias OptionsCollection = AppShortcutOptionsCollection

    /// How the choices of a shortcut's parameter are shown.
    public typealias ParameterPresentation = AppShortcutParameterPresentation

    /// The sentence with which a choice of a shortcut's parameter is shown.
    public typealias Summary = AppShortcutParameterPresentationSummary

    /// The title of a shortcut.
    @available(*, deprecated, renamed: "Summary")
    public typealias Title = AppShortcutParameterPresentationTitle

    /// Navy.
    public static var shortcutTileColor: ShortcutTileColor { .navy }

    /// None.
    public static var negativePhrases: NegativeAppShortcutPhrases { NegativeAppShortcutPhrases() }

    /// Says that the choices of the phrases' parameters have changed.
    ///
    /// The system asks for the choices whenever it needs them. This has it tell assistants that keep a list of prompts to ask again.
    public static func updateAppShortcutParameters() { ContentChanges.post(.shortcuts(of: Self.self)) }
}
