import Foundation
import Synchronization

/// The strings tables of the bundles, each read once.
enum StringsTables {
    private struct Place: Hashable {
        let folder: URL
        let table: String
    }

    private static let known = Mutex<[Place: StringsTable]>([:])

    /// The translation of a key: into the language asked for, or else into the bundle's own, or else into none in particular.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The files' name, without their extension.
    ///   - folder: The folder of the bundle's resources.
    ///   - locale: The language wanted.
    ///   - ownLanguage: The language that the bundle's texts are written in.
    static func format(
        _ key: String, table: String, in folder: URL, for locale: Locale, ownLanguage: String
    ) -> LocalizedFormat? {
        for name in LanguageNames.names(of: locale) + [ownLanguage] {
            let project = folder.appendingPathComponent("\(name).lproj")
            if let format = self.table(table, in: project, language: name).format(key) { return format }
        }
        let base = folder.appendingPathComponent("Base.lproj")
        return self.table(table, in: base, language: ownLanguage).format(key)
            ?? self.table(table, in: folder, language: ownLanguage).format(key)
    }

    private static func table(_ name: String, in folder: URL, language: String) -> StringsTable {
        let place = Place(folder: folder, table: name)
        if let table = known.withLock({ $0[place] }) { return table }
        let table = StringsTable(name: name, in: folder, language: language)
        known.withLock { $0[place] = table }
        return table
    }
}
