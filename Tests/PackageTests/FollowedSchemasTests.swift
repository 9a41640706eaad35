import Foundation
import SchemaCatalog
import Testing

@Suite struct `Following schemas` {
    private static let domains = SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }

    @Test func `the scaffold of every schema compiles, and the system finds in it what the schema asks for`() throws {
        let folder = try TemporaryFolder()
        let found = SchemaMetadata.lines(of: try FollowedSchemas(in: folder.url).list())
        var right = 0
        for (heading, lines) in try Self.domains.flatMap({ try SchemaMetadata.lines(of: $0) }) {
            #expect(found[heading] == lines, "\(heading)")
            right += found[heading] == lines ? 1 : 0
        }
        #expect(right == found.count)
        let counts = ["intent", "entity", "enum"].map { kind in found.keys.filter { $0.hasPrefix(kind + "\t") }.count }
        #expect(
            counts == [
                Self.domains.flatMap(\.intents).count, Self.domains.flatMap(\.entities).count,
                Self.domains.flatMap(\.enums).count,
            ])
        print("Followed every schema: \(counts[0]) intents, \(counts[1]) entities, \(counts[2]) enums")
    }

    @Test func `the scaffold of one schema type-checks alone`() throws {
        let folder = try TemporaryFolder()
        let library = try FollowedSchemas(in: folder.url)
        for identifier in Self.samples + Self.schemasAcrossDomains {
            #expect(throws: Never.self, "\(identifier)") { try library.check(identifier) }
        }
    }

    /// One of each kind of declaration that a scaffold has.
    private static let samples = [
        "mail.createDraft", "mail.deleteDraft", "mail.openDraft", "mail.category", "notes.note", "files.file",
        "maps.startNavigation", "maps.navigationSession", "audio.playAudio", "camera.startCapture", "system.open",
        "system.searchInApp", "assistant.activate", "messages.message", "calendar.attendee",
        "visualIntelligence.semanticContentSearch", "photos.createAssets", "clock.stopwatch",
    ]

    /// The schemas that refer to those of another domain.
    private static var schemasAcrossDomains: [String] {
        domains.flatMap { domain in
            let intents = domain.intents.map {
                ($0.identifier, $0.parameters.map(\.valueType) + [$0.result].compactMap(\.self))
            }
            let entities = domain.entities.map { ($0.identifier, $0.properties.map(\.valueType)) }
            return (intents + entities).filter { schema in
                schema.1.contains { $0.ref.map { !$0.hasPrefix(domain.name + ".") } ?? false }
            }.map(\.0)
        }
    }
}
