import Foundation
import SchemaCatalog
import SchemaScaffold

/// A library with a type for every schema, as the scaffold gives them, and a program that lists what it finds of it.
struct FollowedSchemas {
    private let folder: URL
    private let framework: Framework

    /// Makes the place for the library's sources.
    ///
    /// - Parameter folder: Where all files go.
    init(in folder: URL) throws {
        self.folder = folder
        framework = try Framework()
    }

    /// Compiles the scaffold of each domain, a file each, and the program, and gives the lines that it lists. The layout
    /// of the files is looked at too.
    func list() throws -> [String] {
        let files = try SchemaCatalog.domainNames.map { try write(Scaffold(of: [$0]).source, named: $0) }
        // It is laid out as this package is.
        let layout = Repository.root.appendingPathComponent(".swift-format").path
        try Command.run(["swift", "format", "lint", "--strict", "--configuration", layout] + files, in: folder)
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        let lister = fixtures.appendingPathComponent("SchemaLister/main.swift").path
        try compile(["-module-name", "Followed", "-parse-as-library", "-Onone", "-c", "-j2"] + files)
        try compile(["-module-name", "SchemaLister", "-Onone", "-wmo", "-c", "-o", "SchemaLister.o", lister])
        let objects = SchemaCatalog.domainNames.map { "\($0).o" } + ["SchemaLister.o"] + framework.objects
        try Command.run(["swiftc", "-emit-executable", "-o", "lister"] + objects, in: folder)
        return try Command.run(["./lister"], in: folder).split(separator: "\n").map(String.init)
    }

    /// Type-checks the scaffold of one schema alone.
    func check(_ identifier: String) throws {
        let file = try write(Scaffold(of: [identifier]).source, named: identifier)
        try compile(["-module-name", "Alone", "-parse-as-library", "-typecheck", file])
    }

    private func write(_ source: String, named name: String) throws -> String {
        let file = folder.appendingPathComponent("\(name).swift")
        try Data(source.utf8).write(to: file)
        return file.path
    }

    /// Compiles with every warning an error, but for that of a deprecated schema.
    private func compile(_ options: [String]) throws {
        try Command.run(
            [
                "swiftc", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "MemberImportVisibility", "-warnings-as-errors", "-Wwarning",
                "DeprecatedDeclaration", "-I", framework.modules.path,
            ] + framework.macros + options, in: folder)
    }
}
