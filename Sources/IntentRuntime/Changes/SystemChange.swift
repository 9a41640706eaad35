/// Something that has changed in what a system tells of, or may have: whoever wants to know how looks at it again.
public enum SystemChange: Sendable, Hashable {
    /// The entity of a URI was added, altered or removed.
    case entity(uri: String)
    /// Entities of a type were, and it is not known which: the app's id and the type's name.
    case entities(app: String, type: String)
    /// Entities of an app were, and it is not known which: the app's id.
    case app(String)
    /// Things that can be read and are no entities were added or removed.
    case resources
    /// Intents were added, altered or removed.
    case intents
    /// App Shortcuts were, or the choices of their phrases.
    case shortcuts
}
