import Foundation
import JSON
import Testing

@Suite("Accounts and the configuration", .serialized)
struct AccountTests {
    private let desk: Desk
    private let work: URL

    init() throws {
        desk = try Desk()
        work = desk.root.appendingPathComponent("Work")
        try FileManager.default.createDirectory(
            at: work.appendingPathComponent("Plans"), withIntermediateDirectories: true)
        try Data("the quarterly xylophone".utf8).write(to: work.appendingPathComponent("Plans/Budget.md"))
    }

    private func configure(_ text: String) throws {
        let folder = desk.root.appendingPathComponent("config/appintents")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("config.json"))
    }

    @Test("Notes of two accounts are found, read and changed")
    func two() async throws {
        let accounts = try await desk.run("--notes", work.path, "find", "notes.account", "--json").json
        #expect(accounts.array?.compactMap { $0["title"]?.string } == ["Notes", "Work"])
        let found = try await desk.run("--notes", work.path, "find", "notes.note", "xylophone", "--json").json
        let uri = try #require(found.array?.first?["uri"]?.string)
        #expect(found.array?.count == 1)
        let note = try await desk.run("--notes", work.path, "get", uri, "--json").json
        #expect(note["properties"]?["content"] == "the quarterly xylophone")
        let change = try await desk.run(
            "--notes", work.path, "run", "notes.appendText", "--target", uri, "--content", "ends")
        #expect(change.status == 0)
        let text = try String(contentsOf: work.appendingPathComponent("Plans/Budget.md"), encoding: .utf8)
        #expect(text.hasSuffix("ends") || text.hasSuffix("ends\n"))
    }

    @Test("A new note goes into the first account unless a folder of another is named")
    func first() async throws {
        _ = try await desk.run("--notes", work.path, "run", "notes.createNote", "--name", "Here")
        #expect(desk.has("Here.md"))
        _ = try await desk.run("--notes", work.path, "run", "notes.createNote", "--name", "There", "--folder", "Plans")
        #expect(FileManager.default.fileExists(atPath: work.appendingPathComponent("Plans/There.md").path))
    }

    @Test("A note does not move into another account")
    func across() async throws {
        let result = try await desk.run(
            "--notes", work.path, "run", "notes.updateNote", "--target", "Petrel", "--folder", "Plans")
        #expect(result.status == 1)
        #expect(desk.has("Boats/Petrel.md"))
    }

    @Test("Ids of the first account stay the same when another is added")
    func stableIDs() async throws {
        let alone = try await desk.run("find", "notes.note", "--where", "name = Petrel", "--json").json
        let both = try await desk.run("--notes", work.path, "find", "notes.note", "--where", "name = Petrel", "--json")
            .json
        #expect(alone == both)
    }

    @Test("Accounts stand in the configuration, one or several", arguments: [true, false])
    func configured(several: Bool) async throws {
        let folder = JSONValue.string(work.path).text
        try configure(
            several ? "{\"notes\": [\(folder), \(JSONValue.string(desk.notes.path).text)]}" : "{\"notes\": \(folder)}")
        let accounts = try await desk.runBare("find", "notes.account", "--json").json
        #expect(accounts.array?.compactMap { $0["title"]?.string } == (several ? ["Work", "Notes"] : ["Work"]))
        let doctor = try await desk.runBare("doctor")
        #expect(doctor.status == 0)
        #expect(doctor.output.contains("config.json"))
    }

    @Test("Folders on the command line stand in for those of the configuration")
    func overridden() async throws {
        try configure("{\"notes\": \(JSONValue.string(work.path).text)}")
        let accounts = try await desk.run("find", "notes.account", "--json").json
        #expect(accounts.array?.compactMap { $0["title"]?.string } == ["Notes"])
    }

    @Test("Another file is named with --config, and ~ is the home folder")
    func otherFile() async throws {
        let home = desk.root.appendingPathComponent("home/Papers")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        try Data("{\"notes\": [\"~/Papers\"]}".utf8).write(to: desk.root.appendingPathComponent("mine.json"))
        let accounts = try await desk.runBare("--config", "mine.json", "find", "notes.account", "--json").json
        #expect(accounts.array?.compactMap { $0["title"]?.string } == ["Papers"])
    }

    @Test(
        "A configuration that cannot be used ends with 2 and says where and why",
        arguments: [
            ("{\"notes\": [", "not JSON"), ("[]", "JSON object"), ("{\"notes\": 7}", "folder"),
            ("{\"notes\": [7]}", "folder"), ("", "not JSON"),
        ] as [(String, String)])
    func unusable(_ text: String, _ words: String) async throws {
        try configure(text)
        let result = try await desk.runBare("find", "notes.note")
        #expect(result.status == 2)
        #expect(result.complaints.contains("config.json"))
        #expect(result.complaints.contains(words))
    }

    @Test("A configuration that was named and is not there ends with 2")
    func missingFile() async throws {
        let result = try await desk.runBare("--config", "no such file.json", "find", "notes.note")
        #expect(result.status == 2)
        #expect(result.complaints.contains("no such file.json"))
    }

    @Test("The doctor tells of members that mean nothing")
    func unknownMembers() async throws {
        try configure("{\"notes\": \(JSONValue.string(work.path).text), \"nots\": []}")
        let result = try await desk.runBare("doctor")
        #expect(result.status == 1)
        #expect(result.output.contains("nots"))
    }
}
