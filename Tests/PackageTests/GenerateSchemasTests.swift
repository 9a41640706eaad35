import Foundation
import Testing

@Suite("The command generate-schemas")
struct GenerateSchemasTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Where the command lies: beside the tests.
    private static var path: String {
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("generate-schemas").path
    }

    private func run(_ arguments: String...) throws -> String {
        try Command.run([Self.path] + arguments, in: folder.url)
    }

    @Test("Writes the Swift file of the descriptions that it is given, or only checks them")
    func writes() throws {
        let kit = Repository.root.appendingPathComponent("Examples/Garden/Sources/GardenKit")
        let garden = kit.appendingPathComponent("Schemas/garden.json").path
        try folder.write(
            """
            {"domain": "tools", "entities": [{"schema": "hose", "summary": "A hose.",
             "properties": [{"name": "bed", "type": "BedEntity", "ref": "garden.bed"}]}]}
            """, to: "tools.json")
        #expect(
            try run(
                "--domain", "tools.json", "--module", "ToolKit", "--other", "GardenKit=\(garden)", "--output",
                "Tools.swift") == "")
        let source = try String(contentsOf: folder.url.appendingPathComponent("Tools.swift"), encoding: .utf8)
        #expect(source.hasPrefix("// Generated from tools.json by generate-schemas"))
        #expect(source.contains("public enum ToolsSchemas: AppIntents.AppSchemaDomain {"))
        #expect(try run("--domain", garden, "--module", "GardenKit") == "")
    }

    @Test("Writes a page of documentation for each domain")
    func documents() throws {
        let kit = Repository.root.appendingPathComponent("Examples/Garden/Sources/GardenKit")
        let garden = kit.appendingPathComponent("Schemas/garden.json").path
        let output = try run("--domain", garden, "--module", "GardenKit", "--documentation", "Documentation/Schemas")
        #expect(output == "wrote Documentation/Schemas/garden-schemas.md\n")
        let file = folder.url.appendingPathComponent("Documentation/Schemas/garden-schemas.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page.hasPrefix("# Garden schemas\n"))
        #expect(page.contains("import GardenKit\n"))
        #expect(page.contains("- Schema: `garden.plant`\n"))
        #expect(page.contains("| `diaryEntry` | `JournalEntity` | yes | `journal.entry` |"))
        // What only the framework's domains have is left out, and no page is named that there is not.
        #expect(!page.contains("Since:") && !page.contains("What uses") && !page.contains("<doc:"))
    }

    @Test("Says what is wrong with a description as a compiler does, and writes nothing")
    func complains() throws {
        try folder.write("{\"domain\": \"garden\",\n\"enums\": [{\"schema\": \"season\"}]}", to: "garden.json")
        let failure = try #require(throws: Command.Failure.self) {
            try run("--domain", "garden.json", "--module", "GardenKit", "--output", "Garden.swift")
        }
        #expect(failure.status == 1)
        let path = folder.url.appendingPathComponent("garden.json").path
        #expect(
            failure.complaints == "\(path):2: error: enums[0]: 'summary' is missing: one sentence on what it is\n")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Garden.swift").path))
    }

    @Test(
        "Says what is wrong with its arguments",
        arguments: [
            (["--domains"], "there is no option '--domains'"),
            (["--domain"], "'--domain' wants a value"),
            (["--output", "Garden.swift"], "nothing but '--check' can stand without '--domain'"),
            (["--domain", "a.json"], "'--domain' wants '--module' beside it"),
            (["--domain", "a.json", "--other", "b.json"], "'--other' wants MODULE=FILE, not 'b.json'"),
            (["--domain", "a.json", "--check"], "'--domain' checks in any case; leave out '--check'"),
        ])
    func refuses(arguments: [String], message: String) throws {
        let failure = try #require(throws: Command.Failure.self) {
            try Command.run([Self.path] + arguments, in: folder.url)
        }
        #expect(failure.status == 64)
        #expect(failure.complaints.hasPrefix("generate-schemas: \(message)"))
    }

    @Test("Has help")
    func helps() throws {
        #expect(try run("--help").hasPrefix("usage: generate-schemas [--check]\n"))
    }
}
