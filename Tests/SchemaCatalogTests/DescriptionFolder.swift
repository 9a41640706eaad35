import Foundation
import SchemaGenerator

/// A folder of descriptions that goes when the test that made it does.
final class DescriptionFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("descriptions-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a description.
    func write(_ text: String, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// Writes a description and reads its domain.
    func domains(_ text: String, others: [OwnDomains.Other] = []) throws -> OwnDomains {
        try OwnDomains(files: [write(text, to: "garden.json")], module: "GardenKit", others: others)
    }
}
