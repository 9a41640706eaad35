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
let isCheckout = Context.packageDirectory.contains("/checkouts/")

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let syntaxDependencies: [Target.Dependency] =
    isCheckout
    ? [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
    ] : []
let syntaxSettings: [SwiftSetting] = isCheckout ? [] : [.unsafeFlags(["-I", toolchainSwiftSyntax])]
let syntaxLinking: [LinkerSetting] =
    isCheckout
    ? []
    : [.unsafeFlags(["-L", toolchainSwiftSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSwiftSyntax])]

let package = Package(
    name: "swift-app-intents",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "IntentRuntime", targets: ["IntentRuntime"]),
        .library(name: "ModelContextProtocol", targets: ["ModelContextProtocol"]),
        .executable(name: "appintents", targets: ["appintents"]),
    ],
    dependencies: isCheckout
        ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")] : [],
    targets: [
        // The framework: what an app imports.
        .target(name: "FoundationGaps", swiftSettings: strict),
        .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"], swiftSettings: strict),
        .target(name: "SchemaCatalog", swiftSettings: strict),
        .macro(
            name: "AppIntentsMacros", dependencies: ["SchemaCatalog"] + syntaxDependencies,
            swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
        .target(
            name: "AppIntents",
            dependencies: ["FoundationGaps", "UniformTypeIdentifiers", "SchemaCatalog", "AppIntentsMacros"],
            swiftSettings: strict),

        // The schema catalogue's generator.
        .target(name: "SchemaGenerator", swiftSettings: strict),
        .executableTarget(name: "generate-schemas", dependencies: ["SchemaGenerator"], swiftSettings: strict),

        // The system: what calls an app.
        .target(name: "JSON", swiftSettings: strict),
        .target(name: "IntentRuntime", dependencies: ["AppIntents", "SchemaCatalog", "JSON"], swiftSettings: strict),
        .target(name: "ModelContextProtocol", dependencies: ["IntentRuntime", "JSON"], swiftSettings: strict),

        // What the built-in apps read a person's data with.
        .target(name: "CLinuxFiles"),
        .target(name: "AccountStorage", dependencies: ["CLinuxFiles"], swiftSettings: strict),
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
            dependencies: ["AppIntents", "IntentRuntime", "ModelContextProtocol", "NotesApp", "SchemaCatalog", "JSON"],
            swiftSettings: strict),

        // Tests.
        .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents"], swiftSettings: strict),
        .testTarget(
            name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"],
            swiftSettings: strict),
        .testTarget(
            name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros", "SchemaCatalog"],
            swiftSettings: strict + syntaxSettings, linkerSettings: syntaxLinking),
        .testTarget(
            name: "SchemaCatalogTests", dependencies: ["SchemaCatalog", "SchemaGenerator", "JSON"],
            swiftSettings: strict),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: strict),
        .testTarget(
            name: "IntentRuntimeTests", dependencies: ["IntentRuntime", "AppIntents", "JSON"], swiftSettings: strict),
        .testTarget(
            name: "ModelContextProtocolTests",
            dependencies: ["ModelContextProtocol", "IntentRuntime", "AppIntents", "JSON"], swiftSettings: strict),
        .testTarget(name: "AccountStorageTests", dependencies: ["AccountStorage"], swiftSettings: strict),
        .testTarget(name: "SQLiteTests", dependencies: ["SQLite"], swiftSettings: strict),
        .testTarget(name: "NotesAppTests", dependencies: ["NotesApp", "IntentRuntime", "JSON"], swiftSettings: strict),
        .testTarget(
            name: "SourceCompatibilityTests", dependencies: ["AppIntents"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "CommandLineTests", dependencies: ["JSON", "appintents"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
