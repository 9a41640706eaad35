import CoreSpotlight
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("An index", .temporaryIndexes)
struct IndexTests {
    @Test("Gives an item back with the attributes asked for")
    func roundTrip() async throws {
        let person = CSPerson(displayName: "Ada", handles: ["ada@example.org"], handleIdentifier: "email")
        person.contactIdentifier = "7"
        let day = Date(timeIntervalSinceReferenceDate: 12345.5)
        let original = item("1", "Fjord", domain: "trips.north") { attributes in
            attributes.keywords = ["sea", "north"]
            attributes.authors = [person]
            attributes.startDate = day
            attributes.pageCount = 3
            attributes.rating = 0.5
            attributes.contentURL = URL(filePath: "/tmp/a b")
            attributes.thumbnailData = Data([0, 255])
            attributes.emailHeaders = ["To": ["x"]]
            attributes.subject = "not asked for"
        }
        original.expirationDate = .distantFuture
        try await CSSearchableIndex.default().indexSearchableItems([original])
        let names = [
            "title", "keywords", "authors", "startDate", "pageCount", "rating", "contentURL", "thumbnailData",
            "emailHeaders",
        ]
        let query = CSSearchQuery(queryString: "title == 'Fjord'", attributes: names)
        var items: [CSSearchableItem] = []
        for try await result in query.results { items.append(result.item) }
        let found = try #require(items.first)
        #expect(items.count == 1)
        #expect(query.foundItemCount == 1)
        #expect(found.uniqueIdentifier == "1")
        #expect(found.domainIdentifier == "trips.north")
        #expect(found.expirationDate == .distantFuture)
        let attributes = found.attributeSet
        #expect(attributes.title == "Fjord")
        #expect(attributes.keywords == ["sea", "north"])
        #expect(attributes.authors == [person])
        #expect(attributes.startDate == day)
        #expect(attributes.pageCount == 3)
        #expect(attributes.rating == 0.5)
        #expect(attributes.contentURL == URL(filePath: "/tmp/a b"))
        #expect(attributes.thumbnailData == Data([0, 255]))
        #expect(attributes.emailHeaders?["To"] as? [String] == ["x"])
        #expect(attributes.subject == nil)
    }

    @Test("An item replaces the one with its identifier, and no word of the old one is found")
    func replacing() async throws {
        let index = CSSearchableIndex(name: "notes")
        try await index.indexSearchableItems([item("1", "Harbour") { $0.comment = "grey" }])
        try await index.indexSearchableItems([item("1", "Mountain")])
        #expect(try await searched("harbour") == [])
        #expect(try await searched("grey") == [])
        #expect(try await searched("mountain") == ["1"])
    }

    @Test("An update adds what is set, removes what is nil, and leaves the rest")
    func updating() async throws {
        let index = CSSearchableIndex(name: "notes")
        try await index.indexSearchableItems([
            item("1", "Harbour") {
                $0.comment = "grey"
                $0.subject = "boats"
            }
        ])
        let update = item("1") {
            $0.comment = nil
            $0.information = "windy"
        }
        update.attributeSet.title = "Quay"
        update.isUpdate = true
        try await index.indexSearchableItems([update])
        #expect(try await searched("quay windy boats") == ["1"])
        #expect(try await searched("grey") == [])
        #expect(try await searched("harbour") == [])
        let new = item("2", "Pier")
        new.isUpdate = true
        try await index.indexSearchableItems([new])
        #expect(try await searched("pier") == ["2"])
    }

    @Test("What is changed of an item later does not change the index")
    func snapshots() async throws {
        let harbour = item("1", "Harbour")
        await withCheckedContinuation { continuation in
            CSSearchableIndex.default().indexSearchableItems([harbour]) { _ in continuation.resume() }
            harbour.attributeSet.title = "Mountain"
        }
        #expect(try await found("title == 'Harbour'") == ["1"])
    }

    @Test("Items are deleted by identifier, with what activities say of them")
    func deletingItems() async throws {
        let index = CSSearchableIndex.default()
        try await index.indexSearchableItems([
            item("1", "Harbour"), item("2", "Harbour"), item("3", "Harbour") { $0.relatedUniqueIdentifier = "1" },
            item("4", "Harbour") { $0.weakRelatedUniqueIdentifier = "1" },
        ])
        try await index.deleteSearchableItems(withIdentifiers: ["1", "none"])
        #expect(try await found("true") == ["2", "4"])
        try await index.deleteAllSearchableItems()
        #expect(try await found("true") == [])
        #expect(try await searched("harbour") == [])
    }

    @Test("A domain is deleted with those within it, and no other")
    func deletingDomains() async throws {
        let index = CSSearchableIndex.default()
        let domains = ["a", "a.b", "a.b.c", "ab", "a-b", "A", "x.a"]
        try await index.indexSearchableItems(domains.map { item($0, domain: $0) } + [item("none")])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["a"])
        #expect(try await Set(found("true")) == ["ab", "a-b", "A", "x.a", "none"])
    }

    @Test("An item is not found after it expired")
    func expiry() async throws {
        let over = item("over", "Harbour")
        over.expirationDate = Date(timeIntervalSinceNow: -1)
        let soon = item("soon", "Harbour")
        soon.expirationDate = Date(timeIntervalSinceNow: 1000)
        let unset = item("unset", "Harbour")
        unset.expirationDate = nil
        #expect(unset.expirationDate > Date.now)
        try await CSSearchableIndex.default().indexSearchableItems([over, soon, unset])
        #expect(try await found("title == 'Harbour'") == ["soon", "unset"])
        #expect(try await searched("harbour") == ["soon", "unset"])
    }

    @Test("What is asked for with handlers is done in order")
    func handlers() async throws {
        let index = CSSearchableIndex.default()
        let error: (any Error)? = await withCheckedContinuation { continuation in
            index.indexSearchableItems([item("1"), item("2"), item("3", domain: "d")])
            index.deleteSearchableItems(withIdentifiers: ["1"])
            index.indexSearchableItems([item("1")])
            index.deleteSearchableItems(withDomainIdentifiers: ["d"])
            index.deleteSearchableItems(withIdentifiers: ["2"]) { continuation.resume(returning: $0) }
        }
        #expect(error == nil)
        #expect(try await found("true") == ["1"])
        await withCheckedContinuation { continuation in
            index.deleteAllSearchableItems { _ in continuation.resume() }
        }
        #expect(try await found("true") == [])
    }

    @Test("Indexes of different names hold different items, and a query finds those of all")
    func names() async throws {
        let names = ["default", "A/B", "a b", "..", "日本", ""]
        for name in names { try await CSSearchableIndex(name: name).indexSearchableItems([item(name)]) }
        #expect(try await Set(found("true")) == Set(names))
        try await CSSearchableIndex.default().deleteAllSearchableItems()
        try await CSSearchableIndex(name: "A/B").deleteAllSearchableItems()
        #expect(try await found("true").count == names.count - 1)
        let files = try FileManager.default.contentsOfDirectory(atPath: TemporaryIndexes.folder)
        #expect(files.filter { $0.hasSuffix(".sqlite") }.count == names.count + 1)
    }

    @Test("Is in the person's data folder, in a folder of the program's own, unless a test says otherwise")
    func place() {
        let path = SpotlightFolder.$override.withValue(nil) { SpotlightFolder.current.path }
        let environment = ProcessInfo.processInfo.environment
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
        #expect(path.hasPrefix(data))
        #expect((path as NSString).deletingLastPathComponent.hasSuffix("/appintents/spotlight"))
        #expect(!(path as NSString).lastPathComponent.isEmpty)
    }

    @Test("A query can choose indexes by their protection")
    func protection() async throws {
        try await CSSearchableIndex(name: "open").indexSearchableItems([item("open")])
        try await CSSearchableIndex(name: "locked", protectionClass: .complete).indexSearchableItems([item("locked")])
        let query = CSSearchQuery(queryString: "true", queryContext: nil)
        query.protectionClasses = [.complete]
        #expect(try await query.results.reduce(into: []) { $0.append($1.id) } == ["locked"])
    }

    @Test("Ten thousand items are indexed and found")
    func many() async throws {
        let items = (0..<10_000).map { number in
            item("\(number)", "Walk number \(number)") {
                $0.rating = NSNumber(value: number % 5)
                $0.keywords = ["path", number.isMultiple(of: 1000) ? "milestone" : "stone"]
            }
        }
        try await CSSearchableIndex(name: "walks").indexSearchableItems(items)
        #expect(try await searched("milestone").count == 10)
        #expect(try await searched("walk 7777") == ["7777"])
        #expect(try await found("rating >= 3").count == 4000)
        #expect(try await found("title == '*99'").count == 100)
    }

    @Test("Gives the data of an item through its delegate, for this program only")
    func data() async throws {
        let index = CSSearchableIndex.default()
        let own = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        await #expect(throws: CSIndexError.self) {
            try await index.fetchData(forBundleIdentifier: own, itemIdentifier: "1", contentType: .text)
        }
        let delegate = ReindexingDelegate([])
        index.indexDelegate = delegate
        let data = try await index.fetchData(forBundleIdentifier: own, itemIdentifier: "1", contentType: .text)
        #expect(data == Data("1 as public.text".utf8))
        await #expect(throws: CSIndexError.self) {
            try await index.fetchData(forBundleIdentifier: "org.example.other", itemIdentifier: "1", contentType: .text)
        }
    }
}
