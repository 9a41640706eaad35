import Foundation
import PackagePlugin

/// `swift package generate-schemas`: makes what is made of the framework's own `Schemas` folder, or, in another package,
/// checks the descriptions of the domains that it adds.
@main
struct GenerateSchemas: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "generate-schemas").url
        let root = context.package.directoryURL
        if FileManager.default.fileExists(atPath: root.appending(path: "Sources/SchemaCatalog/Generated").path) {
            try run(tool, arguments, in: root)
            return
        }
        for module in context.package.targets.compactMap(\.sourceModule) {
            let files = module.schemaDescriptions
            if files.isEmpty { continue }
            var domains = ["--module", module.moduleName]
            for file in files { domains += ["--domain", file.path] }
            for other in module.recursiveTargetDependencies.compactMap(\.sourceModule) {
                for file in other.schemaDescriptions { domains += ["--other", "\(other.moduleName)=\(file.path)"] }
            }
            try run(tool, domains + arguments, in: root)
            print("\(module.name): \(files.map(\.lastPathComponent).joined(separator: ", "))")
        }
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw Failure(description: "generate-schemas ended with status \(process.terminationStatus)")
        }
    }
}

/// The tool did not do its work, and said why.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

extension SourceModuleTarget {
    /// The descriptions of the domains that the target adds.
    fileprivate var schemaDescriptions: [URL] {
        sourceFiles(withSuffix: "json").map(\.url)
            .filter { $0.deletingLastPathComponent().lastPathComponent == "Schemas" }
            .sorted { $0.path < $1.path }
    }
}
