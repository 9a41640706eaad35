import AppIntents
import Testing

/// The plural rules of languages, as a String Catalog with all forms shows them.
@Suite struct PluralRuleTests {
    private func categories(_ language: String, _ numbers: [Double]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plurals-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The form for zero is left out: it stands for the number itself in any language.
        let forms = ["one", "two", "few", "many", "other"].map { #""\#($0)": {"stringUnit": {"value": "\#($0)"}}"# }
        try Data(
            #"""
            {"sourceLanguage": "\#(language)", "strings": {"%lf": {"localizations": {"\#(language)": {"variations":
            {"plural": {\#(forms.joined(separator: ", "))}}}}}}}
            """#.utf8
        ).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        return numbers.map { number in
            String(
                localized: LocalizedStringResource(
                    "\(number)", locale: Locale(identifier: language), bundle: .atURL(folder)))
        }
    }

    /// What ICU 78 with CLDR 48 says.
    @Test(
        "A number takes the form that CLDR has for it",
        arguments: [
            ("en", [0, 1, 2, 1.5], "other one other other"), ("ja", [0, 1, 2], "other other other"),
            ("fr", [0, 1, 1.5, 2, 1_000_000], "one one one other many"), ("pt", [0, 1, 2], "one one other"),
            ("pt-PT", [0, 1, 2, 1_000_000], "other one other many"),
            ("es", [1, 2, 1.5, 1_000_000], "one other other many"),
            ("it", [0, 1, 2_000_000], "other one many"), ("hi", [0, 1, 0.5, 2], "one one one other"),
            ("da", [1, 0.1, 1.5, 2], "one one one other"), ("is", [1, 11, 21, 2], "one other one other"),
            ("ru", [1, 2, 5, 11, 21, 22, 112, 1.5], "one few many many one few many other"),
            ("uk", [1, 3, 10], "one few many"), ("be", [1, 3, 10], "one few many"),
            ("pl", [1, 2, 5, 12, 22, 21, 1.5], "one few many many few many other"),
            ("cs", [1, 2, 5, 1.5], "one few other many"), ("sk", [1, 4, 5, 0.5], "one few other many"),
            ("hr", [1, 2, 5, 11, 21, 0.1, 0.2], "one few other other one one few"),
            ("sl", [1, 2, 3, 4, 5, 101, 1.5], "one two few few other one few"),
            ("lt", [1, 2, 10, 11, 21, 1.5], "one few other other one many"),
            ("lv", [1, 2, 21, 1.1, 1.25], "one other one one other"),
            ("ro", [0, 1, 2, 19, 20, 101, 1.5], "few one few few other few few"),
            ("ar", [1, 2, 3, 10, 11, 99, 100, 102, 1.5], "one two few few many many other other other"),
            ("he", [1, 2, 3, 0.5], "one two other one"), ("mt", [0, 1, 2, 5, 11, 20], "few one two few many other"),
            ("ga", [1, 2, 3, 7, 11], "one two few many other"), ("cy", [1, 2, 3, 4, 6], "one two few other many"),
            ("gd", [1, 11, 2, 12, 3, 19, 20], "one one two two few few other"),
            ("br", [1, 2, 3, 11, 71, 21, 1_000_000], "one two few other other one many"),
            ("mk", [1, 2, 11, 21], "one other other one"),
            ("fil", [1, 3, 4, 5, 6, 9], "one one other one other other"),
            ("tr", [0, 1, 2], "other one other"), ("xx", [1, 2], "one other"),
        ] as [(String, [Double], String)])
    func rules(language: String, numbers: [Double], expected: String) throws {
        #expect(try categories(language, numbers).joined(separator: " ") == expected)
    }

    @Test("A number that cannot be counted takes some form", arguments: [Double.infinity, .nan, 1e300, -.infinity])
    func uncountable(number: Double) throws {
        for language in ["en", "ru", "ar", "fr", "kw"] {
            #expect(try !categories(language, [number])[0].isEmpty)
        }
    }

    @Test("A negative number takes the form of its amount")
    func negative() throws {
        #expect(try categories("ru", [-1, -3, -5]) == ["one", "few", "many"])
        #expect(try categories("en", [-1]) == ["one"])
    }
}
