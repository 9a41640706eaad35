/// The size and place of the widget that an intent configures.
public enum IntentWidgetFamily: Sendable, Hashable {
    /// A small widget.
    case systemSmall
    /// A medium widget.
    case systemMedium
    /// A large widget.
    case systemLarge
    /// An extra large widget.
    case systemExtraLarge
    /// A widget in the corner of a watch's face.
    case accessoryCorner
    /// A circular widget.
    case accessoryCircular
    /// A rectangular widget.
    case accessoryRectangular
    /// A widget of a single line of text.
    case accessoryInline
}

extension IntentWidgetFamily: _IntentValue {}
