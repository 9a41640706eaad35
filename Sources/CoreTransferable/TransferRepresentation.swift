/// A kind of content that a value can be, or several of them.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of value.
    associatedtype Item: Transferable

    /// The type of the representation that this one is made of, or `Never`.
    associatedtype Body: TransferRepresentation

    /// The representation that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// The single kinds of content, in order.
    var _contents: [TransferContent<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    /// Those of the representation that this one is made of.
    public var _contents: [TransferContent<Item>] { body._contents }
}

extension TransferRepresentation where Body == Never {
    /// There is none: this representation is made of nothing else.
    public var body: Never { fatalError("'\(Self.self)' is a representation of its own and has no body") }
}
