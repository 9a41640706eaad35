/// Several representations in order, as the builder makes it.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    /// It is made of nothing else.
    public typealias Body = Never

    /// The single kinds of content, in order.
    public let _contents: [TransferContent<Item>]

    init(contents: [TransferContent<Item>]) {
        _contents = contents
    }
}
