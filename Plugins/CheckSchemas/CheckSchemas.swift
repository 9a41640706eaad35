import Foundation
import PackagePlugin

/// Checks a target, with the targets of its package that it depends on, before it is built.
@main
struct CheckSchemas: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard target is SwiftSourceModuleTarget else {
            Diagnostics.warning("the target '\(target.name)' has no Swift source to check; leave out the plugin")
            return []
        }
        let own = Set(context.package.targets.map(\.id))
        let modules = ([target] + target.recursiveTargetDependencies.filter { own.contains($0.id) })
            .compactMap { $0 as? SwiftSourceModuleTarget }
        // A file of another kind would become a resource of the target.
        let stamp = context.pluginWorkDirectoryURL.appendingPathComponent("SchemasChecked.swift")
        var arguments = ["--stamp", stamp.path]
        var inputs: [URL] = []
        for module in modules {
            let domains = SchemaDescriptions.files(of: module)
            let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
            for domain in domains { arguments += ["--domain", domain.path] }
            arguments += ["--module", module.moduleName]
            arguments += sources.map(\.path)
            inputs += domains + sources
        }
        return [
            .buildCommand(
                displayName: "Checking the schemas of \(target.name)",
                executable: try context.tool(named: "check-schemas").url, arguments: arguments, inputFiles: inputs,
                outputFiles: [stamp])
        ]
    }
}
