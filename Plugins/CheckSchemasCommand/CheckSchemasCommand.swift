import Foundation
import PackagePlugin

/// `swift package check-schemas`: checks every app of a package, and with `--fix` mends what has one answer.
///
/// The plugin asks for no permission to write, because checking needs none. Where plugins run in a sandbox, `--fix` takes
/// SwiftPM's `--allow-writing-to-package-directory`.
@main
struct CheckSchemasCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let apps = Self.apps(of: context.package)
        if apps.isEmpty { return Diagnostics.remark("The package has no targets of Swift source") }
        let tool = try context.tool(named: "check-schemas").url
        var hasFailed = false
        for modules in apps {
            let process = Process()
            process.executableURL = tool
            process.arguments = arguments + modules.flatMap(Self.arguments)
            process.currentDirectoryURL = context.package.directoryURL
            try process.run()
            process.waitUntilExit()
            guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
                return Diagnostics.error("'check-schemas' could not do its work")
            }
            hasFailed = hasFailed || process.terminationStatus == 1
        }
        if hasFailed { Diagnostics.error("The package does not follow its schemas as they ask") }
    }

    /// The apps of a package, each as its modules: a target that no other depends on, and what it depends on.
    private static func apps(of package: Package) -> [[SwiftSourceModuleTarget]] {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { [.generic, .executable].contains($0.kind) }
        let own = Set(targets.map(\.id))
        let used = Set(targets.flatMap(\.recursiveTargetDependencies).map(\.id))
        return targets.filter { !used.contains($0.id) }.map { target in
            let dependencies = target.recursiveTargetDependencies.filter { own.contains($0.id) }
            return [target] + dependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        }
    }

    private static func arguments(for module: SwiftSourceModuleTarget) -> [String] {
        var arguments: [String] = []
        for file in SchemaDescriptions.files(of: module) { arguments += ["--domain", file.path] }
        arguments += ["--module", module.moduleName]
        arguments += module.sourceFiles(withSuffix: "swift").map(\.url.path)
        return arguments
    }
}
