import Foundation
import UniformTypeIdentifiers

extension URL: Transferable {
    /// The address as text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .url, exporting: { Data($0.absoluteString.utf8) },
            importing: { data in
                guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                    throw TransferError.notImported(from: .url, accepted: [.url])
                }
                return url
            })
    }
}
