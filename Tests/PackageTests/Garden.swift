import Foundation
import SchemaGenerator

/// The example's domain as a built module, and what is compiled against it.
struct Garden {
    /// The example package's sources.
    private static let sources = Repository.root.appendingPathComponent("Examples/Garden/Sources")

    private let folder: URL
    private let framework: Framework
    private let options: [String]

    /// Generates what the plugin would, and compiles the domain's module.
    ///
    /// - Parameters:
    ///   - isOptimised: As in a release build, where the compiler leaves out what nothing names.
    ///   - folder: Where the results go.
    init(isOptimised: Bool, in folder: URL) throws {
        self.folder = folder
        framework = try Framework()
        options =
            ["-swift-version", "6", "-parse-as-library", "-wmo", isOptimised ? "-O" : "-Onone"]
            + ["-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility"]
            + ["-I", framework.modules.path, "-I", "."] + framework.macros
        let kit = Self.sources.appendingPathComponent("GardenKit")
        let domains = try OwnDomains(files: [kit.appendingPathComponent("Schemas/garden.json")], module: "GardenKit")
        try Data(domains.source.utf8).write(to: folder.appendingPathComponent("GeneratedSchemaDomains.swift"))
        try compile("GardenKit", try Self.files(in: kit) + ["GeneratedSchemaDomains.swift"], ["-emit-module"])
    }

    private static func files(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    private func compile(_ module: String, _ files: [String], _ further: [String] = []) throws {
        try Command.run(
            ["swiftc", "-module-name", module, "-c", "-o", "\(module).o"] + options + further + files, in: folder)
    }

    /// Compiles and links the example's app, and gives what its demo prints.
    func demo() throws -> [String] {
        try compile("GardenApp", try Self.files(in: Self.sources.appendingPathComponent("GardenApp")))
        try Command.run(
            ["swiftc", "-emit-executable", "-o", "garden", "-Xlinker", "--gc-sections", "GardenApp.o", "GardenKit.o"]
                + framework.objects, in: folder)
        return try Command.run(["./garden"], in: folder).components(separatedBy: "\n")
    }

    /// Checks a file of an app that imports the domain.
    ///
    /// - Parameter source: The file, without imports.
    /// - Returns: The errors: the lines of `source` and the words.
    func errors(in source: String) throws -> [String] {
        let file = folder.appendingPathComponent("Checked.swift")
        let imports = "import AppIntents; import GardenKit\n"
        try Data((imports + source).utf8).write(to: file)
        do {
            try Command.run(
                ["swiftc", "-typecheck", "-module-name", "Checked", "-diagnostic-style", "llvm"] + options
                    + [file.path], in: folder)
            return []
        } catch let failure as Command.Failure {
            return failure.complaints.matches(of: /Checked\.swift:(?<line>\d+):\d+: error: (?<words>.*)/).map {
                "\((Int($0.line) ?? 0) - 1): \($0.words.replacing(#/ \(from macro '\w+'\)$/#, with: ""))"
            }
        }
    }
}
