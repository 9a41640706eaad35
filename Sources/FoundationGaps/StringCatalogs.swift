import Foundation
import Synchronization

/// The String Catalogs of the bundles, each read once.
enum StringCatalogs {
    private struct Place: Hashable {
        let folder: URL
        let table: String
    }

    private static let known = Mutex<[Place: StringCatalog?]>([:])

    /// The catalogue of a table.
    ///
    /// - Parameters:
    ///   - folder: The folder of the bundle's resources.
    ///   - table: The file's name, without its extension.
    /// - Returns: `nil` where there is none, or none that can be read.
    static func catalog(in folder: URL, table: String) -> StringCatalog? {
        let place = Place(folder: folder, table: table)
        if let catalog = known.withLock({ $0[place] }) { return catalog }
        let file = folder.appendingPathComponent("\(table).xcstrings")
        let catalog = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) }
        known.withLock { $0[place] = .some(catalog) }
        return catalog
    }
}
