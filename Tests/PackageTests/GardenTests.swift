import Foundation
import Testing

@Suite("A schema domain of another package's")
struct GardenTests {
    private static let query = """

        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Bed] { [] }
        }
        """

    /// An entity that follows `garden.bed`, but for what is put into it.
    private static func bed(schema: String = ".garden.bed", _ members: String) -> String {
        """
        @AppEntity(schema: \(schema))
        struct Bed {
            static let defaultQuery = Query()
            let id: String
            var displayRepresentation: DisplayRepresentation { "Bed" }
            \(members)
        }
        """ + query
    }

    @Test("The example's app is found with its schemas, however it is built", arguments: [false, true])
    func demo(isOptimised: Bool) throws {
        let folder = try TemporaryFolder()
        let output = try Garden(isOptimised: isOptimised, in: folder.url).demo()
        for line in [
            "  garden.waterPlant: Water Plant. Notes that a plant was watered.",
            "  garden.plant: Plant, with name, species, sownIn, bed, lastWatered, diaryEntry",
            "  journal.entry: Entry, with title, message, mediaItems, entryDate, location",
            "  garden.season: Season", "  Noted: Fern. Watered with 2 L.",
            "  → garden.plant appintents://garden/PlantEntity/fern: Moved to Under the oak",
        ] {
            #expect(output.contains(line), "\(output)")
        }
    }

    @Test("What does not follow it is an error in the words of the framework's domains")
    func errors() throws {
        let folder = try TemporaryFolder()
        let garden = try Garden(isOptimised: false, in: folder.url)
        #expect(try garden.errors(in: Self.bed("var name: String; var isSunny: Bool")) == [])
        #expect(
            try garden.errors(in: Self.bed("var name: String"))
                == garden.errors(in: Self.bed(schema: ".browser.bookmark", "var name: String")).map {
                    $0.replacing("'url'", with: "'isSunny'").replacing("var url: URL", with: "var isSunny: Bool")
                        .replacing("browser.bookmark", with: "garden.bed")
                })
        #expect(
            try garden.errors(in: Self.bed("var name: String")).contains {
                $0.hasPrefix("2: Entity 'Bed' lacks property 'isSunny' of schema 'garden.bed'")
            })
        #expect(
            try garden.errors(in: Self.bed("var name: Int; var isSunny: Bool"))
                == ["6: Property 'name' of schema 'garden.bed' must have type 'String', not 'Int'"])
        let unknown = try garden.errors(in: Self.bed(schema: ".garden.bad", "var name: String; var isSunny: Bool"))
        #expect(unknown.contains { $0.contains("There is no entity schema 'bad' in domain 'garden'") }, "\(unknown)")
        let cases = try garden.errors(
            in: """
                @AppEnum(schema: .garden.season)
                enum Season: String {
                    case spring, summer, autumn
                    static let caseDisplayRepresentations: [Season: DisplayRepresentation] = [:]
                }
                """)
        #expect(cases.contains { $0.contains("'winter'") && $0.contains("'garden.season'") }, "\(cases)")
    }
}
