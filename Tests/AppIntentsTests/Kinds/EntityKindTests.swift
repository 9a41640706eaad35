import AppIntents
import Testing

@Suite("Kinds of entities")
struct EntityKindTests {
    @Test("A transient entity is itself and its copies, and no query finds it")
    func transient() async throws {
        let cargo = CargoEntity(tons: 3)
        let copy = cargo
        let other = CargoEntity(tons: 3)
        #expect(cargo.id == copy.id)
        #expect(cargo.id != other.id)
        #expect(try await CargoEntity.defaultQuery.entities(for: [cargo.id]).isEmpty)
    }

    @Test("There is one entity of a unique type, found by its id alone")
    func unique() async throws {
        let query = HarbourSettings.defaultQuery
        #expect(try await query.allEntities().map(\.depth) == [7])
        let id = HarbourSettings(depth: 1).id
        #expect(try await query.entities(for: [id, "other"]).count == 1)
        #expect(try await query.entities(for: ["other"]).isEmpty)
        #expect(String(localized: HarbourSettings(depth: 1).displayRepresentation.title) == "Harbour Settings")
        await #expect(throws: AppIntentError.self) {
            _ = try await UniqueAppEntityProvider<HarbourSettings>().uniqueEntity()
        }
    }

    @Test("A file's identifier comes back from its text", arguments: ["/tmp/a chart.pdf", "/tmp/ü?#.pdf"])
    func files(_ path: String) async throws {
        let url = URL(fileURLWithPath: path)
        let identifier = try FileEntityIdentifier.file(url: url)
        let read = try #require(FileEntityIdentifier.entityIdentifier(for: identifier.entityIdentifierString))
        #expect(read == identifier)
        #expect(try await read.fileURL?.path == path)
        #expect(FileEntityIdentifier.entityIdentifier(for: path) == identifier)
        #expect(!read.isDraft)
    }

    @Test("A draft's identifier comes back from its text, and what names no file is none")
    func drafts() async throws {
        let draft = FileEntityIdentifier.draft(identifier: "a/b")
        #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
        #expect(draft.isDraft && draft.draftIdentifier == "a/b")
        #expect(try await draft.fileURL == nil)
        #expect(FileEntityIdentifier.entityIdentifier(for: "https://example.com/a") == nil)
        let web = try #require(URL(string: "https://example.com/a"))
        #expect(throws: AppIntentError.self) { _ = try FileEntityIdentifier.file(url: web) }
    }

    @Test("An identifier of two ids is known elsewhere by the lasting one")
    func syncable() throws {
        typealias Identifier = SyncableEntityIdentifier<Int, String>
        let both = Identifier(local: 4, stable: "four")
        let read = try #require(Identifier.entityIdentifier(for: both.entityIdentifierString))
        #expect(read.stable == "four" && read.local == nil)
        let local = Identifier(local: 4, stable: nil)
        #expect(Identifier.entityIdentifier(for: local.entityIdentifierString) == local)
        #expect(Identifier.entityIdentifier(for: "4") == nil)
        #expect(SyncableEntityIdentifier<Int, Int>(id: 4).stable == 4)
    }

    @Test("An entity's identifier comes back from the one for activities")
    func activity() {
        let identifier = EntityIdentifier(for: ChartFile(id: .draft(identifier: "a/b")))
        #expect(EntityIdentifier(activityIdentifier: identifier.activityIdentifier) == identifier)
    }

    @Test("No entity is named by a text that no activity gave", arguments: ["", "x", "No/1", "Int/1", "Si/1"])
    func activities(_ text: String) {
        #expect(EntityIdentifier(activityIdentifier: text) == nil)
    }

    @Test("An entity that is an enumeration has its raw value as its id")
    func rawValues() {
        #expect(Pennant.blue.id == "blue")
        #expect(String(localized: Pennant.blue.displayRepresentation.title) == "Blue Pennant")
    }

    @Test("A value query finds values for a value")
    func values() async throws {
        #expect(try await CargoValueQuery().values(for: "crate").map(\.tons) == [5])
    }

    @Test("A part of a window names its entity")
    func elements() throws {
        let chart = ChartFile(id: .draft(identifier: "1"))
        let part = AppEntityUIElement(chart, bounds: .zero, state: .init(isSelected: true))
        #expect(part.identifier == EntityIdentifier(for: chart))
        #expect(part.state.isSelected && part.subelements.isEmpty)
    }
}
