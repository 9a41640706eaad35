import Foundation

/// A package of an app and what it is built on, which has its schemas checked by the plugins of this one.
///
/// It has the plugins as its own, with the command as it was built for the tests behind them, so that the framework need
/// not be built once more. What follows a schema stands under a condition that no compiler finds true.
struct CheckedPackage {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Package.swift")
        for plugin in ["CheckSchemas", "CheckSchemasCommand"] {
            let sources = Repository.root.appendingPathComponent("Plugins/\(plugin)")
            for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
                let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
                try folder.write(text, to: "Plugins/\(plugin)/\(name)")
            }
        }
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let command = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("check-schemas")
        try folder.write(
            """
            import Foundation

            let words = CommandLine.arguments.map { strdup($0) }
            execv("\(command.path)", words + [nil])
            exit(127)
            """, to: "Sources/check-schemas/main.swift")
        try folder.write("", to: "Sources/PostApp/Post.swift")
        try folder.write("", to: "Sources/PostKit/Kit.swift")
    }

    private static let manifest = """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Post", platforms: [.macOS(.v15)],
            targets: [
                .target(name: "PostKit"),
                .target(name: "PostApp", dependencies: ["PostKit"], plugins: ["CheckSchemas"]),
                .executableTarget(name: "check-schemas"),
                .plugin(name: "CheckSchemas", capability: .buildTool(), dependencies: ["check-schemas"]),
                .plugin(
                    name: "CheckSchemasCommand",
                    capability: .command(intent: .custom(verb: "check-schemas", description: "Checks schemas")),
                    dependencies: ["check-schemas"]),
            ])
        """

    /// The path of a source file.
    func path(of file: String) -> String { folder.url.appendingPathComponent("Sources/\(file)").path }

    /// Writes declarations that no compiler looks at into a source file; they begin in line 3.
    func write(_ declarations: String, to file: String) throws {
        let text = "#if canImport(AppIntents)\nimport AppIntents\n\(declarations)\n#endif\n"
        try folder.write(text, to: "Sources/\(file)")
    }

    /// The text of a source file.
    func text(of file: String) throws -> String {
        try String(contentsOf: URL(fileURLWithPath: path(of: file)), encoding: .utf8)
    }

    /// Builds the app.
    func build() throws -> String { try run(["build"], ["--target", "PostApp"]) }

    /// Runs the command plugin.
    func check(_ arguments: String...) throws -> String { try run(["package"], ["check-schemas"] + arguments) }

    /// Runs SwiftPM, without anything of whoever runs the tests.
    private func run(_ command: [String], _ arguments: [String]) throws -> String {
        let own = ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(folder.url.path)/.own/\($0)"] }
        return try Command.run(["swift"] + command + own + arguments, in: folder.url)
    }
}
