import AppIntents
import Testing

/// How values are put into texts, and what a resource keeps.
@Suite struct LocalizedFormatTests {
    /// A folder with one translation into English and German.
    private func translated(
        _ key: String, _ translation: String, _ value: String.LocalizationValue, language: String = "en"
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formats-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["en", "de"] {
            let project = folder.appendingPathComponent("\(name).lproj")
            try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
            try Data("\"\(key)\" = \"\(translation)\";\n".utf8).write(
                to: project.appendingPathComponent("Localizable.strings"))
        }
        return String(
            localized: LocalizedStringResource(value, locale: Locale(identifier: language), bundle: .atURL(folder)))
    }

    @Test(
        "A translation has a number written as it says",
        arguments: [
            ("%lf km", "%.2f km", "2.50 km"), ("%lf km", "%.0f km", "2 km"), ("%lf km", "%6.1lf km", "   2.5 km"),
            ("%lf km", "%lf km", "2.5 km"), ("%lf km", "%@ km", "2.5 km"), ("%lf km", "%1$.1f/%1$.3f", "2.5/2.500"),
            ("%lf km", "%.999999999f km", "2.5 km"), ("%lf km", "%lld km", "2.5 km"), ("%lf km", "%e", "2.500000e+00"),
        ])
    func decimals(key: String, translation: String, expected: String) throws {
        #expect(try translated(key, translation, "\(2.5) km") == expected)
    }

    @Test(
        "A translation has a whole number written as it says",
        arguments: [
            ("%05lld", "00042"), ("%x", "2a"), ("%X", "2A"), ("%o", "52"), ("%+d", "+42"), ("%-5d|", "42   |"),
            ("%lu", "42"), ("%@", "42"), ("%.1f", "42.0"), ("%'d", "42"), ("%q", "%q"), ("%*d", "%*d"),
        ])
    func integers(translation: String, expected: String) throws {
        #expect(try translated("%lld boats", translation, "\(42) boats") == expected)
    }

    @Test("The greatest whole numbers keep all their digits")
    func greatNumbers() throws {
        #expect(try translated("%lld boats", "%lld", "\(Int.max) boats") == "9223372036854775807")
        #expect(try translated("%lld boats", "%x", "\(Int.max) boats") == "7fffffffffffffff")
        #expect(try translated("%llu boats", "%llu", "\(UInt64.max) boats") == "18446744073709551615")
    }

    @Test("A number's decimal point is that of the language asked for")
    func decimalPoint() throws {
        #expect(try translated("%lf km", "%.2f km", "\(2.5) km", language: "de") == "2,50 km")
    }

    @Test("A specifier given with a value is part of the key and of the text")
    func specifiers() {
        let resource: LocalizedStringResource = "\(2.5, specifier: "%.2f") km of \(7, specifier: "%03lld")"
        #expect(resource.key == "%.2f km of %03lld")
        #expect(String(localized: resource).filter { $0 != "," && $0 != "." } == "250 km of 007")
        #expect(LocalizedStringResource("\(placeholder: .double, specifier: "%.1f") km").key == "%.1f km")
        #expect(String(localized: "\(5, specifier: "nonsense")") == "5")
    }

    @Test("Placeholders are filled when the text is shown")
    func placeholders() {
        let trails: LocalizedStringResource =
            "\(placeholder: .int) trails of \(placeholder: .double, specifier: "%.1f") km"
        var options = String.LocalizationOptions()
        #expect(String(localized: trails, options: options) == "%lld trails of %.1f km")
        options.replacements = [7]
        #expect(String(localized: trails, options: options) == "7 trails of %.1f km")
        options.replacements = [7, 2.0, 9]
        let filled = String(localized: trails, options: options)
        #expect(filled == "7 trails of 2.0 km" || filled == "7 trails of 2,0 km")
    }

    @Test("A placeholder's value decides about the form of a translation")
    func placeholderForms() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("options-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(
            #"""
            {"sourceLanguage": "en", "strings": {"%lld trails": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld trail"}}, "other": {"stringUnit": {"value": "%lld trails"}}}}}}}}}
            """#.utf8
        ).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
        let trails = LocalizedStringResource(
            "\(placeholder: .int) trails", locale: Locale(identifier: "en"), bundle: .atURL(folder))
        var options = String.LocalizationOptions()
        options.replacements = [1]
        #expect(String(localized: trails, options: options) == "1 trail")
        options.replacements = [2]
        #expect(String(localized: trails, options: options) == "2 trails")
    }

    @Test("A text is looked up where it is told to, in the language it is told")
    func stringInitializers() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let project = folder.appendingPathComponent("pt-PT.lproj")
        try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
        try Data("\"Boat\" = \"Barco\";\n\"boat.owner\" = \"Dono: %@\";\n".utf8).write(
            to: project.appendingPathComponent("Harbour.strings"))
        let bundle = try #require(Bundle(url: folder))
        let locale = Locale(identifier: "pt_PT")
        let owner = "Ada"
        #expect(String(localized: "Boat", table: "Harbour", bundle: bundle, locale: locale) == "Barco")
        #expect(
            String(
                localized: "boat.owner", defaultValue: "Owner: \(owner)", table: "Harbour", bundle: bundle,
                locale: locale, comment: "Who owns it") == "Dono: Ada")
        #expect(String(localized: "Boat", table: "Harbour", bundle: bundle, locale: Locale(identifier: "fr")) == "Boat")
        #expect(String(localized: "Boat \(owner)") == "Boat Ada")
        let resource = LocalizedStringResource("Boat", table: "Harbour", locale: locale, bundle: bundle)
        #expect(String(localized: resource) == "Barco")
        #expect(AttributedString(localized: resource) == AttributedString("Barco"))
        #expect(
            AttributedString(localized: "Boat", table: "Harbour", bundle: bundle, locale: locale)
                == AttributedString("Barco"))
        let owned = LocalizedStringResource(
            "boat.owner", defaultValue: "Owner: \(owner)", table: "Harbour", locale: locale, bundle: bundle)
        #expect(String(localized: owned) == "Dono: Ada")
    }

    private final class Anchor {}

    @Test("A resource may be looked up in the bundle of a class")
    func classBundle() {
        let resource = LocalizedStringResource("Knots", bundle: .forClass(Anchor.self))
        #expect(String(localized: resource) == "Knots")
        #expect(resource.bundle == .forClass(Anchor.self))
        #expect(resource.bundle != .main)
    }

    @Test("A resource is read back as it was written, with its values")
    func coding() throws {
        let count = 3
        let resource = LocalizedStringResource(
            "boats", defaultValue: "\(count) boats", table: "Fleet", locale: Locale(identifier: "de_AT"),
            bundle: .atURL(URL(fileURLWithPath: "/bundles/fleet")), comment: "How many")
        let read = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(read == resource)
        #expect(String(localized: read) == "3 boats")
        let main: LocalizedStringResource = "Knots"
        #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(main)) == main)
    }
}
