import Foundation

/// What SwiftPM makes of a package's manifest, as far as the tests ask.
struct Manifest: Decodable {
    struct Product: Decodable {
        let name: String
    }

    struct Dependency: Decodable {
        struct SourceControl: Decodable {
            let identity: String
        }

        let sourceControl: [SourceControl]?
    }

    struct Setting: Decodable {
        let kind: [String: [String: JSONFragment]]
    }

    struct Target: Decodable {
        struct Dependency: Decodable {
            /// The name and the package, for a product of another package.
            let product: [JSONFragment?]?
        }

        let name: String
        let settings: [Setting]
        let dependencies: [Dependency]
    }

    /// Any value, of which only text is of interest.
    struct JSONFragment: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    let products: [Product]
    let dependencies: [Dependency]
    let targets: [Target]

    /// Reads the manifest in a folder.
    static func read(in folder: URL) throws -> Manifest {
        let text = try Command.run(["swift", "package", "dump-package"], in: folder)
        return try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
    }

    /// The packages that it depends on.
    var packages: [String] { dependencies.flatMap { $0.sourceControl ?? [] }.map(\.identity) }

    /// The names of the targets with flags that SwiftPM refuses in a dependency with a version.
    var targetsWithUnsafeFlags: [String] {
        targets.filter { $0.settings.contains { $0.kind.keys.contains("unsafeFlags") } }.map(\.name)
    }

    /// The products of other packages that a target depends on.
    func products(of target: String) -> [String] {
        targets.filter { $0.name == target }.flatMap(\.dependencies).compactMap { $0.product?.first??.text }
    }
}
