import AppIntents
import Testing

/// An entity written without a schema, as most apps write theirs.
@Suite struct EntityTests {
    let loop = LighthouseEntity(
        lighthouse: Lighthouse(
            id: "loop/1", name: "Loop Head", coast: "Clare", height: 84, picture: "cliff", remarks: "Fog"))

    @Test("An entity's properties and plain values are read back as they were set")
    func values() {
        #expect(loop.name == "Loop Head")
        #expect(loop.coastDescription == "Clare")
        #expect(loop.focalHeight == Measurement(value: 84, unit: .meters))
        #expect(loop.lastSeen == nil)
        #expect(loop.remarks == "Fog")
    }

    @Test("An entity is shown with title, subtitle and picture")
    func display() {
        let shown = loop.displayRepresentation
        #expect(String(localized: shown.title) == "Loop Head")
        #expect(shown.subtitle.map { String(localized: $0) } == "Clare")
        #expect(shown.image == DisplayRepresentation.Image(named: "cliff"))
    }

    @Test("A type that gives no name is named by its own name in words")
    func typeName() {
        #expect(String(localized: LighthouseEntity.typeDisplayRepresentation.name) == "Lighthouse")
        #expect(LighthouseEntity.persistentIdentifier == "LighthouseEntity")
    }

    @Test("A type's name may have a table, a counted form and synonyms")
    func fullTypeName() {
        let name = Buoy.typeDisplayRepresentation
        #expect(name.name.table == "Chart")
        #expect(name.numericFormat?.key == "%lld buoys")
        #expect(name.synonyms == ["Marker"])
    }

    @Test("A property declared with a title has it")
    func propertyTitle() {
        #expect(String(localized: loop.$coastDescription.title) == "Coast")
        #expect(String(localized: loop.$logbook.title) == "Log")
    }

    @Test("A computed property follows what it is worked out from")
    func computed() {
        #expect(loop.isTall)
        loop.focalHeight = Measurement(value: 12, unit: .meters)
        #expect(!loop.isTall)
    }

    @Test("A deferred property is fetched when it is read")
    func deferred() async throws {
        #expect(try await loop.logbook == "The log of Loop Head")
    }

    @Test("The id in an entity's link is percent-encoded")
    func link() async {
        #expect(await loop.urlRepresentation?.absoluteString == "https://coast.example/lights/loop%2F1/chart")
    }

    @Test("An identifier names an entity at hand and one that is not at hand alike")
    func identifiers() {
        #expect(EntityIdentifier(for: loop) == EntityIdentifier(for: LighthouseEntity.self, identifier: "loop/1"))
        #expect(EntityIdentifier(for: loop) != EntityIdentifier(for: LighthouseEntity.self, identifier: "loop"))
    }

    @Test("An enum with numbers shows the cases that it has words for and names the others")
    func numberedEnum() {
        #expect(Visibility(rawValue: 5) == .hazy)
        #expect(Visibility.good.displayRepresentation.image == .init(systemName: "sun.max"))
        #expect(String(localized: Visibility.hazy.localizedStringResource) == "Hazy")
        #expect(String(localized: Visibility.none.localizedStringResource) == "None")
    }
}
