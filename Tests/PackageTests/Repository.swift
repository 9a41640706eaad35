import Foundation

/// This package's own folder.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of the package's manifest.
    static var manifest: String {
        get throws { try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8) }
    }
}
