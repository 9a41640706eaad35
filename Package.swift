// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of SwiftSyntax as the toolchain ships it, already built.
///
/// The compiler on `PATH` is the one that runs this manifest, so its own `usr/lib/swift/host` is the SwiftSyntax that
/// speaks its plugin protocol.
let toolchainSwiftSyntax: String = {
    let path = Context.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("lib/swift/host").path
        if FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule") { return host }
    }
    return "/usr/lib/swift/host"
}()

/// A versioned dependency may not use unsafe flags, so there the plugin is built against the public swift-syntax package.
///
/// SwiftPM reads the manifest of such a package twice: while it chooses a version, out of the repository, whose root is
/// `/`, and then in the folder of its checkouts. Both readings have to name the same dependencies.
let isCheckout = Context.packageDirectory == "/" || Context.packageDirectory.contains("/checkouts/")

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let syntaxDependencies: [Target.Dependency] =
    isCheckout
    ? [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "_SwiftCompilerPluginMessageHandling", package: "swift-syntax"),
    ] : []
let parserDependencies: [Target.Dependency] =
    isCheckout
    ? [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
    ] : []
let syntaxSettings: [SwiftSetting] = isCheckout ? [] : [.unsafeFlags(["-I", toolchainSwiftSyntax])]
let syntaxLinking: [LinkerSetting] =
    isCheckout
    ? []
    : [.unsafeFlags(["-L", toolchainSwiftSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSwiftSyntax])]

/// The sample apps of the source compatibility tests.
let sourceApps = [
    "Chores", "Tunes", "Hearth", "Courier", "Ledger", "Earshot", "Tramline", "Album", "Pantry",
    "Stride", "Tideline", "Passage", "Shelf", "Rota", "Chatter", "Garden",
]

let package = Package(
    name: "swift-app-intents",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "GeoToolbox", targets: ["GeoToolbox"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
        .library(name: "IntentHosting", targets: ["IntentHosting"]),
        .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
        .library(name: "IntentJournal", targets: ["IntentJournal"]),
        .library(name: "IntentApprovals", targets: ["IntentApprovals"]),
        .library(name: "PAMAuthentication", targets: ["PAMAuthentication"]),
        .library(name: "ModelContextProtocol", targets: ["ModelContextProtocol"]),
        .library(name: "StreamableHTTP", targets: ["StreamableHTTP"]),
        .plugin(name: "CheckSchemas", targets: ["CheckSchemas"]),
        .plugin(name: "CheckSchemasCommand", targets: ["CheckSchemasCommand"]),
        .executable(name: "appintents", targets: ["appintents"]),
        .plugin(name: "SchemaDomains", targets: ["SchemaDomains"]),
        .plugin(name: "GenerateSchemas", targets: ["GenerateSchemas"]),
    ],
    dependencies: isCheckout
        ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")] : [],
    targets: [
        // The framework: what an app imports.
        .target(name: "FoundationGaps", swiftSettings: strict),
        .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"], swiftSettings: strict),
        .target(
            name: "SearchableAttributes", dependencies: ["UniformTypeIdentifiers"], swiftSettings: strict),
        .target(name: "CoreLocation", swiftSettings: strict),
        .target(name: "GeoToolbox", dependencies: ["CoreLocation"], swiftSettings: strict),
        .target(name: "SchemaCatalog", swiftSettings: strict),
        .macro(
            name: "AppIntentsMacros", dependencies: ["SchemaCatalog"] + syntaxDependencies,
            swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
        .target(
            name: "AppIntents",
            dependencies: [
                "FoundationGaps", "UniformTypeIdentifiers", "CoreTransferable", "SearchableAttributes", "CoreLocation",
                "GeoToolbox", "SchemaCatalog", "AppIntentsMacros",
            ],
            swiftSettings: strict),
        .target(
            name: "CoreSpotlight",
            dependencies: ["AppIntents", "SearchableAttributes", "UniformTypeIdentifiers", "SQLite"],
            swiftSettings: strict),

        // Source to start from, made of schemas.
        .target(name: "SchemaScaffold", dependencies: ["SchemaCatalog"], swiftSettings: strict),

        // The schema catalogue's generator, and what has it run: a build that adds domains, and `swift package`.
        .target(
            name: "SchemaGenerator", dependencies: ["SchemaCatalog", "SchemaScaffold", "JSON"], swiftSettings: strict),
        .executableTarget(name: "generate-schemas", dependencies: ["SchemaGenerator"], swiftSettings: strict),
        .plugin(name: "SchemaDomains", capability: .buildTool(), dependencies: ["generate-schemas"]),
        .plugin(
            name: "GenerateSchemas",
            capability: .command(
                intent: .custom(
                    verb: "generate-schemas", description: "Writes what is made from the package's Schemas folders"),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes Swift files or pages of documentation into the package")
                ]),
            dependencies: ["generate-schemas"]),

        // What compares all of an app's source with its schemas, by itself and as part of a build.
        .target(
            name: "SchemaCheck", dependencies: ["SchemaCatalog"] + parserDependencies,
            swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
        .executableTarget(
            name: "check-schemas", dependencies: ["SchemaCheck", "SchemaCatalog", "SchemaGenerator"],
            swiftSettings: strict + syntaxSettings),
        .plugin(name: "CheckSchemas", capability: .buildTool(), dependencies: ["check-schemas"]),
        .plugin(
            name: "CheckSchemasCommand",
            capability: .command(
                intent: .custom(
                    verb: "check-schemas", description: "Compare the source of all apps with their app schemas")),
            dependencies: ["check-schemas"]),

        // The system: what calls an app.
        .target(name: "JSON", swiftSettings: strict),
        .target(
            name: "IntentRuntime",
            dependencies: ["AppIntents", "CoreTransferable", "SchemaCatalog", "JSON"],
            swiftSettings: strict),
        .target(
            name: "IntentJournal", dependencies: ["IntentRuntime", "AppIntents", "SQLite", "JSON"],
            swiftSettings: strict),
        .target(
            name: "IntentApprovals", dependencies: ["IntentRuntime", "AppIntents", "SQLite"], swiftSettings: strict),
        .systemLibrary(name: "CPAM", pkgConfig: "pam", providers: [.apt(["libpam0g-dev"])]),
        .target(name: "PAMAuthentication", dependencies: ["IntentRuntime", "CPAM"], swiftSettings: strict),
        .systemLibrary(name: "CAllocator"),
        .target(
            name: "ModelContextProtocol",
            dependencies: ["IntentRuntime", "FoundationGaps", "CAllocator", "CLinuxFiles", "JSON"],
            swiftSettings: strict),
        .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .target(
            name: "StreamableHTTP",
            dependencies: ["ModelContextProtocol", "FoundationGaps", "CAllocator", "CMicrohttpd", "CCrypto", "JSON"],
            swiftSettings: strict),

        // What programs show a person on a terminal, and how they read command lines.
        .target(
            name: "IntentCommandLine", dependencies: ["IntentRuntime", "AppIntents", "JSON"], swiftSettings: strict),

        // What runs an app's intents for whoever asks from another process, and the tests that ask.
        .target(
            name: "IntentHosting",
            dependencies: [
                "IntentRuntime", "IntentCommandLine", "ModelContextProtocol", "AppIntents", "CoreTransferable",
                "CoreSpotlight", "SchemaCatalog", "JSON",
            ],
            swiftSettings: strict),
        // Apps of other processes: starts them, watches them, and speaks with them.
        .target(name: "JoinedApps", dependencies: ["IntentRuntime", "AppIntents", "JSON"], swiftSettings: strict),
        // MCP servers of other people as apps.
        .target(
            name: "MCPClients", dependencies: ["JoinedApps", "IntentRuntime", "SchemaCatalog", "JSON"],
            swiftSettings: strict),
        .target(
            name: "AppIntentsTesting",
            dependencies: [
                "IntentHosting", "IntentRuntime", "AppIntents", "CoreTransferable", "CoreSpotlight", "JSON",
            ],
            swiftSettings: strict),

        // What the built-in apps read a person's data with.
        .target(name: "CLinuxFiles"),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .target(name: "AccountStorage", dependencies: ["CLinuxFiles", "CCrypto"], swiftSettings: strict),
        .target(
            name: "ChangeHistory", dependencies: ["AccountStorage", "IntentRuntime", "JSON"], swiftSettings: strict),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

        // The built-in apps.
        .target(
            name: "NotesApp", dependencies: ["AppIntents", "AccountStorage", "SQLite", "CYAML"],
            path: "Sources/Apps/NotesApp", swiftSettings: strict),

        // The command.
        .executableTarget(
            name: "appintents",
            dependencies: [
                "CAllocator", "AppIntents", "IntentRuntime", "IntentJournal", "IntentApprovals", "PAMAuthentication",
                "ChangeHistory", "JoinedApps", "MCPClients", "IntentCommandLine", "ModelContextProtocol",
                "StreamableHTTP", "NotesApp", "SchemaCatalog", "SchemaScaffold", "JSON",
            ],
            swiftSettings: strict),

        // Tests.
        .target(name: "DiagnosticCases", path: "Tests/DiagnosticCases", swiftSettings: strict),
        .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "SchemaCatalog"], swiftSettings: strict),
        .testTarget(
            name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"],
            swiftSettings: strict),
        .testTarget(
            name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros", "SchemaCatalog", "DiagnosticCases"],
            swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
        .testTarget(
            name: "SchemaCatalogTests", dependencies: ["SchemaCatalog", "SchemaGenerator", "JSON"],
            swiftSettings: strict),
        .testTarget(
            name: "SchemaScaffoldTests", dependencies: ["SchemaScaffold", "SchemaCatalog"], swiftSettings: strict),
        .testTarget(
            name: "SchemaCheckTests", dependencies: ["SchemaCheck", "SchemaCatalog", "check-schemas", "JSON"],
            swiftSettings: strict + syntaxSettings),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: strict),
        .testTarget(
            name: "IntentRuntimeTests",
            dependencies: [
                "IntentRuntime", "IntentHosting", "IntentJournal", "IntentApprovals", "PAMAuthentication", "AppIntents",
                "CoreSpotlight", "CoreTransferable", "JSON", "SQLite",
            ], swiftSettings: strict),
        .testTarget(
            name: "ModelContextProtocolTests",
            dependencies: ["ModelContextProtocol", "IntentRuntime", "IntentJournal", "AppIntents", "JSON"],
            swiftSettings: strict),
        .testTarget(
            name: "StreamableHTTPTests",
            dependencies: [
                "StreamableHTTP", "ModelContextProtocol", "IntentRuntime", "IntentJournal", "AppIntents",
                "CommandFixtures",
                "JSON",
                "appintents",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "MCPClientsTests", dependencies: ["MCPClients", "JoinedApps", "IntentRuntime", "JSON"],
            swiftSettings: strict),
        .testTarget(name: "AccountStorageTests", dependencies: ["AccountStorage"], swiftSettings: strict),
        .testTarget(
            name: "ChangeHistoryTests",
            dependencies: [
                "ChangeHistory", "AccountStorage", "IntentRuntime", "IntentJournal", "NotesApp", "AppIntents", "JSON",
                "SQLite",
            ],
            swiftSettings: strict),
        .testTarget(name: "SQLiteTests", dependencies: ["SQLite"], swiftSettings: strict),
        .testTarget(
            name: "NotesAppTests",
            dependencies: ["NotesApp", "AppIntents", "AppIntentsTesting", "IntentRuntime", "JSON"],
            swiftSettings: strict),
        .testTarget(
            name: "SourceCompatibilityTests",
            dependencies: ["AppIntents", "AppIntentsTesting", "IntentRuntime", "JSON"]
                + sourceApps.map { .init(stringLiteral: $0) },
            exclude: ["Apps"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AppIntentsTestingTests",
            dependencies: ["AppIntentsTesting", "AppIntents", "Quayside"], exclude: ["Quayside"],
            swiftSettings: strict),
        .testTarget(
            name: "JoinedAppsTests", dependencies: ["JoinedApps", "IntentRuntime", "AppIntents", "JSON", "Quayside"],
            swiftSettings: strict),
        .executableTarget(
            name: "Quayside", dependencies: ["AppIntents", "IntentHosting"],
            path: "Tests/AppIntentsTestingTests/Quayside", swiftSettings: strict),
        .testTarget(
            name: "CoreSpotlightTests", dependencies: ["CoreSpotlight", "AppIntents"], swiftSettings: strict),
        .testTarget(
            name: "GeoToolboxTests", dependencies: ["GeoToolbox", "CoreLocation"], swiftSettings: strict),
        // It builds a program of its own from Fixtures, against what its dependencies have had built.
        .testTarget(
            name: "PackageTests",
            dependencies: [
                "IntentRuntime", "SchemaCatalog", "SchemaGenerator", "SchemaScaffold", "check-schemas",
                "generate-schemas",
                "DiagnosticCases",
            ],
            exclude: ["Fixtures"], swiftSettings: strict),
        // The command as tests run it: its streams, its terminal, its clients, and what it works on.
        .target(name: "CommandFixtures", dependencies: ["JSON"], path: "Tests/CommandFixtures", swiftSettings: strict),
        .testTarget(
            name: "CommandLineTests", dependencies: ["CommandFixtures", "JSON", "appintents", "Quayside"],
            swiftSettings: strict),
        .testTarget(
            name: "SystemRulesTests",
            dependencies: [
                "CommandFixtures", "Signalbox", "SignalboxProgram", "IntentRuntime", "IntentJournal", "AppIntents",
                "JSON",
                "appintents",
            ],
            exclude: ["Signalbox", "SignalboxProgram"], swiftSettings: strict),
        .target(
            name: "Signalbox", dependencies: ["AppIntents"], path: "Tests/SystemRulesTests/Signalbox",
            swiftSettings: strict),
        .executableTarget(
            name: "SignalboxProgram", dependencies: ["Signalbox", "AppIntents", "IntentHosting"],
            path: "Tests/SystemRulesTests/SignalboxProgram", swiftSettings: strict),
        // A server that has what the protocol's conformance suite looks for.
        .executableTarget(
            name: "ConformanceServer",
            dependencies: [
                "AppIntents", "UniformTypeIdentifiers", "IntentRuntime", "ModelContextProtocol", "StreamableHTTP",
                "JSON",
            ],
            path: "Examples/Conformance", exclude: ["README.md"], swiftSettings: strict),
        .testTarget(
            name: "ConformanceTests", dependencies: ["CommandFixtures", "ConformanceServer", "JSON"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

// Apps as other people write them, each a module of its own that imports the framework only.
package.targets += sourceApps.map {
    .target(
        name: $0, dependencies: ["AppIntents"], path: "Tests/SourceCompatibilityTests/Apps/\($0)",
        swiftSettings: [.swiftLanguageMode(.v5)])
}
