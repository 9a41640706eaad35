import Foundation
import SchemaGenerator
import Testing

@Suite struct `The schema generator` {
    /// The package this file belongs to.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `gives what is checked in`() throws {
        #expect(try SchemaGenerator(root: Self.package).stalePaths() == [])
    }

    @Test func `gives the same files every time`() throws {
        let generator = SchemaGenerator(root: Self.package)
        #expect(try generator.files() == generator.files())
    }

    @Test func `writes what is missing, changed or left over, and then has nothing to do`() throws {
        try withPackage(schemas: ["pets": Self.pets]) { root in
            let generator = SchemaGenerator(root: root)
            let paths = try generator.files().keys.sorted()
            #expect(
                paths == [
                    "Sources/AppIntents/AppIntents.docc/Schemas/pets-schemas.md",
                    "Sources/AppIntents/AppIntents.docc/Schemas/schema-domains.md",
                    "Sources/AppIntents/Schemas/Generated/AppSchema+Pets.swift",
                    "Sources/AppIntents/Schemas/Generated/AssistantSchemas+Domains.swift",
                    "Sources/SchemaCatalog/Generated/PetsSchemas.swift",
                    "Sources/SchemaCatalog/Generated/SchemaCatalog+Domains.swift",
                ])
            #expect(try generator.write() == paths)
            #expect(try generator.write() == [])

            let changed = root.appendingPathComponent(paths[4])
            try "changed".write(to: changed, atomically: true, encoding: .utf8)
            let leftOver = root.appendingPathComponent("Sources/SchemaCatalog/Generated/OldSchemas.swift")
            try "old".write(to: leftOver, atomically: true, encoding: .utf8)
            #expect(try generator.stalePaths() == ["Sources/SchemaCatalog/Generated/OldSchemas.swift", paths[4]])
            try generator.write()
            #expect(try String(contentsOf: changed, encoding: .utf8) == generator.files()[paths[4]])
            #expect(!FileManager.default.fileExists(atPath: leftOver.path))
        }
    }

    @Test func `leaves out schemas seen in a beta only, and keeps keywords usable`() throws {
        try withPackage(schemas: ["pets": Self.pets]) { root in
            let files = try SchemaGenerator(root: root).files()
            let names = try #require(files["Sources/AppIntents/Schemas/Generated/AppSchema+Pets.swift"])
            #expect(names.contains("public var `repeat`: AppSchema.Intent"))
            #expect(names.contains("@available(*, deprecated, message: \"Use '.pets.stroke'\")"))
            #expect(!names.contains("vanish"))
        }
    }

    @Test func `names the file it cannot read`() throws {
        try withPackage(schemas: ["pets": "{\"domain\": 1}"]) { root in
            let error = try #require(throws: SchemaGeneratorError.self) { try SchemaGenerator(root: root).files() }
            #expect(error.description.hasPrefix("cannot read 'Schemas/pets.json': "))
        }
    }

    @Test func `names the folder it cannot list`() throws {
        let root = URL(fileURLWithPath: "/nonexistent-package")
        let error = try #require(throws: SchemaGeneratorError.self) { try SchemaGenerator(root: root).stalePaths() }
        #expect(error.description.hasPrefix("cannot list '/nonexistent-package/Schemas': "))
    }

    @Test func `names the file it cannot write`() throws {
        try withPackage(schemas: ["pets": Self.pets]) { root in
            try "".write(to: root.appendingPathComponent("Sources"), atomically: true, encoding: .utf8)
            let error = try #require(throws: SchemaGeneratorError.self) { try SchemaGenerator(root: root).write() }
            #expect(error.description.hasPrefix("cannot write 'Sources/AppIntents/AppIntents.docc/Schemas/"))
        }
    }

    private static let pets = """
        {
          "domain": "pets", "requiresAll": false, "entities": [], "enums": [],
          "intents": [
            {"schema": "repeat", "identifier": "RepeatIntent", "summary": "Does it again.",
             "availability": {"iOS": "27.0"}, "deprecated": {"use": "pets.stroke"}, "conformances": [],
             "parameters": [], "result": null, "experiences": ["Siri"]},
            {"schema": "vanish", "identifier": "VanishIntent", "summary": "Goes.", "status": "beta-only",
             "availability": {"iOS": "27.0"}, "deprecated": null, "conformances": [], "parameters": [],
             "result": null, "experiences": []}
          ]
        }
        """

    private func withPackage(schemas: [String: String], _ body: (URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("schemas-\(UUID().uuidString)")
        let folder = root.appendingPathComponent("Schemas")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        for (name, text) in schemas {
            try text.write(to: folder.appendingPathComponent(name + ".json"), atomically: true, encoding: .utf8)
        }
        try body(root)
    }
}
