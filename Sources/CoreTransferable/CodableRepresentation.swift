import Foundation
import UniformTypeIdentifiers

/// Content that an encoder makes and a decoder reads: JSON unless said otherwise.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// It is made of nothing else.
    public typealias Body = Never

    /// The one kind of content.
    public let _contents: [TransferContent<Item>]

    /// Content as JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of value.
    ///   - contentType: The kind of content, best one of the app's own.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Content that an encoder makes and a decoder reads.
    ///
    /// - Parameters:
    ///   - itemType: The type of value.
    ///   - contentType: The kind of content, best one of the app's own.
    ///   - encoder: Makes the bytes.
    ///   - decoder: Reads the bytes.
    public init<Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable>(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder.Output == Data, Decoder.Input == Data {
        _contents =
            DataRepresentation<Item>(
                contentType: contentType, exporting: { try encoder.encode($0) },
                importing: { try decoder.decode(Item.self, from: $0) }
            )._contents
    }
}
