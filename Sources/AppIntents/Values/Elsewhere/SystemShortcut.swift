/// A shortcut that a person chose for a button of a widget. The system makes them; there are no widgets here, so it makes none.
public struct SystemShortcut: Sendable, Hashable {
    let title: String
}

extension SystemShortcut: IntentValueConvertible {}

extension SystemShortcut: _SystemIntentValue {
    /// The name of the type.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Shortcut" }

    /// What the person calls the shortcut.
    public var displayRepresentation: DisplayRepresentation { "\(title)" }
}
