/// What an app of this process says that has changed in what it holds.
package enum ContentChange: Sendable {
    /// Entities were added, altered or removed: their ids as text, and their type.
    case entities([String], of: any AppEntity.Type)
    /// Entities of a type were, and it is not known which.
    case anyEntities(of: any AppEntity.Type)
    /// The choices of the phrases of an app's shortcuts are others.
    case shortcuts(of: any AppShortcutsProvider.Type)
}
