/// Names the packages from which an app has intents.
///
/// Nothing depends on it here: the intents of every package that the program links are found.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
    /// The packages.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// No further packages.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
