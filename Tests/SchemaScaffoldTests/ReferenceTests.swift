import SchemaCatalog
import SchemaScaffold
import Testing

@Suite struct `What comes along in a scaffold` {
    @Test(arguments: SchemaCatalog.domainNames)
    func `is of the domain's own scaffold, and is all that a schema's type refers to`(name: String) throws {
        let whole = try Scaffold(of: [name])
        let declared = Set(whole.declarations.map(\.source))
        let own = Set(whole.declarations.map(\.name)).subtracting(["AppIntent"])
        let domain = try #require(SchemaCatalog.domain(named: name))
        let identifiers =
            domain.intents.map(\.identifier) + domain.entities.map(\.identifier) + domain.enums.map(\.identifier)
        for identifier in identifiers {
            let alone = try Scaffold(of: [identifier]).declarations
            #expect(alone.contains { $0.schema == identifier })
            #expect(Set(alone.map(\.source)).isSubset(of: declared), "\(identifier)")
            let used = alone.map(\.source).reduce(into: Set<String>()) { $0.formUnion(Self.words(of: $1)) }
            #expect(used.intersection(own) == Set(alone.map(\.name)).subtracting(["AppIntent"]), "\(identifier)")
        }
    }

    /// The words of source, but for its comments.
    private static func words(of source: String) -> Set<String> {
        source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            .reduce(into: []) { words, line in
                words.formUnion(line.split { !$0.isLetter && !$0.isNumber }.map(String.init))
            }
    }
}
