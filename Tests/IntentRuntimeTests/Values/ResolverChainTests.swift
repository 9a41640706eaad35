import AppIntents
import IntentRuntime
import JSON
import Testing

@Suite("Resolvers beyond a parameter's own")
struct ResolverChainTests {
    private let system = IntentSystem(catalog: IntentCatalog(types: [DepthIntent.self]))

    @Test("A type's own resolvers are tried for every parameter of it")
    func typeResolvers() async throws {
        #expect(try await system.run("DepthIntent", ["draught": "deep"]).json["value"] == "deep")
        #expect(try await system.run("DepthIntent", ["draught": 7]).json["value"] == "deep")
        #expect(try await system.run("DepthIntent", ["draught": 1]).json["value"] == "shallow")
        #expect(await systemError { _ = try await system.run("DepthIntent", ["draught": "muddy"]) } != nil)
    }

    @Test("Resolvers are chained where no single one fits")
    func chain() async throws {
        let outcome = try await system.run("DepthIntent", ["draught": "deep", "marks": "seven fathoms"])
        #expect(outcome.json["value"] == "deep by 7 fathoms")
    }

    @Test("A resolver that makes a number beyond the bounds says which would do")
    func range() async {
        let error = await systemError {
            _ = try await system.run("DepthIntent", ["draught": "deep", "metres": "ff"])
        }
        #expect(error?.description.contains("from 0 to 40") == true)
        #expect(error?.description.contains("255") == true)
    }
}

/// How deep water is.
enum Draught: String, AppEnum {
    case shallow, deep

    static let caseDisplayRepresentations: [Draught: DisplayRepresentation] = [.shallow: "Shallow", .deep: "Deep"]

    @ResolverSpecificationBuilder<Draught> static var defaultResolverSpecification: some ResolverSpecification {
        DraughtFromDepth()
    }
}

/// Calls three metres and more deep.
struct DraughtFromDepth: Resolver {
    func resolve(from input: Double, context: IntentParameterContext<Draught>) async throws -> Draught? {
        input < 3 ? .shallow : .deep
    }
}

/// Reads the mark on a lead line.
struct MarkFromWords: Resolver {
    func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int? {
        input.hasPrefix("seven") ? 7 : nil
    }
}

/// A number of fathoms.
struct Fathoms: _IntentValue {
    let number: Int
}

/// Makes fathoms of a number.
struct FathomsFromMark: Resolver {
    func resolve(from input: Int, context: IntentParameterContext<Fathoms>) async throws -> Fathoms? {
        Fathoms(number: input)
    }
}

/// Tells how deep water is.
struct DepthIntent: AppIntent {
    static let title: LocalizedStringResource = "Tell Depth"

    @Parameter(title: "Draught") var draught: Draught
    @Parameter(
        title: "Marks",
        resolvers: {
            FathomsFromMark()
            MarkFromWords()
        }) var marks: Fathoms?
    @Parameter(
        title: "Metres", inclusiveRange: (0, 40),
        resolvers: { IntFromStringResolver(radix: 16) }) var metres: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: draught.rawValue + (marks.map { " by \($0.number) fathoms" } ?? ""))
    }
}
