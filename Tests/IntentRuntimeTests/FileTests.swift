import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

@Suite("Files")
struct FileTests {
    @Test("A file by its content, as text or in Base64")
    func content() async throws {
        let text = try await IntentSystem.convert(["name": "log.md", "text": "# Log"], to: IntentFile.self)
        #expect(text.filename == "log.md")
        #expect(text.data == Data("# Log".utf8))
        let bytes = try await IntentSystem.convert(["name": "a.bin", "base64": "AP8="], to: IntentFile.self)
        #expect(bytes.data == Data([0, 255]))
    }

    @Test("A file by its path, where that is allowed", arguments: [true, false])
    func path(asMember: Bool) async throws {
        try await withFile { path in
            let json: JSONValue = asMember ? ["path": .string(path)] : .string("@" + path)
            let file = try await IntentSystem.convert(json, to: IntentFile.self, mayReadFiles: true)
            #expect(file.filename == "chart.txt")
            #expect(file.data == Data("soundings".utf8))
        }
    }

    @Test("A file by its path is refused where it is not allowed", arguments: [true, false])
    func pathNotAllowed(asMember: Bool) async throws {
        try await withFile { path in
            await expectRefusal(asMember ? ["path": .string(path)] : .string("@" + path), mayReadFiles: false)
        }
    }

    @Test(
        "A file of a kind that the parameter does not take is refused with those that it takes",
        arguments: [("chart.png", true), ("chart.txt", false), ("chart", true)])
    func kinds(_ name: String, isTaken: Bool) async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [StowChartIntent.self]))
        let file: JSONValue = ["name": .string(name), "text": "soundings"]
        let error = await systemError { _ = try await system.run("StowChartIntent", ["chart": file]) }
        #expect((error == nil) == isTaken)
        if !isTaken { #expect(error?.description.contains("'public.png'") == true) }
    }

    @Test("A path that leads to no file is refused")
    func missing() async throws {
        try await withFile { path in
            await expectRefusal(.string("@" + path + ".gone"), mayReadFiles: true)
            await expectRefusal(.string("@" + (path as NSString).deletingLastPathComponent), mayReadFiles: true)
            await expectRefusal(.string(path), mayReadFiles: true)
        }
    }

    @Test(
        "What is no file is refused",
        arguments: [
            ["name": "a"], ["text": "a"], ["name": "", "text": "a"], ["name": "a", "base64": "not base 64"], 7, [:],
        ] as [JSONValue])
    func noFile(_ json: JSONValue) async {
        await expectRefusal(json, mayReadFiles: true)
    }

    @Test("A file is told by name, type and size, not by its content")
    func told() async throws {
        let system = IntentSystem(catalog: IntentCatalog(types: [EchoIntent<IntentFile>.self]))
        let outcome = try await system.run("EchoIntent", ["value": ["name": "log.txt", "text": "12345"]])
        #expect(outcome.value == ["name": "log.txt", "type": "text/plain", "size": 5])
    }

    private func withFile(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("runtime-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("chart.txt")
        try Data("soundings".utf8).write(to: file)
        try await body(file.path)
    }

    private func expectRefusal(
        _ json: JSONValue, mayReadFiles: Bool, at location: SourceLocation = #_sourceLocation
    ) async {
        let error = await systemError {
            _ = try await IntentSystem.convert(json, to: IntentFile.self, mayReadFiles: mayReadFiles)
        }
        guard case .unconvertible("value", _, "file") = error else {
            Issue.record("\(json.text): \(error.map { "\($0)" } ?? "no error")", sourceLocation: location)
            return
        }
    }
}

/// Takes a picture.
struct StowChartIntent: AppIntent {
    static let title: LocalizedStringResource = "Stow Chart"

    @Parameter(title: "Chart", supportedContentTypes: [.png]) var chart: IntentFile

    func perform() async throws -> some IntentResult { .result() }
}
