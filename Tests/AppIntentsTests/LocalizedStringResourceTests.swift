import AppIntents
import Testing

@Suite struct LocalizedStringResourceTests {
    private struct Opaque: CustomStringConvertible {
        let description = "opaque"
    }

    @Test(
        "A value put into a text is a format specifier in its key",
        arguments: [
            ("\(3) notes", "%lld notes", "3 notes"),
            ("\(UInt8(3)) notes", "%llu notes", "3 notes"),
            ("\(2.5) km", "%lf km", "2.5 km"),
            ("Open \("Loop Head")", "Open %@", "Open Loop Head"),
            ("Open \(LocalizedStringResource("Chart"))", "Open %@", "Open Chart"),
            ("Open \(AttributedString("Chart"))", "Open %@", "Open Chart"),
            ("\(Opaque()) thing", "%@ thing", "opaque thing"),
            ("\(placeholder: .int) trails", "%lld trails", "%lld trails"),
            ("\(placeholder: .double) km", "%lf km", "%lf km"),
            ("100% sure", "100%% sure", "100% sure"),
            (
                "\(0.256, format: .percent.precision(.fractionLength(0)).locale(Locale(identifier: "en_US"))) done",
                "%@ done", "26% done"
            ),
            ("", "", ""),
        ] as [(LocalizedStringResource, String, String)])
    func keysAndTexts(resource: LocalizedStringResource, key: String, text: String) {
        #expect(resource.key == key)
        #expect(String(localized: resource) == text)
    }

    @Test("A resource whose key is not its text falls back on its default text")
    func defaultValue() {
        let count = 4
        let resource = LocalizedStringResource(
            "trail.count", defaultValue: "\(count) trails", table: "Trails", comment: "How many there are")
        #expect(resource.key == "trail.count")
        #expect(String(localized: resource) == "4 trails")
        #expect(resource.table == "Trails")
        #expect(resource.comment == "How many there are")
    }

    @Test("Percent signs in a plain text are words")
    func percentSigns() {
        #expect(String(localized: LocalizedStringResource(stringLiteral: "%@ and %lld")) == "%@ and %lld")
    }

    @Test(
        "A translation is filled with the values, in its own order where it numbers them",
        arguments: [
            ("%@ by %@", "%@ from %@", "Knots from Ada"),
            ("%@ by %@", "%2$@: %1$@", "Ada: Knots"),
            ("%@ by %@", "100%% %@", "100% Knots"),
            ("%@ by %@", "%3$@", ""),
        ])
    func translation(key: String, translation: String, expected: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data("\"\(key)\" = \"\(translation)\";\n".utf8).write(
            to: language.appendingPathComponent("Localizable.strings"))
        let name = "Knots"
        let author = "Ada"
        let resource = LocalizedStringResource("\(name) by \(author)", bundle: .atURL(folder))
        #expect(String(localized: resource) == expected)
    }

    @Test("A bundle that is not there leaves the default text")
    func missingBundle() {
        let resource = LocalizedStringResource("Knots", bundle: .atURL(URL(fileURLWithPath: "/no/such/bundle")))
        #expect(String(localized: resource) == "Knots")
    }
}
