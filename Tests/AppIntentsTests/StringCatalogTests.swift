import AppIntents
import Foundation
import Testing

/// Texts that a String Catalog translates, with forms for numbers.
@Suite struct StringCatalogTests {
    /// A folder with one catalogue, as a bundle has it.
    private final class Catalog: Sendable {
        let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(
                #"""
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                  "Anchor": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anker"}}}},
                  "%lld boats": {"localizations": {
                    "en": {"variations": {"plural": {
                      "one": {"stringUnit": {"state": "translated", "value": "%lld boat"}},
                      "other": {"stringUnit": {"state": "translated", "value": "%lld boats"}}}}},
                    "pl": {"variations": {"plural": {
                      "one": {"stringUnit": {"state": "translated", "value": "%lld statek"}},
                      "few": {"stringUnit": {"state": "translated", "value": "%lld statki"}},
                      "many": {"stringUnit": {"state": "translated", "value": "%lld statków"}},
                      "other": {"stringUnit": {"state": "translated", "value": "%lld statku"}}}}}}},
                  "%@ owns %lld boats": {"localizations": {"de": {
                    "stringUnit": {"state": "translated", "value": "%#@boats@ gehören %1$@"},
                    "substitutions": {"boats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                      "one": {"stringUnit": {"state": "translated", "value": "Ein Boot"}},
                      "other": {"stringUnit": {"state": "translated", "value": "%arg Boote"}}}}}}}}}
                }}
                """#.utf8
            ).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        func text(_ value: String.LocalizationValue, _ language: String) -> String {
            String(
                localized: LocalizedStringResource(
                    value, locale: Locale(identifier: language), bundle: .atURL(folder)))
        }
    }

    @Test("A text is in the language asked for where the catalogue has it, and as written elsewhere")
    func languages() throws {
        let catalog = try Catalog()
        #expect(catalog.text("Anchor", "de_AT") == "Anker")
        #expect(catalog.text("Anchor", "fr") == "Anchor")
        #expect(catalog.text("Mast", "de") == "Mast")
    }

    @Test(
        "A number decides which form its words take",
        arguments: [
            ("en", 1, "1 boat"), ("en", 0, "0 boats"), ("en", 21, "21 boats"), ("pl", 1, "1 statek"),
            ("pl", 3, "3 statki"), ("pl", 5, "5 statków"), ("pl", 12, "12 statków"), ("pl", 22, "22 statki"),
            ("sv", 1, "1 boat"),
        ])
    func plurals(_ language: String, _ number: Int, _ expected: String) throws {
        #expect(try Catalog().text("\(number) boats", language) == expected)
    }

    @Test("Words put in for a number stand where the translation has them")
    func substitutions() throws {
        let catalog = try Catalog()
        #expect(catalog.text("\("Ruth") owns \(1) boats", "de") == "Ein Boot gehören Ruth")
        #expect(catalog.text("\("Ruth") owns \(3) boats", "de") == "3 Boote gehören Ruth")
    }

    @Test("A catalogue that cannot be read leaves the texts as written")
    func damaged() throws {
        let catalog = try Catalog()
        try Data("{".utf8).write(to: catalog.folder.appendingPathComponent("Localizable.xcstrings"))
        #expect(catalog.text("Anchor", "de") == "Anchor")
    }
}
