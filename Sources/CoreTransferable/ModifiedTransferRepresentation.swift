/// A representation with something said of all its content.
public struct ModifiedTransferRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is made of nothing else.
    public typealias Body = Never

    /// The kinds of content, each with what was said.
    public let _contents: [TransferContent<Item>]
}

extension TransferRepresentation {
    /// Says who may see the content.
    ///
    /// - Parameter visibility: Who may.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        modified { $0.visibility = visibility }
    }

    /// Says when the content is offered.
    ///
    /// - Parameter condition: Whether it is, for a value.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        modified { $0.isOffered = condition }
    }

    /// Suggests a name for the file that the content becomes.
    ///
    /// - Parameter fileName: The name, with or without an extension.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        modified { $0.suggestedFileName = { _ in fileName } }
    }

    /// Suggests a name for the file that the content becomes.
    ///
    /// - Parameter fileName: Gives the name for a value, with or without an extension.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        modified { $0.suggestedFileName = fileName }
    }

    private func modified(
        _ change: (inout TransferContent<Item>) -> Void
    ) -> ModifiedTransferRepresentation<Item> {
        ModifiedTransferRepresentation(
            _contents: _contents.map { content in
                var content = content
                change(&content)
                return content
            })
    }
}
