import AppIntents
import Testing

@Suite("Values beyond plain ones")
struct ValueTests {
    @available(*, deprecated)
    @Test("A missing value can be asked for by throwing, as the framework's first version has it")
    func throwingForValue() async throws {
        let error = await #expect(throws: AppIntentError.self) { _ = try await RequestingIntent().perform() }
        #expect(try #require(error).description.contains("needs a value"))
    }

    @Test("A measurement is told as number and symbol")
    func measurements() {
        #expect(Measurement(value: 3.5, unit: UnitLength.kilometers).formatted() == "3.5 km")
    }

    @Test("Measurements read by a style, whose width parts the number from the unit")
    func measurementStyle() {
        let burned = Measurement(value: 1234.5, unit: UnitEnergy.kilocalories)
        let english = Locale(identifier: "en_US")
        let german = Locale(identifier: "de_DE")
        #expect(burned.formatted(.measurement(width: .wide).locale(english)) == "1,234.5 kCal")
        #expect(burned.formatted(.measurement(width: .abbreviated, usage: .food).locale(german)) == "1.234,5 kCal")
        #expect(burned.formatted(.measurement(width: .narrow, usage: .asProvided).locale(german)) == "1.234,5kCal")
        let whole = FloatingPointFormatStyle<Double>(locale: german).precision(.fractionLength(0)).grouping(.never)
        let style = Measurement<UnitEnergy>.FormatStyle(width: .abbreviated, locale: english, numberFormatStyle: whole)
        #expect(burned.formatted(style) == "1234 kCal")
    }

    @Test("A collection of entities changes as a list of ids")
    func collections() async throws {
        var cabins = EntityCollection(entities: [Cabin(id: 9, name: "Moved")])
        #expect(try await cabins.resolvedEntities().map(\.name) == ["Moved"])
        cabins.append(Cabin(id: 2, name: "Here"))
        #expect(try await cabins.resolvedEntities().map(\.name) == ["Moved", "Here"])
        cabins.append(3)
        #expect(cabins.contains(3))
        #expect(Array(cabins) == [9, 2, 3])
        #expect(try await cabins.resolvedEntities().map(\.name) == ["Larch", "Rowan"])
        cabins.remove(2)
        #expect(cabins == [9, 3])
        #expect(try await cabins.resolvedEntities().map(\.id) == [3])
    }

    @Test("A copy of a collection keeps its own entities")
    func copies() async throws {
        let one = EntityCollection(entities: [Cabin(id: 1, name: "Birch")])
        var two = one
        two.append(Cabin(id: 2, name: "Larch"))
        #expect(one.count == 1)
        #expect(try await one.resolvedEntities().count == 1)
        #expect(try await two.resolvedEntities().count == 2)
    }

    @Test(
        "The built-in resolvers read text",
        arguments: [
            ("7", 7, 7.0), (" 7 ", 7, 7.0), ("7.5", nil, 7.5), ("x", nil, nil), ("", nil, nil), ("inf", nil, nil),
        ]
            as [(String, Int?, Double?)])
    func numbers(_ text: String, _ whole: Int?, _ number: Double?) async throws {
        let intent = DeclarationsIntent()
        let parameter = try #require(intent.parameters.first { $0.parameterName == "count" })
        #expect(try await IntFromStringResolver().resolveErased(from: text, for: parameter) as? Int == whole)
        #expect(try await DoubleFromStringResolver().resolveErased(from: text, for: parameter) as? Double == number)
    }

    @Test("The built-in resolvers convert")
    func conversions() async throws {
        let parameter = try #require(DeclarationsIntent().parameters.first)
        func result(_ resolver: any Resolver, _ input: any _IntentValue) async throws -> (any _IntentValue)? {
            try await resolver.resolveErased(from: input, for: parameter)
        }
        #expect(try await result(IntFromStringResolver(radix: 16), "ff") as? Int == 255)
        #expect(try await result(IntFromDoubleResolver(), -2.7) as? Int == -2)
        #expect(try await result(IntFromDoubleResolver(roundingRule: .up), 2.1) as? Int == 3)
        #expect(try await result(IntFromDoubleResolver(), Double.infinity) == nil)
        #expect(try await result(DoubleFromIntResolver(), 3) as? Double == 3)
        #expect(try await result(StringFromIntResolver(), 3) as? String == "3")
        #expect(try await result(StringFromDoubleResolver(), 2.5) as? String == "2.5")
        #expect(try await result(BoolFromStringResolver(), "Yes") as? Bool == true)
        #expect(try await result(BoolFromStringResolver(), "perhaps") == nil)
        #expect(
            try await result(URLFromStringResolver(), "https://a.example") as? URL == URL(string: "https://a.example"))
        #expect(try await result(URLFromStringResolver(), "a.example") == nil)
        #expect(
            try await result(AttributedStringFromStringResolver(), "a") as? AttributedString == AttributedString("a"))
        #expect(try await result(IntResolver(), "3") == nil)
    }

    @Test("A dependency on parameters has no values where no intent is being filled in")
    func dependency() async throws {
        let items = try await RoomOptionsProvider().results()
        #expect(items.items == ["loft", "kitchen"])
        #expect(items.sections.map { $0.description.map { String(localized: $0.title) } } == ["Upstairs", nil])
        #expect(items.usesIndexedCollation)
    }

    @Test("A dependency has the values of the intent that is being filled in")
    func filledDependency() async throws {
        let intent = DeclarationsIntent()
        intent.cabin = CabinQuery.cabins[1]
        let items = try await IntentBeingFilled.$current.withValue(intent) { try await RoomOptionsProvider().results() }
        #expect(items.items == ["loft", "attic of Larch", "kitchen"])
        intent.cabin = nil
        let fewer = try await IntentBeingFilled.$current.withValue(intent) { try await RoomOptionsProvider().results() }
        #expect(fewer.items == ["loft", "kitchen"])
    }
}
