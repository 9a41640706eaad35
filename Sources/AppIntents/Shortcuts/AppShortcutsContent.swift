/// Something that gives shortcuts.
public protocol AppShortcutsContent {
    /// The shortcuts.
    @AppShortcutsBuilder var appShortcuts: [AppShortcut] { get }
}
