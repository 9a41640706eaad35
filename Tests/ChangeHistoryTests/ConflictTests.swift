import AccountStorage
import ChangeHistory
import Foundation
import Testing

@Suite("What was changed since is never touched")
struct ConflictTests {
    /// What somebody does to the file that a run altered.
    enum Meddling: String, CaseIterable {
        case edited, sameLength, removed, becameFolder, becameLink, becameSomethingElsewhere
    }

    @Test(
        "An altered file is named, all stays as it is, and it is told where the former content lies",
        arguments: Meddling.allCases)
    func altered(_ meddling: Meddling) async throws {
        let shop = try Workshop(["Plan.md": "old", "Crew.md": "ada"])
        let record = try #require(
            try await shop.run {
                try shop.folder.replace("Crew.md", Data("bob".utf8)) { _ in true }
                try shop.folder.replace("Plan.md", Data("new".utf8)) { _ in true }
            })
        let plan = shop.account.appendingPathComponent("Plan.md")
        switch meddling {
        case .edited: try shop.write("Plan.md", "the person's own")
        case .sameLength:
            // Even with the size and the date that the run left.
            let attributes = try FileManager.default.attributesOfItem(atPath: plan.path)
            try Data("mew".utf8).write(to: plan)
            try FileManager.default.setAttributes(
                [.modificationDate: attributes[.modificationDate] ?? Date()], ofItemAtPath: plan.path)
        case .removed: try FileManager.default.removeItem(at: plan)
        case .becameFolder:
            try FileManager.default.removeItem(at: plan)
            try FileManager.default.createDirectory(at: plan, withIntermediateDirectories: false)
        case .becameLink:
            try shop.write("Other.md", "new")
            try FileManager.default.removeItem(at: plan)
            try FileManager.default.createSymbolicLink(atPath: plan.path, withDestinationPath: "Other.md")
        case .becameSomethingElsewhere:
            try FileManager.default.removeItem(at: plan)
            try FileManager.default.createSymbolicLink(atPath: plan.path, withDestinationPath: "../elsewhere")
        }
        let left = try shop.things()
        let error = await #expect(throws: ChangeHistoryError.self) { try await shop.history.takeBack(record) }
        guard case .conflict(path: "Plan.md", _, _, let kept?)? = error else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
        #expect(try shop.things() == left)
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "old")
        #expect(error?.description.contains(kept) == true)
        #expect(throws: ChangeHistoryError.self) { try shop.history.stepsBack(of: record) }
    }

    @Test("What takes the place of something that went is not replaced")
    func placeTaken() async throws {
        let shop = try Workshop(["Plan.md": "old"])
        let record = try #require(try await shop.run { try shop.folder.remove("Plan.md") })
        try shop.write("Plan.md", "another")
        await #expect(throws: ChangeHistoryError.self) { try await shop.history.takeBack(record) }
        #expect(try shop.texts() == ["Plan.md": "another"])
    }

    @Test(
        "A folder that was asked for stays where somebody put something in; one on the way does too, and is no hindrance"
    )
    func folders() async throws {
        let shop = try Workshop(["Plan.md": "old"], trash: ".trash")
        let asked = try #require(try await shop.run { try shop.folder.makeFolder("Quay") })
        try shop.write("Quay/.hidden", "mine")
        await #expect(throws: ChangeHistoryError.notEmpty(path: "Quay", name: ".hidden")) {
            try await shop.history.takeBack(asked)
        }
        let deletion = try #require(try await shop.run { try shop.folder.moveToTrash("Plan.md") })
        try shop.write(".trash/Older.md", "x")
        try await shop.history.takeBack(deletion)
        #expect(
            try shop.texts() == [
                "Plan.md": "old", "Quay": "folder", "Quay/.hidden": "mine", ".trash": "folder", ".trash/Older.md": "x",
            ])
    }

    @Test("A made file goes to the trash where there is one, and its folders with what is in them stay")
    func trash() async throws {
        let shop = try Workshop(trash: ".trash")
        let record = try #require(
            try await shop.run {
                try shop.folder.makeFolder("Quay", intermediate: true)
                try shop.folder.create("Quay/Crew.md", Data("ada".utf8))
            })
        try shop.write(".trash/Quay/Crew.md", "an older one")
        #expect(try shop.history.stepsBack(of: record) == ["move 'Quay/Crew.md' to the trash"])
        try await shop.history.takeBack(record)
        #expect(
            try shop.texts() == [
                ".trash": "folder", ".trash/Quay": "folder", ".trash/Quay/Crew.md": "an older one",
                ".trash/Quay/Crew 2.md": "ada",
            ])
    }

    @Test("Changes of an account that was not named are not taken back")
    func otherAccount() async throws {
        let shop = try Workshop(["Plan.md": "old"])
        let record = try #require(try await shop.run { try shop.folder.remove("Plan.md") })
        let other = try ChangeHistory(path: shop.history.path, accounts: [shop.root.appendingPathComponent("other")])
        let error = await #expect(throws: ChangeHistoryError.self) { try await other.takeBack(record) }
        #expect(error?.description.contains(shop.account.path) == true)
        #expect(try shop.texts().isEmpty)
    }

    @Test(
        "A record that somebody wrote into reaches nothing outside of the account's folder",
        arguments: [
            ("\"path\":\"Plan.md\"", "\"path\":\"../victim\""), ("\"path\":\"Plan.md\"", "\"path\":\"link/victim\""),
            ("\"path\":\"Plan.md\"", "\"path\":\"/etc/hostname\""), ("/account\"", "\""),
            ("0.before\"", "../../../victim\""), ("\"removal\"", "\"nonsense\""), ("{", "["),
            ("\"mode\":416", "\"mode\":99999"),
        ])
    func tampered(_ genuine: String, _ forged: String) async throws {
        let shop = try Workshop(["Plan.md": "old"])
        try Data("victim".utf8).write(to: shop.root.appendingPathComponent("victim"))
        try FileManager.default.createSymbolicLink(
            atPath: shop.account.appendingPathComponent("link").path, withDestinationPath: "..")
        let record = try #require(try await shop.run { try shop.folder.remove("Plan.md") })
        let file = URL(fileURLWithPath: shop.history.path + "/\(record)/0.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let written = text.replacingOccurrences(of: genuine, with: forged)
        try #require(written != text, "\(text)")
        try Data(written.utf8).write(to: file)
        let outside = try FileManager.default.contentsOfDirectory(atPath: shop.root.path).sorted()
        await #expect(throws: (any Error).self) { try await shop.history.takeBack(record) }
        #expect(try shop.texts() == ["link": "to .."])
        #expect(try FileManager.default.contentsOfDirectory(atPath: shop.root.path).sorted() == outside)
        let victim = try String(contentsOf: shop.root.appendingPathComponent("victim"), encoding: .utf8)
        #expect(victim == "victim")
    }

    @Test("A record's name is no path", arguments: ["", ".", "..", "../history", "a/b", "none"])
    func names(_ name: String) throws {
        let shop = try Workshop()
        #expect(throws: ChangeHistoryError.gone(record: name)) { try shop.history.stepsBack(of: name) }
        #expect(shop.history.obstacle(to: name) != nil)
    }
}
