/// Collects the representations of a value, the best first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Takes one representation.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Takes the first representation, which may be the only one.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    /// Adds a representation to those before it.
    public static func buildPartialBlock<Before: TransferRepresentation, Content: TransferRepresentation>(
        accumulated before: Before, next content: Content
    ) -> TupleTransferRepresentation<Item, (Before, Content)> where Before.Item == Item, Content.Item == Item {
        TupleTransferRepresentation(contents: before._contents + content._contents)
    }
}
