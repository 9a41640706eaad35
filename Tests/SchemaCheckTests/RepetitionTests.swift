import SchemaCheck
import Testing

@Suite("Schemas that several types follow, and enumerations beyond the limit")
struct RepetitionTests {
    @Test("A second entity of one schema is a warning that names both")
    func entities() {
        let source: CheckedSource = """
            @AppEntity(schema: .notes.folder) struct Folder {}
            @AppEntity(schema: .notes.folder) struct Binder {}
            """
        #expect(
            source.lines == [
                "App.swift:3:42: warning: 'Binder' follows schema 'notes.folder' as 'Folder' does, and the system uses one "
                    + "type for it; leave the attribute to one of them",
                "App.swift:2:42: note: 'Folder' is declared here",
            ])
    }

    @Test(
        "Types of which each system has one, and intents, may repeat a schema",
        arguments: [
            "@available(iOS 27, *) @AppEntity(schema: .notes.folder) struct NewFolder {}",
            "#if os(Linux)\n@AppEntity(schema: .notes.folder) struct LinuxFolder {}\n#endif",
            "@AppIntent(schema: .notes.appendText) struct A {}\n@AppIntent(schema: .notes.appendText) struct B {}",
        ])
    func right(declarations: String) {
        let source: CheckedSource = [
            "A.swift": "@AppEntity(schema: .notes.folder) struct Folder {}", "B.swift": declarations,
        ]
        #expect(source.lines.isEmpty)
    }

    @Test("Ten enumerations may follow schemas; the eleventh is a warning", arguments: [10, 11, 12])
    func enums(count: Int) {
        let names = [
            "font", "fontSize", "theme", "contentType", "navigationDirection", "pageNavigationSetting",
            "relativeFontChange",
            "relativeLineSpacingChange", "relativeWordSpacingChange", "relativeCharacterSpacingChange",
        ]
        let types = names.map { "@AppEnum(schema: .books.\($0)) enum \($0) {}\n" }
        let further = ["attendeeStatus", "attendeeType"].map { "@AppEnum(schema: .calendar.\($0)) enum \($0) {}\n" }
        let file = SwiftSourceFile(path: "App.swift", text: (types + further).prefix(count).joined())
        #expect(
            SchemaCheck(files: [file]).problems().map(\.message)
                == (count == 10
                    ? []
                    : [
                        "\(count) enumerations of the app follow schemas, and Apple's systems take 10; 'attendeeStatus' is "
                            + "the first beyond them"
                    ]))
    }
}
