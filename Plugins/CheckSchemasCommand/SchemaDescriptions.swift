import Foundation
import PackagePlugin

/// The schema domains that a target describes itself.
enum SchemaDescriptions {
    /// The JSON files in the folders `Schemas` of a target, by path.
    static func files(of target: SwiftSourceModuleTarget) -> [URL] {
        target.sourceFiles(withSuffix: "json").map(\.url)
            .filter { $0.deletingLastPathComponent().lastPathComponent == "Schemas" }
            .sorted { $0.path < $1.path }
    }
}
