import AppIntents
import Testing

/// Texts that strings dictionaries (`.stringsdict`) translate, with forms for numbers.
@Suite struct StringsDictionaryTests {
    /// A folder of translations, as a bundle has it.
    private final class Translations: Sendable {
        let folder: URL

        init(_ files: [String: String]) throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("stringsdict-\(UUID().uuidString)")
            for (name, text) in files {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit {
            try? FileManager.default.removeItem(at: folder)
        }

        func text(_ value: String.LocalizationValue, _ language: String, table: String? = nil) -> String {
            String(
                localized: LocalizedStringResource(
                    value, table: table, locale: Locale(identifier: language), bundle: .atURL(folder)))
        }
    }

    private static func plist(_ body: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>\(body)</dict></plist>
        """
    }

    private static func entry(
        _ key: String, _ format: String, _ variables: KeyValuePairs<String, KeyValuePairs<String, String>>
    )
        -> String
    {
        let rules = variables.map { name, forms in
            let members = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
            return """
                <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>\(members)</dict>
                """
        }.joined()
        return """
            <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules)</dict>
            """
    }

    private static let files = [
        "en.lproj/Localizable.stringsdict": plist(
            entry("%lld boats", "%#@boats@", ["boats": ["zero": "No boats", "one": "One boat", "other": "%lld boats"]])
                + entry(
                    "%lld boats in %lld harbours", "%#@boats@ in %#@harbours@",
                    [
                        "boats": ["one": "%lld boat", "other": "%lld boats"],
                        "harbours": ["one": "one harbour", "other": "%lld harbours"],
                    ])
                + entry(
                    "%lld of %lld runs", "%1$#@done@",
                    [
                        "done": ["zero": "No runs", "one": "One %2$#@all@", "other": "%lld %2$#@all@"],
                        "all": ["one": "of one run", "other": "of %lld runs"],
                    ])
                + entry("%@ owns %lld boats", "%#@boats@ of %1$@'s", ["boats": ["other": "%lld boats"]])
                + entry(
                    "%@ sails %lld miles", "%1$@: %2$#@miles@", ["miles": ["one": "a mile", "other": "%lld miles"]])
                    + """
                    <key>Anchorage</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Anch.</string>
                    <key>100</key><string>Anchorage of the harbour</string><key>50</key><string>Anchorage</string></dict></dict>
                    <key>Click</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>
                    <key>mac</key><string>Click here</string></dict></dict>
                    """),
        "ru.lproj/Localizable.stringsdict": plist(
            entry(
                "%lld boats", "%#@boats@",
                ["boats": ["one": "%lld лодка", "few": "%lld лодки", "many": "%lld лодок", "other": "%lld лодки"]])),
        "ru.lproj/Localizable.strings": "\"%lld boats\" = \"лодки: %lld\";\n\"Mast\" = \"Мачта\";\n",
        "en.lproj/Fleet.stringsdict": plist(entry("%lld boats", "%#@n@", ["n": ["other": "a fleet of %lld"]])),
    ]

    @Test(
        "A number decides which form its words take",
        arguments: [
            ("en", 0, "No boats"), ("en", 1, "One boat"), ("en", 2, "2 boats"), ("ru", 1, "1 лодка"),
            ("ru", 3, "3 лодки"),
            ("ru", 5, "5 лодок"), ("ru", 11, "11 лодок"), ("ru", 21, "21 лодка"), ("ru_UA", 22, "22 лодки"),
            ("sv", 1, "One boat"),
        ])
    func plurals(_ language: String, _ number: Int, _ expected: String) throws {
        #expect(try Translations(Self.files).text("\(number) boats", language) == expected)
    }

    @Test("The dictionary goes before the strings file, which has the rest")
    func order() throws {
        let translations = try Translations(Self.files)
        #expect(translations.text("\(5) boats", "ru") == "5 лодок")
        #expect(translations.text("Mast", "ru") == "Мачта")
        #expect(translations.text("Keel", "ru") == "Keel")
    }

    @Test(
        "Several numbers decide about several words",
        arguments: [(1, 1, "1 boat in one harbour"), (1, 2, "1 boat in 2 harbours"), (3, 1, "3 boats in one harbour")])
    func severalVariables(_ boats: Int, _ harbours: Int, _ expected: String) throws {
        #expect(try Translations(Self.files).text("\(boats) boats in \(harbours) harbours", "en") == expected)
    }

    @Test(
        "Words may stand in words",
        arguments: [(0, 5, "No runs"), (1, 1, "One of one run"), (1, 4, "One of 4 runs"), (2, 4, "2 of 4 runs")])
    func nestedVariables(_ done: Int, _ all: Int, _ expected: String) throws {
        #expect(try Translations(Self.files).text("\(done) of \(all) runs", "en") == expected)
    }

    @Test("A variable may name its value by position")
    func positions() throws {
        let translations = try Translations(Self.files)
        #expect(translations.text("\("Ruth") sails \(1) miles", "en") == "Ruth: a mile")
        #expect(translations.text("\("Ruth") sails \(7) miles", "en") == "Ruth: 7 miles")
    }

    @Test("A value that is no number takes the form for all others")
    func words() throws {
        #expect(try Translations(Self.files).text("\("Ruth") owns \(2) boats", "en") == "Ruth boats of Ruth's")
    }

    @Test("Of texts of several widths the widest is taken, and of devices the one that is most like this system")
    func widths() throws {
        let translations = try Translations(Self.files)
        #expect(translations.text("Anchorage", "en") == "Anchorage of the harbour")
        #expect(translations.text("Click", "en") == "Click here")
    }

    @Test("Tables are read in the forms that build tools make of them, binary and in UTF-16")
    func compiledTables() throws {
        let translations = try Translations(["en.lproj/Empty.strings": ""])
        let project = translations.folder.appendingPathComponent("en.lproj")
        let dictionary: [String: Any] = [
            "%lld boats": [
                "NSStringLocalizedFormatKey": "%#@n@",
                "n": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "a boat", "other": "%lld boats"],
            ]
        ]
        try PropertyListSerialization.data(fromPropertyList: dictionary, format: .binary, options: 0)
            .write(to: project.appendingPathComponent("Localizable.stringsdict"))
        try #require("\"Mast\" = \"Mât\";".data(using: .utf16))
            .write(to: project.appendingPathComponent("Localizable.strings"))
        #expect(translations.text("\(1) boats", "en") == "a boat")
        #expect(translations.text("Mast", "en") == "Mât")
    }

    @Test("A table is looked up by its name")
    func tables() throws {
        #expect(try Translations(Self.files).text("\(3) boats", "en", table: "Fleet") == "a fleet of 3")
        #expect(try Translations(Self.files).text("\(3) boats", "en", table: "Missing") == "3 boats")
    }

    @Test(
        "A dictionary that makes no sense leaves the text as written",
        arguments: [
            "", "<plist", plist("<key>%lld boats</key><string>Boats</string>"),
            plist("<key>%lld boats</key><dict></dict>"),
            plist(entry("%lld boats", "%#@missing@", [:])), plist(entry("%lld boats", "%#@n@", ["n": ["one": "1"]])),
            plist(entry("%lld boats", "%#@n@", ["n": ["other": "%#@n@"]])),
            plist(entry("%lld boats", "%#@a@", ["a": ["other": "%#@b@%#@b@"], "b": ["other": "%#@a@%#@a@"]])),
            "{\"%lld boats\" = (1, 2);}", "\u{0}\u{1}\u{2}",
            plist("<key>%lld boats</key><dict><key>NSStringVariableWidthRuleType</key><dict></dict></dict>"),
        ])
    func damaged(dictionary: String) throws {
        let translations = try Translations(["en.lproj/Localizable.stringsdict": dictionary])
        #expect(translations.text("\(5) boats", "en") == "5 boats")
    }

    @Test(
        "A broken format is shown as far as it can be read",
        arguments: [
            ("%#@n", "5n"), ("%9$#@n@!", "other!"), ("%", "%"), ("%$@", "%$@"), ("%0$@", "%0$@"), ("%%", "%"),
        ])
    func brokenFormats(format: String, expected: String) throws {
        let dictionary = Self.plist(Self.entry("%lld boats", format, ["n": ["other": "other"]]))
        let translations = try Translations(["en.lproj/Localizable.stringsdict": dictionary])
        #expect(translations.text("\(5) boats", "en") == expected)
    }
}
