import AppIntents
import CoreSpotlight
import Foundation
import SQLite
import Testing

@Suite("An index whose file is not as it should be", .temporaryIndexes)
struct DamageTests {
    private var file: String { TemporaryIndexes.folder + "/index-notes.sqlite" }

    private func put(_ data: Data) throws {
        try FileManager.default.createDirectory(atPath: TemporaryIndexes.folder, withIntermediateDirectories: true)
        try data.write(to: URL(filePath: file))
    }

    @Test("Is begun anew, the damaged file is kept aside, and the delegate is asked for the items once")
    func damage() async throws {
        let garbage = Data(repeating: 0x5A, count: 10_000)
        try put(garbage)
        let index = CSSearchableIndex(name: "notes")
        let delegate = ReindexingDelegate([item("1", "Harbour")])
        index.indexDelegate = delegate
        for _ in 0..<1000 where try await index.needsItems { try await Task.sleep(for: .milliseconds(10)) }
        #expect(try await searched("harbour") == ["1"])
        #expect(try Data(contentsOf: URL(filePath: file + ".damaged")) == garbage)
        _ = try await index.fetchLastClientState()
        _ = try await index.needsItems
        #expect(delegate.requestCount == 1)
    }

    @Test("Is noticed to be damaged in the middle")
    func middle() async throws {
        let index = CSSearchableIndex(name: "notes")
        try await index.indexSearchableItems((0..<500).map { item("\($0)", "Harbour \($0)") })
        // The copy is of an index that was closed, as its log says nothing then that the file does not.
        let copy = CSSearchableIndex(name: "copy")
        try Database(.file(file)).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        var data = try Data(contentsOf: URL(filePath: file))
        for start in stride(from: 4096, to: data.count, by: 4096) {
            data.replaceSubrange(start..<min(start + 100, data.count), with: Data(repeating: 0xFF, count: 100))
        }
        try data.write(to: URL(filePath: TemporaryIndexes.folder + "/index-copy.sqlite"))
        #expect(try await copy.needsItems)
        try await copy.indexSearchableItems([item("new", "Quay")])
        #expect(try await searched("quay") == ["new"])
    }

    @Test("Is refused where it is another program's database")
    func foreign() async throws {
        try FileManager.default.createDirectory(atPath: TemporaryIndexes.folder, withIntermediateDirectories: true)
        try Database(.file(file)).execute("CREATE TABLE mine (x)")
        let error = await #expect(throws: CSIndexError.self) {
            try await CSSearchableIndex(name: "notes").indexSearchableItems([item("1")])
        }
        #expect(error?.code == .indexUnavailableError)
        #expect(error?.description.contains("another program") == true)
        #expect(error?.description.contains(file) == true)
        let statement = try Database(.file(file)).prepare("SELECT count(*) FROM mine")
        #expect(try statement.step())
    }

    @Test("Is refused where a newer version made it, by queries too")
    func newer() async throws {
        try await CSSearchableIndex(name: "first").indexSearchableItems([item("1")])
        let made = TemporaryIndexes.folder + "/index-first.sqlite"
        try Database(.file(made)).execute("PRAGMA wal_checkpoint(TRUNCATE)")
        try FileManager.default.copyItem(atPath: made, toPath: file)
        try Database(.file(file)).execute("PRAGMA user_version = 1000")
        let error = await #expect(throws: CSIndexError.self) {
            try await CSSearchableIndex(name: "notes").deleteAllSearchableItems()
        }
        #expect(error?.description.contains("layout 1000") == true)
        let queryError = await #expect(throws: CSSearchQueryError.self) { try await found("true") }
        #expect(queryError?.code == .indexUnreachable)
    }

    @Test("Says so where its folder cannot be made")
    func unwritable() async throws {
        try Data().write(to: URL(filePath: TemporaryIndexes.folder))
        await #expect(throws: (any Error).self) {
            try await CSSearchableIndex.default().indexSearchableItems([item("1")])
        }
        #expect(try await found("true") == [])
    }

    @Test("Is opened anew where the file was replaced")
    func replaced() async throws {
        let index = CSSearchableIndex(name: "notes")
        try await index.indexSearchableItems([item("1")])
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
        try await index.indexSearchableItems([item("2")])
        #expect(try await found("true") == ["2"])
    }
}
