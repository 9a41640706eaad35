import Foundation
import UniformTypeIdentifiers

extension Data: Transferable {
    /// Bytes of any kind.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}
