import Foundation
import Testing

@Suite("The protocols whose types are found by their conformances")
struct ProtocolTests {
    /// What the system looks for in a program.
    private static let found: Set<String> = [
        "AppIntent", "AppEntity", "AppEnum", "AppShortcutsProvider", "IntentValueQuery", "AppIntentsExtension",
        "AppSchemaDomain",
    ]

    /// A protocol of the framework, as its source declares it.
    private struct Declaration {
        let name: String
        let refined: [String]
        let keepsTypes: Bool
    }

    private func declarations() throws -> [Declaration] {
        let folder = Repository.root.appendingPathComponent("Sources/AppIntents")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
        let pattern =
            /(?<attribute>@_alwaysEmitConformanceMetadata\n)?public protocol (?<name>\w+)(?<refined>.*?)(\swhere\s.*?)?\{/
            .dotMatchesNewlines()
        return try (files ?? []).filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { match in
                Declaration(
                    name: String(match.name), refined: match.refined.matches(of: /\w+/).map { String($0.output) },
                    keepsTypes: match.attribute != nil)
            }
        }
    }

    /// An optimised module leaves out types that nothing names, unless a protocol that they declare to conform to says
    /// otherwise; what that protocol refines is not asked.
    @Test("Each of them, and each that refines one, has the compiler keep its types")
    func keepTypes() throws {
        let declarations = try declarations()
        var concerned = Self.found
        while let next = declarations.first(where: {
            !concerned.contains($0.name) && !concerned.isDisjoint(with: $0.refined)
        }) {
            concerned.insert(next.name)
        }
        let declared = declarations.filter { concerned.contains($0.name) }
        #expect(declared.count > 40)
        #expect(Self.found.isSubset(of: declared.map(\.name)))
        #expect(declared.filter { !$0.keepsTypes }.map(\.name) == [])
    }
}
