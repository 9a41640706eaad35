import Foundation
import UniformTypeIdentifiers

/// Content that is bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// It is made of nothing else.
    public typealias Body = Never

    /// The one kind of content.
    public let _contents: [TransferContent<Item>]

    private init(
        _ contentType: UTType, exporting: (@Sendable (Item) async throws -> Data)?,
        importing: (@Sendable (Data) async throws -> Item)?
    ) {
        var content = TransferContent<Item>(contentType: contentType)
        if let exporting {
            content.export = { item in .data(try await exporting(item)) }
        }
        if let importing {
            content.make = { imported in
                switch imported {
                case .data(let data): try await importing(data)
                case .file(let url): try await importing(try Data(contentsOf: url))
                }
            }
        }
        _contents = [content]
    }

    /// Content that leaves and comes in.
    ///
    /// - Parameters:
    ///   - contentType: The kind of content.
    ///   - exporting: Makes the bytes.
    ///   - importing: Reads the bytes.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, exporting: exporting, importing: importing)
    }

    /// Content that only leaves.
    ///
    /// - Parameters:
    ///   - exportedContentType: The kind of content.
    ///   - exporting: Makes the bytes.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        self.init(exportedContentType, exporting: exporting, importing: nil)
    }

    /// Content that only comes in.
    ///
    /// - Parameters:
    ///   - importedContentType: The kind of content.
    ///   - importing: Reads the bytes.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(importedContentType, exporting: nil, importing: importing)
    }
}
