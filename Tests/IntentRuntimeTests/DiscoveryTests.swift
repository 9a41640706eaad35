import AppIntents
import IntentRuntime
import Testing

@Suite("Discovery and names")
struct DiscoveryTests {
    private struct HiddenIntent: AppIntent {
        static let title: LocalizedStringResource = "Hidden"
        func perform() async throws -> some IntentResult { .result() }
    }

    final class ClassIntent: AppIntent {
        static let title: LocalizedStringResource = "Class"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("All types are found in the running program without being registered")
    func discovered() {
        let catalog = IntentCatalog.discovered()
        let marina = IntentCatalog.marina
        let intents = Set(catalog.intents.filter { $0.app.id == "intentRuntimeTests" }.map(\.identifier))
        #expect(intents.isSuperset(of: marina.intents.map(\.identifier)))
        #expect(intents.contains("HiddenIntent"))
        #expect(intents.contains("ClassIntent"))
        let entities = catalog.entities.filter { $0.app.id == "intentRuntimeTests" }.map(\.typeName)
        #expect(
            entities == [
                "Berth", "Boat", "Buoy", "Cleat", "Isle", "Knot", "Ledge", "LetterBox", "LetterDraft", "LetterTray",
                "Lighthouse", "Line", "Mark", "Permit", "Pier", "Ring", "Sailor", "Shackle",
            ])
        #expect(
            catalog.enums.filter { $0.app.id == "intentRuntimeTests" }.map(\.typeName) == [
                "Draught", "FerryPage", "KnotUse", "Rig", "Tide",
            ])
        #expect(catalog.apps.contains { $0.id == "intentRuntimeTests" && $0.title == "IntentRuntimeTests" })
    }

    @Test("Generic types, which cannot be made without a choice, are left out")
    func generic() {
        #expect(!IntentCatalog.discovered().intents.contains { $0.identifier == "EchoIntent" })
    }

    @Test("No type is found twice, and none of the framework's own is found")
    func once() {
        let catalog = IntentCatalog.discovered()
        let names =
            catalog.intents.filter { $0.app.id == "intentRuntimeTests" }.map(\.identifier)
            + catalog.entities.filter { $0.app.id == "intentRuntimeTests" }.map(\.typeName)
        #expect(Set(names).count == names.count)
        #expect(!catalog.apps.contains { $0.id == "appIntents" })
    }

    @Test("Types that are neither intent, entity nor enum are passed over")
    func others() {
        let catalog = IntentCatalog(types: [String.self, BoatQuery.self, Boat.self])
        #expect(catalog.intents.isEmpty)
        #expect(catalog.entities.map(\.typeName) == ["Boat"])
        #expect(catalog.enums.isEmpty)
    }

    @Test(
        "A type is found by its name, whatever the case, and after its app",
        arguments: [
            "BookBerthIntent", "bookberthintent", "intentRuntimeTests/BookBerthIntent",
            "INTENTRUNTIMETESTS/bookBerthIntent",
        ])
    func names(_ name: String) throws {
        #expect(try IntentCatalog.marina.intent(named: name).identifier == "BookBerthIntent")
    }

    @Test(
        "A schema is a name too, alone and after the app",
        arguments: [
            "notes.createNote", "NOTES.createnote", "SchemaIntent", "intentRuntimeTests/notes.createNote",
            "intentRuntimeTests/SchemaIntent",
        ])
    func schemaNames(_ name: String) throws {
        let catalog = IntentCatalog(types: [SchemaIntent<Verbs.CreateNote>.self])
        let intent = try catalog.intent(named: name)
        #expect(intent.name == "notes.createNote")
        #expect(intent.schema == "notes.createNote")
    }

    @Test("Entities and enums are found by name")
    func entitiesAndEnums() throws {
        #expect(try IntentCatalog.marina.entity(named: "intentRuntimeTests/boat").typeName == "Boat")
        #expect(try IntentCatalog.marina.enumeration(named: "rig").typeName == "Rig")
    }

    @Test(
        "An unknown name is an error with the three nearest",
        arguments: [
            ("BookBethIntent", "BookBerthIntent"), ("Berth", "BookBerthIntent"), ("mooorintent", "MoorIntent"),
            ("elsewhere/MoorIntent", "MoorIntent"),
        ] as [(String, String)])
    func unknown(_ name: String, _ nearest: String) async {
        let error = await systemError { _ = try IntentCatalog.marina.intent(named: name) }
        guard case .unknownName("intent", name, let names) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(names.count == 3)
        #expect(names.first == nearest)
        #expect(error?.exitCode == 2)
        #expect(error?.description.contains("there is no intent named '\(name)'; did you mean '\(nearest)'") == true)
    }

    @Test("An unknown name where there is nothing at all")
    func unknownOfNothing() async {
        let error = await systemError { _ = try IntentCatalog(types: []).entity(named: "Boat") }
        #expect(error?.description == "there is no entity named 'Boat'")
    }

    @Test("A name that two have is an error that says which there are")
    func ambiguous() async {
        let catalog = IntentCatalog(types: [SchemaIntent<Verbs.CreateNote>.self, SchemaIntent<Verbs.SendDraft>.self])
        let error = await systemError { _ = try catalog.intent(named: "SchemaIntent") }
        guard case .ambiguousName("intent", "SchemaIntent", let choices) = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(choices.count == 2)
        #expect(error?.exitCode == 2)
        #expect(throws: Never.self) { try catalog.intent(named: "mail.sendDraft") }
    }
}
