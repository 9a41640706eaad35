import Foundation
import PackagePlugin

/// Adds the domains that a target describes in its `Schemas` folder to the target, as a Swift file.
@main
struct SchemaDomains: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = descriptions(of: module)
        if files.isEmpty {
            Diagnostics.warning(
                "the target '\(target.name)' has no Schemas/*.json: describe a domain there, or leave out the plugin")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedSchemaDomains.swift")
        var arguments = ["--module", module.moduleName, "--output", output.path]
        for file in files { arguments += ["--domain", file.path] }
        var inputs = files
        // A description may speak of the domains of what the target depends on.
        for other in target.recursiveTargetDependencies.compactMap(\.sourceModule) {
            for file in descriptions(of: other) {
                arguments += ["--other", "\(other.moduleName)=\(file.path)"]
                inputs.append(file)
            }
        }
        return [
            .buildCommand(
                displayName: "Generating the schema domains of \(target.name)",
                executable: try context.tool(named: "generate-schemas").url, arguments: arguments, inputFiles: inputs,
                outputFiles: [output])
        ]
    }

    private func descriptions(of module: any SourceModuleTarget) -> [URL] {
        module.sourceFiles(withSuffix: "json").map(\.url)
            .filter { $0.deletingLastPathComponent().lastPathComponent == "Schemas" }
            .sorted { $0.path < $1.path }
    }
}
