import AppIntents
import Foundation

/// Returns files of a name with content of a size.
struct ExportIntent: AppIntent {
    static let title: LocalizedStringResource = "Export"

    @Parameter(title: "Name") var name: String
    @Parameter(title: "Size") var size: Int
    @Parameter(title: "Text", default: "a") var text: String
    @Parameter(title: "Count", default: 1) var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
        let content = String(repeating: text, count: size)
        return .result(value: (0..<count).map { _ in IntentFile(data: Data(content.utf8), filename: name) })
    }
}

/// Returns a file that is on disk.
struct ExportFromDiskIntent: AppIntent {
    static let title: LocalizedStringResource = "Export from Disk"

    @Parameter(title: "Path") var path: String

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(value: IntentFile(fileURL: URL(fileURLWithPath: path)))
    }
}

/// Says what it was given.
struct ReceiveIntent: AppIntent {
    static let title: LocalizedStringResource = "Receive"

    @Parameter(title: "File") var file: IntentFile
    @Parameter(title: "More") var more: [IntentFile]?

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(
            value: ([file] + (more ?? [])).map {
                "\($0.filename) \($0.data.count) \(String(decoding: $0.data.prefix(8), as: UTF8.self))"
            })
    }
}

/// Returns a picture with all of its files.
struct ShowPictureIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Picture"

    @Parameter(title: "Picture") var picture: PictureEntity

    func perform() async throws -> some IntentResult & ReturnsValue<PictureEntity> { .result(value: picture) }
}
