import Foundation
import SchemaGenerator
import Testing

@Suite struct `What is wrong with a description of a domain` {
    /// A description with what is told of it: lines and words.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let problems: [String]

        init(_ name: String, _ text: String, _ problems: String...) {
            self.name = name
            self.text = text
            self.problems = problems
        }

        /// A domain `garden` whose entity `plant` has these properties, on the third line.
        init(_ name: String, properties: String, _ problems: String...) {
            self.name = name
            text = """
                {"domain": "garden",
                 "entities": [{"schema": "plant", "summary": "A plant.", "properties": [
                   \(properties)
                 ]}], "enums": [{"schema": "season", "summary": "A season."}],
                 "intents": [{"schema": "water", "summary": "Waters."}]}
                """
            self.problems = problems
        }

        var testDescription: String { name }
    }

    private static let otherTypes =
        "(A type of the app's has the 'ref' of the schema it follows, or is described in 'unions'.)"
    private static let frameworkTypes =
        "there are 'AttributedString', 'Bool', 'CLPlacemark', 'Calendar.RecurrenceRule', 'Date', "
        + "'DateComponents', 'Decimal', 'Double', 'Duration', 'GeoToolbox.PlaceDescriptor', 'Int', "
        + "'IntentCurrencyAmount', 'IntentFile', 'IntentPaymentMethod', 'IntentPerson', 'PersonNameComponents', "
        + "'PlaceDescriptor', 'String', 'StringSearchCriteria', 'URL', 'Measurement<Unit…>'"

    static let form = [
        Mistake(
            "no JSON", "{\"domain\":\n\"garden\",\n\"entities\" []}",
            "3: not JSON: '[' at byte 32 where ':' was expected"),
        Mistake(
            "text that ends", "{\"domain\":\n\"garden\"", "2: not JSON: the text ends where ',' or '}' was expected"),
        Mistake("no object", "[]", "1: must be an object, not a list"),
        Mistake(
            "an unknown member of the domain",
            "{\"domain\": \"garden\",\n\"entites\": [], \"enums\": [{\"schema\": \"a\", \"summary\": \"A.\"}]}",
            "2: entites: unknown member 'entites'; did you mean 'entities'?"),
        Mistake(
            "an unknown member of a property", properties: #"{"name": "name", "typ": "String"}"#,
            "3: entities[0].properties[0].typ: unknown member 'typ'; did you mean 'type'?",
            "3: entities[0].properties[0]: 'type' is missing: a Swift type, such as \"String\""),
        Mistake(
            "an optional that is no boolean", properties: #"{"name": "name", "type": "String", "optional": "yes"}"#,
            "3: entities[0].properties[0].optional: must be true or false, not the text \"yes\""),
        Mistake(
            "a name that is no text", properties: #"{"name": 7, "type": "String"}"#,
            "3: entities[0].properties[0].name: must be text, not the number 7"),
        Mistake(
            "a property that is no object", properties: #""name""#,
            "3: entities[0].properties[0]: must be an object, not the text \"name\""),
        Mistake(
            "a list that is none",
            "{\"domain\": \"garden\", \"enums\": [\n{\"schema\": \"season\", \"summary\": \"A.\", \"cases\":\n\"spring\"}]}",
            "3: enums[0].cases: must be a list, not the text \"spring\""),
        Mistake(
            "text on two lines",
            "{\"domain\": \"garden\", \"enums\": [\n{\"schema\": \"season\", \"summary\": \"A\\nB\"}]}",
            "2: enums[0].summary: must be on one line and have no tabs"),
        Mistake(
            "a schema without a summary", "{\"domain\": \"garden\", \"intents\": [\n{\"schema\": \"water\"}]}",
            "2: intents[0]: 'summary' is missing: one sentence on what it is"),
    ]

    static let names = [
        Mistake(
            "no schema", #"{"domain": "garden"}"#,
            "1: has no schema; add one to 'intents', 'entities' or 'enums'"),
        Mistake(
            "a domain of the framework", #"{"domain": "notes", "enums": [{"schema": "a", "summary": "A."}]}"#,
            "1: domain: 'notes' is a domain of the framework; choose another name"),
        Mistake(
            "a domain whose name is none", #"{"domain": "my garden", "enums": [{"schema": "a", "summary": "A."}]}"#,
            "1: domain: 'my garden' is no name in Swift; use letters, digits and '_', and no digit first"),
        Mistake(
            "names that begin with a capital",
            #"{"domain": "Garden", "enums": [{"schema": "Season", "summary": "A."}]}"#,
            "1: domain: 'Garden' must begin with a small letter",
            "1: enums[0].schema: 'Season' must begin with a small letter"),
        Mistake(
            "names that are none",
            """
            {"domain": "garden", "enums": [
            {"schema": "2nd", "identifier": "The Second", "summary": "A.", "cases": ["a-b",
            "self"], "rawType": "Bool"}]}
            """,
            "2: enums[0].schema: '2nd' is no name in Swift; use letters, digits and '_', and no digit first",
            "2: enums[0].identifier: 'The Second' is no name in Swift; use letters, digits and '_', and no digit first",
            "2: enums[0].cases[0]: 'a-b' is no name in Swift; use letters, digits and '_', and no digit first",
            "3: enums[0].cases[1]: 'self' means something else in Swift; choose another name",
            "3: enums[0].rawType: 'Bool' cannot be a raw type; it is 'String' or 'Int'"),
        Mistake(
            "names that are there twice",
            """
            {"domain": "garden", "requiresAll": true, "requiresAllGroup": ["water", "wait"],
            "intents": [{"schema": "water", "summary": "Waters."},
            {"schema": "water", "summary": "Waters."}],
            "enums": [{"schema": "water", "summary": "Water.", "cases": ["wet", "wet"]}]}
            """,
            "1: requiresAllGroup[1]: there is no intent 'wait'; there are 'water', 'water'",
            "3: intents[1].schema: 'water' is there already, as intents[0]",
            "4: enums[0].cases[1]: 'wet' is there already, as enums[0].cases[0]"),
        Mistake(
            "members of one name", properties: #"{"name": "name", "type": "String"}, {"name": "name", "type": "Int"}"#,
            "3: entities[0].properties[1].name: 'name' is there already, as entities[0].properties[0]"),
    ]

    static let types = [
        Mistake(
            "an unknown type", properties: #"{"name": "name", "type": "[Strin]"}"#,
            "3: entities[0].properties[0].type: 'Strin' is no type of the framework; did you mean 'String'? "
                + otherTypes),
        Mistake(
            "a type that is like none", properties: #"{"name": "name", "type": "Quantity"}"#,
            "3: entities[0].properties[0].type: 'Quantity' is no type of the framework; " + frameworkTypes + " "
                + otherTypes),
        Mistake(
            "an unknown member that is like none", properties: #"{"name": "name", "type": "Int", "since": "1"}"#,
            "3: entities[0].properties[0].since: unknown member 'since'; a member has 'name', 'type', 'optional', 'ref'"
        ),
        Mistake(
            "no type", properties: #"{"name": "name", "type": "[String"}"#,
            "3: entities[0].properties[0].type: '[String' is no type; write a name such as 'String', '[String]' or "
                + "'Set<String>'"),
        Mistake(
            "an optional type", properties: #"{"name": "name", "type": "String?"}"#,
            "3: entities[0].properties[0].type: 'String?' is optional by its name; write 'String' and \"optional\": true"
        ),
        Mistake(
            "a type of the framework that follows a schema",
            properties: #"{"name": "name", "type": "String", "ref": "garden.season"}"#,
            "3: entities[0].properties[0].type: 'String' follows no schema; leave out 'ref' or name a type of the app's"
        ),
        Mistake(
            "a reference to an unknown schema of this domain",
            properties: #"{"name": "name", "type": "Bed", "ref": "garden.bed"}"#,
            "3: entities[0].properties[0].ref: there is no entity or enumeration 'bed' in domain 'garden'; there are "
                + "'plant', 'season'"),
        Mistake(
            "a reference to an intent", properties: #"{"name": "name", "type": "Water", "ref": "garden.water"}"#,
            "3: entities[0].properties[0].ref: there is no entity or enumeration 'water' in domain 'garden'; there are "
                + "'plant', 'season'"),
        Mistake(
            "a reference to an unknown schema of the framework",
            properties: #"{"name": "name", "type": "Note", "ref": "notes.nte"}"#,
            "3: entities[0].properties[0].ref: there is no entity or enumeration 'nte' in domain 'notes'; did you mean "
                + "'note'?"),
        Mistake(
            "a reference that is none", properties: #"{"name": "name", "type": "Note", "ref": "note"}"#,
            "3: entities[0].properties[0].ref: 'note' is no schema; write domain and name, such as 'notes.note'"),
        Mistake(
            "a protocol that no macro adds",
            "{\"domain\": \"garden\", \"entities\": [{\"schema\": \"plant\", \"summary\": \"A.\",\n\"conformances\": [\"Sendable\"]}]}",
            "2: entities[0].conformances[0]: 'Sendable' is no protocol a schema can add; there are 'AppEntity', "
                + "'FileEntity', 'URLRepresentableEntity', 'UniqueAppEntity'"),
        Mistake(
            "a replacement that there is not",
            "{\"domain\": \"garden\", \"intents\": [{\"schema\": \"water\", \"summary\": \"A.\",\n\"deprecated\": {\"use\": \"garden.pour\"}}]}",
            "2: intents[0].deprecated.use: there is no intent 'pour' in domain 'garden'; there are 'water'"),
    ]

    @Test(arguments: form + names + types) func `is told with its place`(mistake: Mistake) throws {
        let folder = try DescriptionFolder()
        let error = try #require(throws: OwnDomainError.self) { try folder.domains(mistake.text) }
        #expect(error.problems.map { "\($0.line): \($0.message)" } == mistake.problems)
    }

    @Test func `is told in the form that a build shows`() throws {
        let folder = try DescriptionFolder()
        let error = try #require(throws: OwnDomainError.self) { try folder.domains("{\n\"domain\": true,\n\"x\": 1}") }
        let path = folder.url.appendingPathComponent("garden.json").path
        let lines = error.description.split(separator: "\n")
        #expect(lines.count > 1)
        #expect(lines.contains { $0.hasPrefix("\(path):2: error: domain: must be text, not true") })
        #expect(lines.allSatisfy { $0.hasPrefix("\(path):") })
    }

    @Test func `is told where there is no file`() throws {
        let file = URL(fileURLWithPath: "/nonexistent/garden.json")
        let error = try #require(throws: OwnDomainError.self) { try OwnDomains(files: [file], module: "GardenKit") }
        #expect(error.description == "/nonexistent/garden.json:1: error: cannot be read as UTF-8 text")
    }

    @Test func `is told where a domain is described twice`() throws {
        let folder = try DescriptionFolder()
        let text = #"{"domain": "garden", "enums": [{"schema": "a", "summary": "A."}]}"#
        let first = try folder.write(text, to: "a.json")
        let second = try folder.write("\n" + text, to: "b.json")
        for others in [[], [OwnDomains.Other(module: "OtherKit", file: first)]] {
            let files = others.isEmpty ? [first, second] : [second]
            let error = try #require(throws: OwnDomainError.self) {
                try OwnDomains(files: files, module: "GardenKit", others: others)
            }
            #expect(
                error.description
                    == "\(second.path):2: error: domain: 'garden' is described in '\(first.path)' already; choose another name"
            )
        }
    }

    @Test func `is told of all files at once`() throws {
        let folder = try DescriptionFolder()
        let first = try folder.write("{}", to: "a.json")
        let second = try folder.write("", to: "b.json")
        let error = try #require(throws: OwnDomainError.self) {
            try OwnDomains(files: [second, first], module: "GardenKit")
        }
        #expect(
            error.description == """
                \(first.path):1: error: 'domain' is missing: the name of the domain, such as "garden"
                \(second.path):1: error: not JSON: the text ends where a value was expected
                """)
    }
}
