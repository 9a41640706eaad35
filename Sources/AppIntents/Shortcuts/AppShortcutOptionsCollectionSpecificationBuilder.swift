/// Builds the lists of choices for a shortcut's parameter.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
    /// The lists, in the order written.
    public static func buildBlock(
        _ collections: any AppShortcutOptionsCollectionProtocol...
    ) -> some AppShortcutOptionsCollectionSpecification<Value> {
        ShortcutOptionsCollections<Value>(collections: collections)
    }
}

/// The lists of choices that a builder gathered.
private struct ShortcutOptionsCollections<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification {
    let collections: [any AppShortcutOptionsCollectionProtocol]

    func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> { collections.makeIterator() }
}
