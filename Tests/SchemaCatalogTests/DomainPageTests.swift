import Foundation
import SchemaCatalog
import SchemaGenerator
import Testing

@Suite struct `The pages of the schema domains` {
    private static let folder = SchemaGenerator.generatedFolders[2]
    private static let domains = SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }

    /// All files that are generated, which every test here reads.
    private static let files = Result { try SchemaGenerator(root: `The schema generator`.package).files() }

    private let pages: [String: String]

    init() throws {
        let files = try Self.files.get().filter { $0.key.hasPrefix(Self.folder + "/") }
        pages = Dictionary(
            uniqueKeysWithValues: files.map { (String($0.key.dropFirst(Self.folder.count + 1)), $0.value) })
    }

    @Test func `are one for each domain, and one with links to all`() throws {
        #expect(pages.count == Self.domains.count + 1)
        let list = try #require(pages["schema-domains.md"])
        for domain in Self.domains { #expect(list.contains("\n- <doc:\(domain.name)-schemas>\n")) }
    }

    @Test(arguments: SchemaCatalog.domainNames) func `have every schema with its members, result, cases and an example`(
        name: String
    ) throws {
        let domain = try #require(SchemaCatalog.domain(named: name))
        let page = try #require(pages["\(domain.name)-schemas.md"])
        let sections = page.components(separatedBy: "\n### ").dropFirst()
        for schema in domain.intents {
            let section = try #require(sections.first { $0.contains("@AppIntent(schema: .\(schema.identifier))\n") })
            #expect(section.hasPrefix("\(schema.title)\n\n\(schema.summary)\n\n- Schema: `\(schema.identifier)`\n"))
            expect(section, toHave: schema.parameters)
            #expect(section.contains("\n- Returns: ") == (schema.result != nil))
            #expect(section.contains("\n- Deprecated: ") == schema.isDeprecated)
            #expect(section.contains("\nCode may still have the form of iOS ") == !schema.earlier.isEmpty)
        }
        for schema in domain.entities {
            let section = try #require(sections.first { $0.contains("@AppEntity(schema: .\(schema.identifier))\n") })
            #expect(section.hasPrefix("\(schema.title)\n\n\(schema.summary)\n\n- Schema: `\(schema.identifier)`\n"))
            expect(section, toHave: schema.properties)
            #expect(section.contains("\nCode may still have the form of iOS ") == !schema.earlier.isEmpty)
        }
        for schema in domain.enums {
            let section = try #require(sections.first { $0.contains("@AppEnum(schema: .\(schema.identifier))\n") })
            #expect(section.hasPrefix("\(schema.title)\n\n\(schema.summary)\n\n- Schema: `\(schema.identifier)`\n"))
            for name in schema.cases { #expect(section.contains("`\(name)`")) }
        }
    }

    @Test func `say which intents go together, and what took the place of which`() throws {
        #expect(
            try #require(pages["clock-schemas.md"]).contains("An app follows all of these intents or none of them: "))
        #expect(try !#require(pages["notes-schemas.md"]).contains("or none of them"))
        let books = try #require(pages["books-schemas.md"])
        #expect(books.contains("- Deprecated: `system.searchInApp` in <doc:system-schemas> takes its place\n"))
        let journal = try #require(pages["journal-schemas.md"])
        #expect(journal.contains("- Deprecated: nothing takes its place\n"))
    }

    private func expect(_ section: String, toHave members: [SchemaMember]) {
        for member in members {
            let row = "\n| `\(member.name)` | `\(member.type)` | \(member.isOptional ? "yes" : "no") | "
            #expect(section.contains(row), "\(member.name)")
        }
    }
}
