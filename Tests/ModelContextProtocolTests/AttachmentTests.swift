import Foundation
import JSON
import Testing

@Suite("A file that is attached", .timeLimit(.minutes(1)))
final class AttachmentTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
    private var allowed: URL { folder.appendingPathComponent("allowed") }

    init() throws {
        for name in ["allowed/below", "other", "allowed-not"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in ["allowed/a.txt", "allowed/below/b.txt", "other/secret.txt", "allowed-not/c.txt"] {
            try Data("content of \(name)".utf8).write(to: folder.appendingPathComponent(name))
        }
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: allowed.path + "/out", withDestinationPath: folder.path + "/other/secret.txt")
        try manager.createSymbolicLink(atPath: allowed.path + "/folder", withDestinationPath: folder.path + "/other")
        try manager.createSymbolicLink(atPath: allowed.path + "/in", withDestinationPath: "below/b.txt")
        try manager.createSymbolicLink(atPath: folder.path + "/elsewhere", withDestinationPath: allowed.path)
        mkfifo(allowed.path + "/pipe", 0o600)
        try Data(count: (10 << 20) + 1).write(to: allowed.appendingPathComponent("large.bin"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func receive(_ file: JSONValue, readable: [String]? = nil) async throws -> JSONValue {
        let client = try await TestClient.introduced(catalog: .gallery, readableFolders: readable ?? [allowed.path])
        return try #require(try await client.tool("receive", ["file": file])["result"])
    }

    @Test(
        "by its path is read where the person allows it",
        arguments: ["allowed/a.txt", "allowed/below/../a.txt", "elsewhere/a.txt", "other/../allowed/a.txt"])
    func path(_ path: String) async throws {
        let result = try await receive(["path": .string(folder.path + "/" + path)])
        #expect(result["structuredContent"]?["value"] == ["a.txt 24 content "])
    }

    @Test("by the path of a symbolic link is read where it leads to a file that may be read")
    func link() async throws {
        let result = try await receive(["path": .string(allowed.path + "/in"), "name": "named.txt"])
        #expect(result["structuredContent"]?["value"] == ["named.txt 30 content "])
        // The folder itself may be named by a link.
        let through = try await receive(
            ["path": .string(allowed.path + "/a.txt")], readable: [folder.path + "/elsewhere"])
        #expect(through["isError"] == false)
    }

    @Test(
        "by a path elsewhere is refused in one way, whether it is there or not",
        arguments: [
            "other/secret.txt", "other/none.txt", "allowed/out", "allowed/folder/secret.txt",
            "allowed/../other/secret.txt",
            "allowed-not/c.txt", "allowed/../other/none.txt", "allowed",
        ])
    func elsewhere(_ path: String) async throws {
        let result = try await receive(["path": .string(folder.path + "/" + path)])
        let words = result["content"]?.array?.first?["text"]?.string
        #expect(result["isError"] == true)
        #expect(words?.contains("lies in none of the folders") == true, "\(words ?? "")")
        #expect(words?.contains("--allow-files") == true && words?.contains("content of") == false)
    }

    @Test(
        "is refused where it is none that can be read",
        arguments: [
            ("allowed/none.txt", "no such file"), ("allowed/below", "no regular file"),
            ("allowed/pipe", "no regular file"), ("allowed/large.bin", "more than the 10485760"),
        ])
    func unreadable(_ path: String, _ reason: String) async throws {
        let result = try await receive(["path": .string(folder.path + "/" + path)])
        #expect(result["isError"] == true)
        #expect(result["content"]?.array?.first?["text"]?.string?.contains(reason) == true, "\(result.text)")
    }

    @Test(
        "by a path is refused where no folder is named, and where the path is none",
        arguments: ["/etc/hostname", "a.txt", "~", ""])
    func noFolder(_ path: String) async throws {
        let result = try await receive(["path": .string(path)], readable: [])
        #expect(result["isError"] == true)
        let words = try #require(result["content"]?.array?.first?["text"]?.string)
        #expect(words.contains(path.hasPrefix("/") || path == "~" ? "serve --allow-files DIR" : "must be absolute"))
    }

    @Test("by the URI of a result, of an entity's file and of an entity is read")
    func uri() async throws {
        let client = try await TestClient.introduced(confirmsEverything: true, catalog: .gallery)
        let made = try await client.tool("export", ["name": "a.bin", "size": 300_000, "text": "x"])
        let result = try #require(made["result"]?["structuredContent"]?["value"]?.array?.first?["uri"])
        let entity = "appintents://modelContextProtocolTests/PictureEntity/small"
        let beginning = String(decoding: PictureEntity.longText.utf8.prefix(8), as: UTF8.self)
        let more: [JSONValue] = [
            ["uri": .string(entity + "?property=prints/0")], ["uri": .string(entity), "name": "text.md"],
            ["uri": .string(entity + "?as=text/plain")], ["name": "t.txt", "text": "given"],
        ]
        let answer = try await client.tool("receive", ["file": ["uri": result], "more": .array(more)])
        let size = PictureEntity.longText.utf8.count
        #expect(
            answer["result"]?["structuredContent"]?["value"] == [
                "a.bin 300000 xxxxxxxx", "first.txt 5 first", .string("text.md \(size) \(beginning)"),
                .string("Picture small.txt \(size) \(beginning)"), "t.txt 5 given",
            ], "\(answer.text)")
    }

    @Test(
        "by a URI that leads to nothing says why",
        arguments: [
            ("appintents://results/0-0", "call the tool again"),
            ("appintents://modelContextProtocolTests/PictureEntity/none", "none"),
            ("appintents://modelContextProtocolTests/PictureEntity/small?property=x", "'x'"),
            ("appintents://modelContextProtocolTests/PictureEntity/small?offset=5", "attached whole"),
            ("file:///etc/passwd", "file:///etc/passwd"), ("https://example.org/a.png", "example.org"),
        ])
    func wrongURI(_ uri: String, _ words: String) async throws {
        let result = try await receive(["uri": .string(uri)])
        #expect(result["isError"] == true)
        #expect(result["content"]?.array?.first?["text"]?.string?.contains(words) == true, "\(result.text)")
    }

    @Test("in the argument itself is small")
    func given() async throws {
        let text = String(repeating: "a", count: 1 << 20)
        #expect(try await receive(["name": "a.txt", "text": .string(text)])["isError"] == false)
        for file in [
            ["name": "a.txt", "text": .string(text + "a")],
            ["name": "a.txt", "base64": .string(Data(count: (1 << 20) + 3).base64EncodedString())],
        ] as [JSONValue] {
            let result = try await receive(file)
            #expect(result["isError"] == true)
            #expect(result["content"]?.array?.first?["text"]?.string?.contains("by 'uri' or 'path'") == true)
        }
    }
}
