/// The colour of the tiles that an app's shortcuts are shown on.
public enum ShortcutTileColor: String, Sendable, Hashable, CaseIterable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Tangerine.
    case tangerine
    /// Yellow.
    case yellow
    /// Lime.
    case lime
    /// Teal.
    case teal
    /// Light blue.
    case lightBlue
    /// Blue.
    case blue
    /// Navy.
    case navy
    /// Grape.
    case grape
    /// Purple.
    case purple
    /// Pink.
    case pink
    /// Greyish blue.
    case grayBlue
    /// Greyish green.
    case grayGreen
    /// Greyish brown.
    case grayBrown
}
