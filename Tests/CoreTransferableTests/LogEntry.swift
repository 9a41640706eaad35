import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// An entry of a ship's log that leaves as several kinds of content.
struct LogEntry: Transferable, Codable, Equatable {
    var title: String
    var text: String
    var isPrivate = false

    static let log = UTType(exportedAs: "org.example.ship-log", conformingTo: .json)

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: log)
            .visibility(.ownProcess)
        DataRepresentation(exportedContentType: .html) { entry in
            Data("<h1>\(entry.title)</h1><p>\(entry.text)</p>".utf8)
        }
        .suggestedFileName { $0.title }
        .exportingCondition { !$0.isPrivate }
        FileRepresentation(contentType: .pdf) { entry in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(entry.title).pdf")
            try Data("%PDF \(entry.text)".utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            LogEntry(
                title: received.file.lastPathComponent, text: try String(contentsOf: received.file, encoding: .utf8))
        }
        ProxyRepresentation(exporting: { "\($0.title): \($0.text)" })
    }
}
