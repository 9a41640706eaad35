import AppIntents
import CoreSpotlight
import Foundation
import Synchronization
import Testing

@Suite("An indexed entity", .temporaryIndexes)
struct IndexedEntityTests {
    private let index = CSSearchableIndex(name: "harbours")

    private func harbours(_ words: String?) async throws -> [String] {
        try await CSSearchableIndex.entityIdentifiers(matching: words, typeName: HarbourEntity.persistentIdentifier)
    }

    @Test("Has the attributes of its display representation and of the properties at hand")
    func defaultAttributes() throws {
        let harbour = HarbourEntity("1", "Oslo", country: "Norway", boats: ["ferry", "tug"])
        let day = Date(timeIntervalSinceReferenceDate: 5)
        harbour.opened = day
        harbour.site = URL(string: "https://example.org")
        harbour.depth = Measurement(value: 8.5, unit: .meters)
        harbour.master = IntentPerson(
            name: .displayName("Ada"), handle: .init(phoneNumber: "123"), aliases: [.init(emailAddress: "a@b.c")])
        let attributes = harbour.attributeSet
        #expect(attributes.title == "Port of Oslo")
        #expect(attributes.displayName == "Port of Oslo")
        #expect(attributes.alternateNames == ["Haven"])
        #expect(attributes.thumbnailURL == URL(filePath: "/tmp/1.png"))
        #expect(attributes.country == "Norway")
        #expect(attributes.pageCount == 12)
        #expect(attributes.keywords == ["ferry", "tug"])
        #expect(attributes.startDate == day)
        #expect(attributes.url?.absoluteString == "https://example.org")
        #expect(attributes.value(forCustomKey: HarbourEntity.depthKey) as? NSNumber == 8.5)
        #expect(attributes.authors?.first?.displayName == "Ada")
        #expect(attributes.authors?.first?.handles == ["123", "a@b.c"])
        // A property goes before the subtitle, which is the description else.
        #expect(attributes.contentDescription == "12 berths")
        #expect(attributes.value(forCustomKey: HarbourEntity.currentTideKey) as? String == "spring tide")
        #expect(attributes.comment == nil)
        #expect(HarbourEntity("2", "Bergen").attributeSet.country == nil)
    }

    @Test("Is found by all of that, and by a fetched property that has a key; another is not fetched")
    func indexing() async throws {
        let before = HarbourEntity.logReadings.withLock(\.self)
        try await index.indexAppEntities([
            HarbourEntity("1", "Oslo", country: "Norway"), HarbourEntity("2", "Bergen", country: "Norway"),
            HarbourEntity("3", "Turku", country: "Finland"),
        ])
        for words in ["oslo", "pilot oslo", "port of oslo", "haven oslo", "berths spring oslo"] {
            #expect(try await harbours(words) == ["1"], "\(words)")
        }
        #expect(try await harbours("norway") == ["1", "2"])
        #expect(try await harbours("logbook") == [])
        #expect(try await harbours(nil) == ["1", "2", "3"])
        #expect(try await harbours("coast") == [])
        #expect(HarbourEntity.logReadings.withLock(\.self) == before)
        try await index.indexAppEntities([HarbourEntity("1", "Stavanger")])
        #expect(try await harbours("oslo") == [])
        #expect(try await harbours("stavanger") == ["1"])
    }

    @Test("Comes before others of lower priority")
    func priority() async throws {
        try await index.indexAppEntities([HarbourEntity("1", "Oslo")])
        try await index.indexAppEntities([HarbourEntity("2", "Oslo")], priority: 5)
        try await CSSearchableIndex.default().indexAppEntities([HarbourEntity("3", "Oslo")], priority: 9)
        #expect(try await harbours(nil) == ["3", "2", "1"])
        try await CSSearchableIndex.default().deleteAllSearchableItems()
        #expect(try await harbours("oslo") == ["2", "1"])
    }

    @Test("Is not indexed where a property cannot be fetched, nor are those beside it")
    func failing() async throws {
        await #expect(throws: HarbourError.noPilot) {
            try await index.indexAppEntities([HarbourEntity("1", "Oslo"), HarbourEntity("lost", "Bergen")])
        }
        #expect(try await harbours(nil) == [])
    }

    @Test("Is deleted by id, or with all of its type")
    func deleting() async throws {
        try await index.indexAppEntities(["1", "2", "3"].map { HarbourEntity($0, "Oslo") })
        try await index.indexAppEntities([BuoyEntity(1)])
        try await index.deleteAppEntities(identifiedBy: ["1", "none"], ofType: HarbourEntity.self)
        #expect(try await harbours(nil) == ["2", "3"])
        try await index.deleteAppEntities(ofType: HarbourEntity.self)
        #expect(try await harbours(nil) == [])
        #expect(try await searched("bell").count == 1)
    }

    @Test("Says itself what is indexed, also that something is not")
    func ownAttributes() async throws {
        try await index.indexAppEntities([BuoyEntity(1)])
        #expect(try await searched("own title bell").count == 1)
        #expect(try await searched("red") == [])
        #expect(try await searched("buoy").count == 1)
    }

    @Test("Hides from searches of the whole system alone")
    func hiding() async throws {
        try await index.indexAppEntities([BuoyEntity(1)])
        let name = BuoyEntity.persistentIdentifier
        #expect(try await CSSearchableIndex.entityIdentifiers(matching: "bell", typeName: name) == ["1"])
        #expect(
            try await CSSearchableIndex.entityIdentifiers(matching: "bell", typeName: name, includesHidden: false)
                == [])
    }

    @Test("Is what an item is that it is associated with, which keeps its own words")
    func associating() async throws {
        let boat = item("boat", "Ferry")
        boat.associateAppEntity(HarbourEntity("1", "Oslo", country: "Norway"), priority: 3)
        let attachment = item("plan", "Chart")
        attachment.relatedAppEntityIdentifier = EntityIdentifier(for: HarbourEntity("1", "Oslo"))
        try await index.indexSearchableItems([
            boat, attachment, CSSearchableItem(appEntity: HarbourEntity("2", "Turku")),
        ])
        #expect(try await harbours("ferry") == ["1"])
        #expect(try await harbours("norway") == ["1"])
        #expect(try await harbours("turku") == ["2"])
        #expect(try await harbours(nil) == ["1", "2"])
        let query = CSSearchQuery(queryString: "title == 'Chart'", attributes: nil)
        for try await result in query.results {
            #expect(result.item.relatedAppEntityIdentifier == EntityIdentifier(for: HarbourEntity("1", "Oslo")))
            #expect(result.item.entityReference == nil)
        }
        let ferries = CSSearchQuery(queryString: "title == 'Ferry'", attributes: nil)
        for try await result in ferries.results {
            #expect(result.item.entityReference?.typeName == "HarbourEntity")
            #expect(result.item.entityReference?.identifier == "1")
        }
        #expect(query.foundItemCount == 1)
        #expect(ferries.foundItemCount == 1)
        try await index.deleteAppEntities(identifiedBy: ["1"], ofType: HarbourEntity.self)
        #expect(try await found("title == 'Ferry'") == [])
    }

    @Test("That follows a schema needs no keys")
    func schemas() async throws {
        try await index.indexAppEntities([MooringEntity(id: "1", name: "Quay seven")])
        #expect(try await searched("quay").count == 1)
        #expect(try await found("name == 'Quay*'").count == 1)
    }

    @Test("Is asked for anew by its query where the index was lost, and other items by the delegate")
    func repairing() async throws {
        HarbourQuery.harbours.withLock { $0 = [HarbourEntity("1", "Oslo"), HarbourEntity("2", "Turku")] }
        try FileManager.default.createDirectory(atPath: TemporaryIndexes.folder, withIntermediateDirectories: true)
        try Data("damaged".utf8).write(to: URL(filePath: TemporaryIndexes.folder + "/index-harbours.sqlite"))
        let types: [any IndexedEntity.Type] = [HarbourEntity.self, BuoyEntity.self]
        let index = CSSearchableIndex(name: "harbours")
        #expect(try await index.needsItems)
        try await index.repair(with: types)
        #expect(try await harbours(nil) == ["1", "2"])
        #expect(try await !index.needsItems)
        HarbourQuery.harbours.withLock { $0 = [] }
        try await index.repair(with: types)
        #expect(try await harbours(nil) == ["1", "2"])
    }

    @Test("Is one of two thousand that are indexed and found")
    func many() async throws {
        let harbours = (0..<2000).map { HarbourEntity("\($0)", "Number\($0)", country: $0 == 77 ? "Norway" : nil) }
        try await index.indexAppEntities(harbours)
        #expect(try await self.harbours("norway") == ["77"])
        #expect(try await self.harbours("number1999") == ["1999"])
        #expect(try await self.harbours(nil).count == 2000)
    }
}
