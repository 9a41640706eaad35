// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Trails",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "trails", targets: ["TrailsApp"])
    ],
    dependencies: [
        .package(name: "swift-app-intents", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "TrailsApp",
            dependencies: [
                .product(name: "AppIntents", package: "swift-app-intents"),
                .product(name: "IntentHosting", package: "swift-app-intents"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
