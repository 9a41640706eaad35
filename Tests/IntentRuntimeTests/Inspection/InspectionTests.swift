import AppIntents
import IntentRuntime
import Testing

@Suite("Whether what an app offers can be reached")
struct InspectionTests {
    /// What a look at an app of some types finds.
    private static func items(
        _ types: Any.Type..., canAuthenticate: Bool = false, queryLimit: Duration = .seconds(5)
    ) async throws -> [InspectedItem] {
        let catalog = IntentCatalog(types: types)
        return await catalog.inspect(
            try #require(catalog.apps.first), canAuthenticate: canAuthenticate, queryLimit: queryLimit)
    }

    private static func item(
        _ kind: InspectedItem.Kind, _ name: String, in items: [InspectedItem]
    ) throws -> InspectedItem {
        try #require(items.first { $0.kind == kind && $0.name == name })
    }

    @Test("Nothing is wrong with an app as it should be, and all of it is reached")
    func right() async throws {
        let items = try await Self.items(
            RaceIntent.self, CallHarbourIntent.self, RegattaShortcuts.self, ShowBoatIntent.self, Boat.self, Rig.self)
        #expect(items.allSatisfy { $0.findings.isEmpty && $0.isReachable })
        #expect(items.first?.about == "3 intents, 1 entity, 1 enum, 1 query, 3 phrases")
        #expect(try Self.item(.intent, "RaceIntent", in: items).ways == [.command, .assistant, .phrase])
        #expect(try Self.item(.intent, "ShowBoatIntent", in: items).ways == [.command, .assistant])
        #expect(try Self.item(.query, "BoatQuery", in: items).about == "finds Boat by id; all, and words among them")
        let phrase = try #require(items.first { $0.kind == .phrase })
        #expect(phrase.ways == [.phrase])
        #expect(phrase.about == "calls RaceIntent; (Rig): 3 values")
    }

    @Test("A property query tells which comparisons and orders it takes over")
    func propertyQuery() async throws {
        let items = try await Self.items(Buoy.self)
        let about = try Self.item(.query, "BuoyQuery", in: items).about
        #expect(about.hasPrefix("finds Buoy by id; all, and words among them; by name (=, !=, contains, begins with"))
        #expect(about.contains("depth (=, <)"))
        #expect(about.hasSuffix("; sorted by number"))
    }

    @Test("A value that nobody can give is wrong where it must be given, and a note where it need not be")
    func ungivable() async throws {
        let items = try await Self.items(TightenIntent.self, LoosenIntent.self)
        let tighten = try Self.item(.intent, "TightenIntent", in: items)
        #expect(!tighten.isReachable)
        #expect(!tighten.isRight)
        #expect(tighten.about == "Tighten; hidden from shortcuts")
        #expect(
            tighten.findings.map(\.words) == [
                "'tension' is of the type Tension, for which no value can be given from outside; make Tension an AppEntity, an "
                    + "AppEnum or Decodable"
            ])
        let loosen = try Self.item(.intent, "LoosenIntent", in: items)
        #expect(loosen.isReachable)
        #expect(loosen.findings.map(\.grade) == [.note])
    }

    @Test("A value that its own type reads, a resolver makes or a provider offers can be given")
    func givable() async throws {
        let items = try await Self.items(EchoIntent<Spot>.self, DepthIntent.self, SignalIntent.self)
        #expect(items.filter { $0.kind == .intent }.allSatisfy { $0.findings.isEmpty && $0.isReachable })
    }

    @Test("An entity that must be given and that no words find is wrong, unless its query merely has none now")
    func unfindable() async throws {
        let items = try await Self.items(TieIntent.self, Knot.self, Line.self, KnotUse.self)
        let tie = try Self.item(.intent, "TieIntent", in: items)
        // Its URI may be known from elsewhere.
        #expect(tie.ways == [.command, .assistant])
        #expect(tie.findings.count == 2)
        #expect(tie.findings.first?.grade == .wrong)
        #expect(
            tie.findings.first?.words.hasPrefix("'knot' takes Knot, which can only be given by its URI or id") == true)
        #expect(tie.findings.last?.grade == .note)
        #expect(
            tie.findings.last?.words.hasPrefix("'line' takes Line, whose query SparseQuery suggests none now") == true)
        #expect(try Self.item(.entity, "Knot", in: items).isReachable)
        #expect(try Self.item(.enumeration, "KnotUse", in: items).isReachable)
    }

    @Test("An entity that no intent takes and nothing finds is wrong, and so is an enum that nothing has a note")
    func unreached() async throws {
        let items = try await Self.items(Knot.self, Rig.self)
        let knot = try Self.item(.entity, "Knot", in: items)
        #expect(!knot.isReachable)
        #expect(!knot.isRight)
        let rig = try Self.item(.enumeration, "Rig", in: items)
        #expect(!rig.isReachable)
        #expect(rig.findings.map(\.grade) == [.note])
    }

    @Test("A dependency that nobody registered is named with the registration to add, and is not made")
    func dependencies() async throws {
        let items = try await Self.items(DependentIntent.self, Permit.self, ShowPermitIntent.self)
        let words =
            "needs a Harbourmaster, which nobody registered; call AppDependencyManager.shared.add(dependency:) with one when the "
            + "app starts"
        for (kind, name) in [(InspectedItem.Kind.intent, "DependentIntent"), (.query, "PermitQuery")] {
            let item = try Self.item(kind, name, in: items)
            #expect(item.findings == [Finding(.wrong, words)])
            #expect(!item.isReachable)
        }
        let show = try Self.item(.intent, "ShowPermitIntent", in: items)
        #expect(!show.isReachable)
        #expect(
            show.findings.map(\.words) == [
                "'permit' takes Permit, whose query PermitQuery lacks what it depends on"
            ])
    }

    @Test("A dependency that is registered is not made to see that it is there")
    func registered() async throws {
        let manager = AppDependencyManager()
        let witness = Witness()
        manager.add { () -> Harbourmaster in
            witness.note("made")
            return Harbourmaster()
        }
        let items = try await AppDependencyManager.$standIn.withValue(manager) {
            try await Self.items(DependentIntent.self)
        }
        #expect(try Self.item(.intent, "DependentIntent", in: items).isReachable)
        #expect(witness.notes.isEmpty)
    }

    @Test(
        "An intent that wants the person authenticated cannot be reached where nothing authenticates",
        arguments: [false, true])
    func authentication(_ canAuthenticate: Bool) async throws {
        let items = try await Self.items(VaultIntent.self, canAuthenticate: canAuthenticate)
        let vault = try Self.item(.intent, "VaultIntent", in: items)
        #expect(vault.isReachable == canAuthenticate)
        #expect(vault.findings.map(\.grade) == (canAuthenticate ? [] : [.note]))
    }

    @Test("Phrases that two shortcuts share, that are negative too, or whose parameter has no values are wrong")
    func phrases() async throws {
        let items = try await Self.items(
            TieIntent.self, LoosenIntent.self, KnotShortcuts.self, Knot.self, Line.self, KnotUse.self)
        let app = try #require(items.first).app.title
        let without = try Self.item(.phrase, "Tie a (Knot) with \(app)", in: items)
        #expect(
            without.findings.map(\.words) == [
                "(Knot) has no values: KnotQuery suggests none; give it suggestedEntities()"
            ])
        #expect(without.about == "calls TieIntent; (Knot): no values")
        let shared = try Self.item(.phrase, "Tie with \(app)", in: items)
        #expect(
            shared.findings.map(\.words) == [
                "is a phrase of 'Loosen' too: nobody can tell which of them is meant"
            ])
        let negative = try Self.item(.phrase, "Loosen with \(app)", in: items)
        #expect(negative.findings.map(\.words) == ["is a negative phrase too, which never reaches the app"])
        #expect([without, shared, negative].allSatisfy { !$0.isReachable && !$0.isRight })
        #expect(try Self.item(.phrase, "Fasten with \(app)", in: items).isReachable)
        #expect(try Self.item(.intent, "TieIntent", in: items).ways.contains(.phrase))
        #expect(try !Self.item(.intent, "LoosenIntent", in: items).ways.contains(.phrase))
    }

    @Test("Phrases without the app's name or with a parameter that cannot be spoken are told with the phrase")
    func carelessPhrases() async throws {
        let items = try await Self.items(RaceIntent.self, CallHarbourIntent.self, Rig.self, CarelessShortcuts.self)
        let wrong = items.filter { $0.kind == .phrase && !$0.isRight }
        #expect(wrong.count == 12)
        #expect(wrong.contains { $0.findings.contains { $0.words.contains("does not name the app") } })
        #expect(wrong.contains { $0.findings.contains { $0.words.contains("neither an entity nor an enum") } })
        #expect(items.first?.findings.map(\.grade) == [.note])
    }

    @Test("Queries of one name are a note, one that fails when it is asked is wrong, one that nobody asks is a note")
    func queries() async throws {
        let items = try await Self.items(
            Locker.Shackle.self, Locker.Cleat.self, Knot.self, SpareKnotQuery.self, PicturedKnotQuery.self,
            TieIntent.self, queryLimit: .milliseconds(50))
        let shackles = try Self.item(.query, "Locker.Shackle.Query", in: items)
        #expect(
            shackles.findings == [Finding(.note, "Locker.Cleat.Query has the name 'Query' too, which Xcode refuses")])
        let cleats = try Self.item(.query, "Locker.Cleat.Query", in: items)
        #expect(cleats.findings.first?.grade == .wrong)
        #expect(cleats.findings.first?.words.hasPrefix("failed when it was asked: gave no answer within") == true)
        let spare = try Self.item(.query, "SpareKnotQuery", in: items)
        #expect(!spare.isReachable)
        #expect(spare.about == "finds Knot by id; by words")
        #expect(spare.isRight)
        #expect(try Self.item(.valueQuery, "PicturedKnotQuery", in: items).about == "finds something for a value: text")
    }

    @Test("A query that a parameter takes its options from is asked")
    func provider() async throws {
        let items = try await Self.items(Knot.self, SpareKnotQuery.self, SpliceIntent.self)
        #expect(try Self.item(.query, "SpareKnotQuery", in: items).findings.isEmpty)
        #expect(try Self.item(.intent, "SpliceIntent", in: items).findings.isEmpty)
    }

    @Test("A module of enums alone is told to be no app by itself, and a package is listed")
    func helpers() async throws {
        let items = try await Self.items(Rig.self, RiggingPackage.self)
        #expect(items.first?.findings.map(\.words).first?.contains("not an app by itself") == true)
        #expect(items.first?.isRight == true)
        #expect(try Self.item(.package, "RiggingPackage", in: items).about.hasPrefix("names no further package"))
    }

    @Test("Queries and packages are found in the running program without being registered")
    func discovered() {
        let catalog = IntentCatalog.discovered()
        #expect(catalog.queries.contains { $0.typeName == "SpareKnotQuery" && !$0.isDefault })
        #expect(
            catalog.queries.contains { $0.typeName == "Locker.Shackle.Query" && $0.isDefault && $0.entity == "Shackle" }
        )
        #expect(catalog.valueQueries.contains { $0.typeName == "PicturedKnotQuery" && $0.input == .text })
        #expect(catalog.packages.contains { $0.typeName == "RiggingPackage" })
    }
}
