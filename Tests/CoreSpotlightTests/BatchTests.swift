import CoreSpotlight
import Foundation
import Testing

@Suite("A batch", .temporaryIndexes)
struct BatchTests {
    @Test("Is done as a whole when it ends, and leaves its state")
    func ending() async throws {
        let index = CSSearchableIndex(name: "mail")
        #expect(try await index.fetchLastClientState() == nil)
        index.beginBatch()
        try await index.indexSearchableItems([item("1"), item("2")])
        try await index.deleteSearchableItems(withIdentifiers: ["1"])
        #expect(try await found("true") == [])
        try await index.endBatch(withClientState: Data([1]))
        #expect(try await found("true") == ["2"])
        #expect(try await CSSearchableIndex(name: "mail").fetchLastClientState() == Data([1]))
    }

    @Test("Is given up where another begins")
    func abandoning() async throws {
        let index = CSSearchableIndex(name: "mail")
        index.beginBatch()
        try await index.indexSearchableItems([item("1")])
        index.beginBatch()
        try await index.endBatch(withClientState: Data())
        #expect(try await found("true") == [])
    }

    @Test("Changes nothing where the index has another state than the expected one")
    func expecting() async throws {
        let index = CSSearchableIndex(name: "mail")
        index.beginBatch()
        try await index.indexSearchableItems([item("1")])
        try await index.endIndexBatch(expectedClientState: nil, newClientState: Data([1]))
        index.beginBatch()
        try await index.indexSearchableItems([item("2")])
        do {
            try await index.endIndexBatch(expectedClientState: Data([9]), newClientState: Data([2]))
            Issue.record("The batch ended")
        } catch CSIndexError.mismatchedClientState {
            #expect(try await index.fetchLastClientState() == Data([1]))
            #expect(try await found("true") == ["1"])
        }
        index.beginBatch()
        try await index.indexSearchableItems([item("3")])
        try await index.endIndexBatch(expectedClientState: Data([1]), newClientState: Data([2]))
        #expect(try await found("true") == ["1", "3"])
    }

    @Test("Cannot end that did not begin, with too long a state, or in the default index")
    func refusals() async throws {
        let index = CSSearchableIndex(name: "mail")
        let unbegun = await #expect(throws: CSIndexError.self) { try await index.endBatch(withClientState: Data()) }
        #expect(unbegun?.code == .invalidClientStateError)
        index.beginBatch()
        let long = await #expect(throws: CSIndexError.self) {
            try await index.endBatch(withClientState: Data(count: 251))
        }
        #expect(long?.description.contains("251") == true)
        let standard = CSSearchableIndex.default()
        standard.beginBatch()
        let unsupported = await #expect(throws: CSIndexError.self) {
            try await standard.endBatch(withClientState: Data())
        }
        #expect(unsupported?.code == .indexingUnsupported)
    }

    @Test("Ends with handlers too")
    func handlers() async throws {
        let index = CSSearchableIndex(name: "mail")
        index.beginBatch()
        index.indexSearchableItems([item("1")], completionHandler: nil)
        let errors = await withCheckedContinuation { continuation in
            index.endBatch(withClientState: Data([7])) { first in
                index.endIndexBatch(expectedClientState: nil, newClientState: Data()) { second in
                    continuation.resume(returning: [first, second].map { $0 as? CSIndexError })
                }
            }
        }
        #expect(errors.map { $0?.code } == [nil, .invalidClientStateError])
        let state = await withCheckedContinuation { continuation in
            index.fetchLastClientState { state, _ in continuation.resume(returning: state) }
        }
        #expect(state == Data([7]))
    }
}
