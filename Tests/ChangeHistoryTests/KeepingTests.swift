import AccountStorage
import ChangeHistory
import Foundation
import Testing

@Suite("What is kept, and for how long")
struct KeepingTests {
    private func limits(_ set: (inout ChangeHistory.Limits) -> Void) -> ChangeHistory.Limits {
        var limits = ChangeHistory.Limits()
        set(&limits)
        return limits
    }

    @Test("Nobody else may read it")
    func permissions() async throws {
        let shop = try Workshop(["Plan.md": "old"])
        try await shop.run { try shop.folder.remove("Plan.md") }
        let history = shop.history.path
        #expect(try FileManager.default.attributesOfItem(atPath: history)[.posixPermissions] as? Int == 0o700)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: history)
        #expect(paths.count == 3)
        for path in paths {
            let attributes = try FileManager.default.attributesOfItem(atPath: history + "/" + path)
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(path)")
        }
    }

    @Test("A run that changes nothing, or takes its changes back itself, leaves nothing")
    func nothing() async throws {
        let shop = try Workshop(["Plan.md": "old"])
        #expect(try await shop.run { _ = try shop.folder.read("Plan.md") } == nil)
        try await shop.run {
            try shop.folder.create("Crew.md", Data())
            try shop.folder.replace("Plan.md", Data("new".utf8)) { _ in true }
            try shop.folder.replace("Plan.md", Data("old".utf8)) { _ in true }
            try shop.folder.remove("Crew.md")
        }
        #expect(try shop.records().isEmpty)
    }

    @Test("A file that is too large is not kept, and that is the reason why it cannot be taken back")
    func tooLarge() async throws {
        let shop = try Workshop(["Plan.md": "0123456789"], limits: limits { $0.fileBytes = 9 })
        let record = try #require(
            try await shop.run { try shop.folder.replace("Plan.md", Data("new".utf8)) { _ in true } })
        #expect(shop.history.obstacle(to: record)?.contains("'Plan.md' was too large") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: shop.history.path + "/" + record) == ["0.json"])
        // What is moved is not copied, so its size does not matter.
        try shop.write("Video", "0123456789")
        let move = try #require(try await shop.run { try shop.folder.move(from: "Video", to: "b") })
        try await shop.history.takeBack(move)
        #expect(try shop.text("Video") == "0123456789")
    }

    @Test("The oldest go where there are too many, or where all take too much; the latest stays")
    func limited() async throws {
        for limits in [limits { $0.records = 3 }, limits { $0.totalBytes = 1 }] {
            let shop = try Workshop(["Plan.md": "0"], limits: limits)
            var last: String?
            for number in 1...5 {
                last = try await shop.run {
                    try shop.folder.replace("Plan.md", Data("\(number)".utf8)) { _ in true }
                }
                try await Task.sleep(for: .milliseconds(2))
            }
            #expect(try shop.records().count == (limits.records == 3 ? 3 : 1))
            try await shop.history.takeBack(#require(last))
            #expect(try shop.text("Plan.md") == "4")
        }
    }

    @Test("What was kept long enough goes")
    func aged() async throws {
        let shop = try Workshop(["Plan.md": "old"])
        let record = try #require(try await shop.run { try shop.folder.remove("Plan.md") })
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -31 * 86_400)],
            ofItemAtPath: shop.history.path + "/" + record)
        let next = try #require(try await shop.run { try shop.folder.create("a", Data()) })
        #expect(try shop.records() == [next])
        #expect(shop.history.obstacle(to: record)?.contains("no longer kept") == true)
    }

    @Test("Where nothing can be kept, nothing is changed")
    func unwritable() async throws {
        let shop = try Workshop(["Plan.md": "old"])
        try FileManager.default.removeItem(atPath: shop.history.path)
        await #expect(throws: AccountFolderError.self) { try await shop.run { try shop.folder.remove("Plan.md") } }
        struct Full: Error {}
        await #expect(throws: AccountFolderError.self) {
            try await shop.history.recording({ _ in throw Full() }) { try shop.folder.remove("Plan.md") }
        }
        #expect(try shop.texts() == ["Plan.md": "old"])
    }
}
