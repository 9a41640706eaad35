extension Never: Transferable {
    /// There is no value of this type, so nothing to be.
    public static var transferRepresentation: Never { fatalError("There is no value of the type Never") }
}

extension Never: TransferRepresentation {
    /// The type of value.
    public typealias Item = Never

    /// It is made of nothing else.
    public typealias Body = Never

    /// There is no value of this type, so nothing to be.
    public var body: Never { self }

    /// There is no value of this type, so nothing to be.
    public var _contents: [TransferContent<Never>] { switch self {} }
}
