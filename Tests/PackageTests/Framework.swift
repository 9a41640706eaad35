import Foundation

/// The framework as it was built for these tests: what other modules are compiled and linked against.
struct Framework {
    /// There is no build of this package beside the tests.
    struct NotBuilt: Error, CustomStringConvertible {
        let folder: URL

        var description: String { "\(folder.path) holds no list of the objects that the tests were linked from" }
    }

    /// The targets that an app links, and those that its caller links besides.
    private static let targets: Set<String> = [
        "FoundationGaps", "UniformTypeIdentifiers", "CoreTransferable", "SearchableAttributes", "CoreLocation",
        "GeoToolbox",
        "SchemaCatalog", "AppIntents", "IntentRuntime", "JSON",
    ]

    /// The folder of the built modules.
    let modules: URL
    /// What has the compiler load the macros.
    let macros: [String]
    /// The object files of the framework and of the system.
    let objects: [String]

    init() throws {
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let products = URL(fileURLWithPath: tests).deletingLastPathComponent()
        let name = URL(fileURLWithPath: tests).deletingPathExtension().lastPathComponent
        // Where the tests include those of a macro, SwiftPM builds all of them as tools, and says so in the names.
        let builds = ["", "-tool"].compactMap { suffix -> (suffix: String, list: String)? in
            let list = products.appendingPathComponent("\(name)\(suffix).product/Objects.LinkFileList")
            return (try? String(contentsOf: list, encoding: .utf8)).map { (suffix, $0) }
        }
        guard let build = builds.first else { throw NotBuilt(folder: products) }
        modules = products.appendingPathComponent("Modules\(build.suffix)")
        let plugin = products.appendingPathComponent("AppIntentsMacros-tool").path
        macros = ["-load-plugin-executable", "\(plugin)#AppIntentsMacros"]
        objects = build.list.split(separator: "\n").map(String.init).filter { path in
            let target = URL(fileURLWithPath: path).deletingLastPathComponent().deletingPathExtension()
                .lastPathComponent
            guard target.hasSuffix(build.suffix) else { return false }
            return Self.targets.contains(String(target.dropLast(build.suffix.count)))
        }
    }
}
