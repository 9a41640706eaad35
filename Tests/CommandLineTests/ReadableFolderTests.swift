import CommandFixtures
import Foundation
import JSON
import Testing

/// The folders from which an assistant may attach files by their paths.
@Suite(.serialized, .timeLimit(.minutes(2)))
struct ReadableFolderTests {
    /// How the person names a folder.
    enum Naming: CaseIterable { case option, configuration }

    private let desk: Desk
    private let manager = FileManager.default

    init() throws {
        desk = try Desk()
        for folder in ["allowed/below", "allowed-not", "other"] {
            try manager.createDirectory(at: place(folder), withIntermediateDirectories: true)
        }
        for file in ["allowed/chart.txt", "allowed/below/tides.txt", "allowed-not/near.txt", "other/secret.txt"] {
            try Data("content of \(file)".utf8).write(to: place(file))
        }
        for (link, file) in [("allowed/out.txt", "other/secret.txt"), ("allowed/in.txt", "allowed/chart.txt")] {
            try manager.createSymbolicLink(at: place(link), withDestinationURL: place(file))
        }
        try manager.createSymbolicLink(at: place("allowed/elsewhere"), withDestinationURL: place("other"))
    }

    private func place(_ path: String) -> URL { desk.root.appendingPathComponent(path) }

    private func configure(_ folder: String) throws {
        let place = place("config/appintents")
        try manager.createDirectory(at: place, withIntermediateDirectories: true)
        let members: JSONValue = ["files": ["read": [.string(folder)]]]
        try Data(members.bytes).write(to: place.appendingPathComponent("config.json"))
    }

    /// A client of a server that may read from the folder that is allowed.
    private func client(_ naming: Naming?) async throws -> ServedClient {
        var arguments = ["--notes", desk.notes.path, "serve"]
        switch naming {
        case .option: arguments += ["--allow-files", place("allowed").path]
        case .configuration: try configure(place("allowed").path)
        case nil: break
        }
        let client = try ServedClient(arguments, environment: desk.environment(), in: desk.root, person: nil)
        try await client.introduce()
        return client
    }

    /// Has a note made with a file attached.
    private func attach(_ path: String, _ client: ServedClient) async throws -> JSONValue {
        try await client.tool(
            "notes_createNote", ["name": "Charts", "attachments": [["path": .string(place(path).path)]]])
    }

    /// What the files beside the sample notes hold.
    private func attached(since before: [String: Data]) throws -> [String] {
        try desk.files().filter { before[$0.key] == nil && !$0.key.hasSuffix(".md") }
            .map { String(decoding: $0.value, as: UTF8.self) }
    }

    @Test(
        arguments: Naming.allCases,
        [("allowed/chart.txt", "chart"), ("allowed/below/tides.txt", "below/tides"), ("allowed/in.txt", "chart")])
    func `A file in a folder that the person names is attached by its path`(
        _ naming: Naming, _ file: (path: String, content: String)
    ) async throws {
        let before = try desk.files()
        let client = try await client(naming)
        let result = try await attach(file.path, client)
        #expect(result["isError"] == false, "\(result.text)")
        #expect(try attached(since: before) == ["content of allowed/\(file.content).txt"])
        #expect(await client.hangUp() == 0)
    }

    @Test(
        arguments: Naming.allCases,
        [
            "other/secret.txt", "other/none.txt", "allowed/../other/secret.txt", "allowed-not/near.txt",
            "allowed/out.txt", "allowed/elsewhere/secret.txt",
        ])
    func `A file elsewhere is refused, by whatever path, and nothing is done`(
        _ naming: Naming, _ path: String
    ) async throws {
        let before = try desk.files()
        let client = try await client(naming)
        let result = try await attach(path, client)
        #expect(result["isError"] == true)
        #expect(result.text.contains("lies in none of the folders") && !result.text.contains("content of"))
        #expect(try desk.files() == before)
        #expect(await client.hangUp() == 0)
    }

    @Test func `Where no folder is named no file is read, and the words say how one is named`() async throws {
        let before = try desk.files()
        let client = try await client(nil)
        let result = try await attach("allowed/chart.txt", client)
        #expect(result["isError"] == true)
        #expect(result.text.contains("serve --allow-files DIR") && result.text.contains("in the configuration"))
        #expect(try desk.files() == before)
        #expect(await client.hangUp() == 0)
    }

    @Test(arguments: ["none", "allowed/chart.txt"])
    func `A folder that is none is refused before anything is served`(_ path: String) async throws {
        let result = try await desk.run("serve", "--allow-files", place(path).path)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.complaints.contains("--allow-files") && result.complaints.contains("a folder that exists"))
    }
}
