import Foundation
import UniformTypeIdentifiers

extension AttributedString: Transferable {
    /// The text without its attributes.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
            importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
    }
}
