import Foundation
import UniformTypeIdentifiers

/// Content that is a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is made of nothing else.
    public typealias Body = Never

    /// The one kind of content.
    public let _contents: [TransferContent<Item>]

    private init(
        _ contentType: UTType, exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) {
        var content = TransferContent<Item>(contentType: contentType)
        if let exporting {
            content.export = { item in .file(try await exporting(item)) }
        }
        if let importing {
            content.make = { imported in
                switch imported {
                case .file(let url): try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
                case .data(let data):
                    try await TemporaryFile.with(data, contentType) { url in
                        try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
                    }
                }
            }
        }
        _contents = [content]
    }

    /// Content that leaves and comes in.
    ///
    /// - Parameters:
    ///   - contentType: The kind of content.
    ///   - shouldAttemptToOpenInPlace: Whether the receiver may work on the file itself.
    ///   - exporting: Gives the file.
    ///   - importing: Reads the file, which may be gone afterwards: copy what is to stay.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(contentType, exporting: exporting, importing: importing)
    }

    /// Content that only leaves.
    ///
    /// - Parameters:
    ///   - exportedContentType: The kind of content.
    ///   - shouldAllowToOpenInPlace: Whether the receiver may work on the file itself.
    ///   - exporting: Gives the file.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, exporting: exporting, importing: nil)
    }

    /// Content that only comes in.
    ///
    /// - Parameters:
    ///   - importedContentType: The kind of content.
    ///   - shouldAttemptToOpenInPlace: Whether this app may work on the file itself.
    ///   - importing: Reads the file, which may be gone afterwards: copy what is to stay.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(importedContentType, exporting: nil, importing: importing)
    }
}
