import Foundation
import UniformTypeIdentifiers

/// Files that exist for as long as something is done with them.
enum TemporaryFile {
    /// Does something with bytes in a file.
    static func with<Value>(
        _ data: Data, _ contentType: UTType, name: String? = nil, _ body: (URL) async throws -> Value
    ) async throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(FileName.of(name, contentType))
        try data.write(to: file)
        return try await body(file)
    }
}
