import Foundation
import UniformTypeIdentifiers

/// One kind of content that a value can be, with the ways to make it and to read it.
public struct TransferContent<Item: Transferable>: Sendable {
    /// What leaves: bytes, or a file.
    package enum Exported: Sendable {
        case data(Data)
        case file(SentTransferredFile)
    }

    /// What comes in: bytes, or a file.
    package enum Imported: Sendable {
        case data(Data)
        case file(URL)
    }

    package var contentType: UTType
    package var export: (@Sendable (Item) async throws -> Exported)?
    package var make: (@Sendable (Imported) async throws -> Item)?
    package var visibility = TransferRepresentationVisibility.all
    package var isOffered: @Sendable (Item) -> Bool = { _ in true }
    package var suggestedFileName: (@Sendable (Item) -> String?)?

    /// The type of value that is handed over in place of bytes or a file; `nil` where it is one of these.
    package var valueType: (any Sendable.Type)?
    package var exportValue: (@Sendable (Item) async throws -> any Sendable)?
    package var makeOfValue: (@Sendable (any Sendable) async throws -> Item?)?
}
