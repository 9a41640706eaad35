import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("A partial answer says that it is one")
struct PartialTests {
    private let listing = IntentSystem(catalog: IntentCatalog(types: [Crate<Listing>.self]))
    private let searching = IntentSystem(catalog: IntentCatalog(types: [Crate<Searching>.self]))

    @Test("Nothing is said where all is told")
    func complete() async throws {
        let found = try await Hold.$current.withValue(Hold(count: 3)) {
            try await listing.find(FindRequest(entity: "Crate", limit: 3))
        }
        #expect(found.map(\.title) == ["Crate 0", "Crate 1", "Crate 2"])
        #expect(found.isComplete && found.nextOffset == nil && found.incompleteBecause == nil)
    }

    @Test("One that is too large is left out and named, and the others are told")
    func tooLarge() async throws {
        let found = try await Hold.$current.withValue(Hold(count: 4, heavy: [2])) {
            try await listing.find(FindRequest(entity: "Crate"))
        }
        #expect(found.map(\.title) == ["Crate 0", "Crate 1", "Crate 3"])
        #expect(!found.isComplete && found.nextOffset == nil)
        #expect(found.unreadable.map(\.title) == ["Crate 2"])
        let words = try #require(found.incompleteBecause)
        #expect(words.contains("'Crate 2'") && words.contains("/Crate/2") && words.contains("10 MB"))
    }

    @Test("One of which it cannot be told whether it fits, or where it stands, is left out and named")
    func illegible() async throws {
        try await Hold.$current.withValue(Hold(count: 5, illegible: [2])) {
            let found = try await listing.find(FindRequest(entity: "Crate", conditions: ["label = tea"]))
            #expect(found.map(\.title) == ["Crate 0", "Crate 4"])
            #expect(found.incompleteBecause?.contains("The label is illegible.") == true)
            let sorted = try await listing.find(FindRequest(entity: "Crate", sort: "label"))
            #expect(sorted.map(\.title) == ["Crate 1", "Crate 3", "Crate 0", "Crate 4"])
            #expect(sorted.unreadable.map(\.title) == ["Crate 2"])
        }
    }

    @Test("Where nothing can be told of what was found, it is an error and no empty list")
    func nothing() async {
        await Hold.$current.withValue(Hold(count: 2, heavy: [0, 1], illegible: [0, 1])) {
            let heavy = await systemError { _ = try await listing.find(FindRequest(entity: "Crate")) }
            #expect(heavy?.description.contains("'Crate 0'") == true)
            let illegible = await systemError {
                _ = try await listing.find(FindRequest(entity: "Crate", conditions: ["label = tea"]))
            }
            #expect(illegible?.description.contains("The label is illegible.") == true)
        }
    }

    @Test("A query that fails is an error in its own words")
    func locked() async {
        await Hold.$current.withValue(Hold(count: 2, isLocked: true)) {
            for (system, text) in [(listing, nil), (listing, "crate"), (searching, "crate")]
                as [(IntentSystem, String?)]
            {
                let error = await systemError { _ = try await system.find(FindRequest(entity: "Crate", text: text)) }
                #expect(error?.description == "The hold is locked.")
            }
        }
    }

    @Test("What is cut off goes on with the offset that is named", arguments: [nil, "crate"] as [String?])
    func pages(_ text: String?) async throws {
        try await Hold.$current.withValue(Hold(count: 10)) {
            var titles: [String] = []
            var offset: Int? = 0
            var pages = 0
            while let next = offset {
                let found = try await listing.find(FindRequest(entity: "Crate", text: text, limit: 4, offset: next))
                titles += found.map(\.title)
                pages += 1
                offset = found.nextOffset
                #expect(found.isComplete == (offset == nil))
                #expect(found.incompleteBecause?.contains("offset") == (offset == nil ? nil : true))
            }
            #expect(titles == (0..<10).map { "Crate \($0)" })
            #expect(pages == 3)
        }
    }

    @Test("An offset counts those left out, so that none is told twice or never")
    func offsetOverGaps() async throws {
        try await Hold.$current.withValue(Hold(count: 6, heavy: [1])) {
            let first = try await listing.find(FindRequest(entity: "Crate", limit: 3))
            #expect(first.map(\.title) == ["Crate 0", "Crate 2"])
            let offset = try #require(first.nextOffset)
            let second = try await listing.find(FindRequest(entity: "Crate", limit: 3, offset: offset))
            #expect(second.map(\.title) == ["Crate 3", "Crate 4", "Crate 5"])
            #expect(second.isComplete)
        }
    }

    @Test(
        "Limits and offsets beyond all bounds do no harm",
        arguments: [
            (Int.max, 0, 3), (Int.max, Int.max, 0), (1, Int.max, 0), (0, 0, 0), (-5, -5, 0), (Int.min, 1, 0),
            (2, -1, 2),
        ])
    func bounds(limit: Int, offset: Int, count: Int) async throws {
        try await Hold.$current.withValue(Hold(count: 3)) {
            let found = try await listing.find(FindRequest(entity: "Crate", limit: limit, offset: offset))
            #expect(found.count == count)
            var request = FindRequest(entity: "Crate")
            (request.limit, request.offset) = (limit, offset)
            #expect(try await listing.find(request).count == count)
        }
    }

    @Test("A property query is handed limit and offset as the number that is enough")
    func pushedDown() async throws {
        let witness = Witness()
        try await Witness.$current.withValue(witness) {
            let found = try await IntentSystem.marina.find(
                FindRequest(entity: "Buoy", sort: "number", limit: 2, offset: 1))
            #expect(found.map(\.title) == ["Skerry North", "Bell"])
            #expect(found.nextOffset == 3)
        }
        #expect(witness.notes.contains("limit 4"))
    }

    @Test("Of a thousand found by a common word only those told are shown")
    func lazy() async throws {
        let hold = Hold(count: 1000)
        try await Hold.$current.withValue(hold) {
            let found = try await searching.find(FindRequest(entity: "Crate", text: "crate", limit: 5))
            #expect(found.count == 5 && found.nextOffset == 5)
        }
        #expect(hold.timesShown <= 6)
    }

    @Test("A query is told how many are enough, where nothing is sorted or tested after it")
    func wanted() async throws {
        let witness = Witness()
        try await Witness.$current.withValue(witness) {
            for request in [
                FindRequest(entity: "Crate", text: "c", limit: 5, offset: 10), FindRequest(entity: "Crate", text: "c"),
                FindRequest(entity: "Crate", text: "c", conditions: ["goods = tea"], limit: 5),
                FindRequest(entity: "Crate", text: "c", sort: "goods", limit: 5),
            ] { _ = try await searching.find(request) }
        }
        #expect(witness.notes == ["wanted: 16", "wanted: all", "wanted: all", "wanted: all"])
        #expect(EntityQueryRequest.current == nil)
    }

    @Test("What a query says that it could not look at makes its answer a partial one")
    func unseen() async throws {
        let found = try await Hold.$current.withValue(Hold(count: 1, unseen: "the lower hold is under water")) {
            try await searching.find(FindRequest(entity: "Crate", text: "crate"))
        }
        #expect(found.count == 1 && !found.isComplete)
        #expect(found.incompleteBecause == "the lower hold is under water")
    }
}
