import CoreTransferable

/// A value of a type that every app knows, such as a person or a place, which an entity can be handed over as.
///
/// It goes into an entity's `transferRepresentation` beside its kinds of files. An intent of another app that takes such a value then
/// takes the entity too. Within an entity it is spelt ``AppEntity/ValueRepresentation``.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>: TransferRepresentation {
    /// It is made of nothing else.
    public typealias Body = Never

    /// The value as content, which nobody sees who asks for a kind of file.
    public let _contents: [TransferContent<Item>]

    /// A value that an entity can be handed over as.
    ///
    /// - Parameter exporting: Gives the value.
    public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
        _contents = [TransferContent(exporting: exporting, importing: nil)]
    }

    /// A value that an entity can be handed over as and made of.
    ///
    /// - Parameters:
    ///   - exporting: Gives the value.
    ///   - importing: Makes an entity of the value.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> IntentValue,
        importing: @escaping @Sendable (IntentValue) async throws -> Item
    ) {
        _contents = [TransferContent(exporting: exporting, importing: importing)]
    }
}

extension AppEntity {
    /// A value that the entity can be handed over as.
    public typealias ValueRepresentation = IntentValueRepresentation
}
