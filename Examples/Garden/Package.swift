// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Garden",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "GardenKit", targets: ["GardenKit"]),
        .executable(name: "garden", targets: ["GardenApp"]),
    ],
    dependencies: [
        .package(name: "swift-app-intents", path: "../..")
    ],
    targets: [
        // The domain: what an app for gardens can offer, whoever makes it.
        .target(
            name: "GardenKit",
            dependencies: [.product(name: "AppIntents", package: "swift-app-intents")],
            swiftSettings: strict,
            plugins: [.plugin(name: "SchemaDomains", package: "swift-app-intents")]),
        // An app of that domain.
        .executableTarget(
            name: "GardenApp",
            dependencies: [
                "GardenKit",
                .product(name: "AppIntents", package: "swift-app-intents"),
                .product(name: "GeoToolbox", package: "swift-app-intents"),
                .product(name: "IntentRuntime", package: "swift-app-intents"),
            ],
            swiftSettings: strict,
            plugins: [.plugin(name: "CheckSchemas", package: "swift-app-intents")]),
    ],
    swiftLanguageModes: [.v6]
)
