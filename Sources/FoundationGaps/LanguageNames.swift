import Foundation

/// Names languages as files of translations do.
enum LanguageNames {
    /// The names under which translations for a locale may stand, the most exact one first: `zh-Hant-TW`, `zh-Hant`, `zh`.
    ///
    /// - Parameter locale: The locale.
    static func names(of locale: Locale) -> [String] {
        let written = String(locale.identifier.prefix { $0 != "@" })
        let full = locale.language.maximalIdentifier
        let parts = full.split(separator: "-")
        let names = [
            written.replacing("_", with: "-"), written, full, parts.prefix(2).joined(separator: "-"),
            locale.language.languageCode?.identifier ?? "",
        ]
        var seen: Set<String> = []
        return names.filter { !$0.isEmpty && seen.insert($0).inserted }
    }
}
