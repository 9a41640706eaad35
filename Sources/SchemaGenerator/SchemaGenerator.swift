import Foundation

/// Turns the schema descriptions in `Schemas` into the Swift files that this package is built from, and into pages.
///
/// Three kinds of files come out: the catalogue (`Sources/SchemaCatalog/Generated`), which the macros and the runtime
/// look schemas up in, the name spaces (`Sources/AppIntents/Schemas/Generated`), by which an app's source names them,
/// and the pages of the documentation (`Sources/AppIntents/AppIntents.docc/Schemas`).
public struct SchemaGenerator: Sendable {
    /// The folders, below the package's root, that hold nothing but generated files.
    public static let generatedFolders = [
        "Sources/SchemaCatalog/Generated", "Sources/AppIntents/Schemas/Generated",
        "Sources/AppIntents/AppIntents.docc/Schemas",
    ]

    /// The package's root folder.
    public let root: URL

    /// Makes a generator for the package in a folder.
    ///
    /// - Parameter root: The folder with `Package.swift` and `Schemas`.
    public init(root: URL) { self.root = root }

    /// The generated files.
    ///
    /// - Returns: The text of each file by its path below the root.
    /// - Throws: ``SchemaGeneratorError`` where `Schemas` or a file in it cannot be read.
    public func files() throws -> [String: String] {
        let domains = try descriptions()
        var files: [String: String] = [:]
        let catalog = CatalogWriter(domains: domains)
        for (name, text) in catalog.files() { files["\(Self.generatedFolders[0])/\(name)"] = text }
        let nameSpaces = NameSpaceWriter(domains: domains)
        for (name, text) in nameSpaces.files() { files["\(Self.generatedFolders[1])/\(name)"] = text }
        let pages = try DomainPageWriter(domains: domains).files()
        for (name, text) in pages { files["\(Self.generatedFolders[2])/\(name)"] = text }
        return files
    }

    /// The paths, below the root, of files whose text is not what the generator would write: out of date, absent, or
    /// left over from a schema that is gone.
    ///
    /// - Throws: ``SchemaGeneratorError`` where `Schemas` cannot be read.
    public func stalePaths() throws -> [String] {
        let files = try files()
        let changed = files.filter { (try? String(contentsOf: url($0.key), encoding: .utf8)) != $0.value }.map(\.key)
        return (changed + leftovers(beside: files)).sorted()
    }

    /// Writes the generated files and removes the left-over ones.
    ///
    /// - Returns: The paths below the root that were changed.
    /// - Throws: ``SchemaGeneratorError`` where `Schemas` cannot be read or a file cannot be written.
    @discardableResult public func write() throws -> [String] {
        let files = try files()
        let stale = try stalePaths()
        for path in stale {
            do {
                guard let text = files[path] else {
                    try FileManager.default.removeItem(at: url(path))
                    continue
                }
                try FileManager.default.createDirectory(
                    at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url(path), atomically: true, encoding: .utf8)
            } catch {
                throw SchemaGeneratorError.unwritableFile(path: path, reason: error.localizedDescription)
            }
        }
        return stale
    }

    private func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    private func leftovers(beside files: [String: String]) -> [String] {
        Self.generatedFolders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
            return names.map { "\(folder)/\($0)" }.filter { files[$0] == nil }
        }
    }

    private func descriptions() throws -> [DomainDescription] {
        let folder = url("Schemas")
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        } catch {
            throw SchemaGeneratorError.unreadableFolder(path: folder.path, reason: error.localizedDescription)
        }
        return try names.sorted().map { try DomainDescription(readFrom: folder.appendingPathComponent($0)).released }
            .filter { !$0.isEmpty }
    }
}
