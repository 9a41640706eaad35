import Foundation
import Testing

@Suite("The package's manifest")
struct ManifestTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The manifest as it is read in a folder.
    private func manifest(at path: String) throws -> Manifest {
        try folder.write(Repository.manifest, to: "\(path)/Package.swift")
        return try Manifest.read(in: folder.url.appendingPathComponent(path))
    }

    @Test("By itself the package needs no other, and takes swift-syntax from the toolchain")
    func byItself() throws {
        let manifest = try manifest(at: "swift-app-intents")
        #expect(manifest.packages.isEmpty)
        #expect(manifest.products(of: "AppIntentsMacros").isEmpty)
        #expect(manifest.products(of: "SchemaCheck").isEmpty)
        #expect(
            manifest.targetsWithUnsafeFlags.sorted() == [
                "AppIntentsMacros", "AppIntentsMacrosTests", "SchemaCheck", "SchemaCheckTests", "check-schemas",
            ])
    }

    @Test("As a dependency with a version it has no unsafe flags, and takes swift-syntax from its package")
    func asCheckout() throws {
        let manifest = try manifest(at: ".build/checkouts/swift-app-intents")
        #expect(manifest.packages == ["swift-syntax"])
        #expect(
            manifest.products(of: "AppIntentsMacros").sorted() == [
                "SwiftSyntaxMacros", "_SwiftCompilerPluginMessageHandling",
            ])
        #expect(manifest.products(of: "SchemaCheck").sorted() == ["SwiftParser", "SwiftSyntax"])
        #expect(manifest.targetsWithUnsafeFlags.isEmpty)
    }

    @Test("Products and targets are the same either way")
    func sameEitherWay() throws {
        let plain = try manifest(at: "swift-app-intents")
        let checkout = try manifest(at: ".build/checkouts/swift-app-intents")
        #expect(plain.products.map(\.name) == checkout.products.map(\.name))
        #expect(plain.targets.map(\.name) == checkout.targets.map(\.name))
        #expect(plain.targets.contains { $0.name == "AppIntents" })
    }

    /// SwiftPM chooses versions by manifests that it reads out of the repositories, and goes by the checked out ones after.
    @Test("SwiftPM finds all dependencies of a version")
    func resolves() throws {
        try folder.write(Repository.manifest, to: "swift-app-intents/Package.swift")
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let products = ["SwiftSyntaxMacros", "_SwiftCompilerPluginMessageHandling", "SwiftSyntax", "SwiftParser"]
            let package = Package(
                name: "swift-syntax", products: products.map { .library(name: $0, targets: [$0]) },
                targets: products.map { .target(name: $0) })
            """, to: "swift-syntax/Package.swift")
        for (package, version) in [("swift-app-intents", "1.0.0"), ("swift-syntax", "603.0.0")] {
            let repository = folder.url.appendingPathComponent(package)
            let git = ["git", "-c", "user.name=Tests", "-c", "user.email=tests@package.invalid"]
            try Command.run(git + ["init", "--quiet"], in: repository)
            try Command.run(git + ["add", "Package.swift"], in: repository)
            try Command.run(git + ["commit", "--quiet", "-m", "Manifest"], in: repository)
            try Command.run(git + ["tag", version], in: repository)
        }
        try folder.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Consumer", platforms: [.macOS(.v15)],
                dependencies: [.package(url: "file://\(folder.url.path)/swift-app-intents", from: "1.0.0")],
                targets: [
                    .target(name: "Consumer", dependencies: [.product(name: "AppIntents", package: "swift-app-intents")])
                ])
            """, to: "consumer/Package.swift")
        let consumer = folder.url.appendingPathComponent("consumer")
        // Nothing of whoever runs the tests is read or written.
        let own = ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(folder.url.path)/\($0)"] }
        try Command.run(
            ["swift", "package"] + own + [
                "config", "set-mirror", "--original", "https://github.com/swiftlang/swift-syntax.git", "--mirror",
                "file://\(folder.url.path)/swift-syntax",
            ], in: consumer)
        try Command.run(["swift", "package"] + own + ["resolve"], in: consumer)
        let resolved = try Resolved.read(in: consumer)
        #expect(resolved.pins.map(\.identity).sorted() == ["swift-app-intents", "swift-syntax"])
    }
}

/// The versions that SwiftPM has chosen.
private struct Resolved: Decodable {
    struct Pin: Decodable {
        let identity: String
    }

    let pins: [Pin]

    static func read(in folder: URL) throws -> Resolved {
        try JSONDecoder().decode(
            Resolved.self, from: Data(contentsOf: folder.appendingPathComponent("Package.resolved")))
    }
}
