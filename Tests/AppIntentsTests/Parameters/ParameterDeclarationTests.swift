import AppIntents
import Testing

@Suite("Declaring parameters")
struct ParameterDeclarationTests {
    private func declaration(_ name: String) throws -> ParameterDeclaration {
        try #require(DeclarationsIntent().parameters.first { $0.parameterName == name }).declaration
    }

    @Test(
        "A title is taken from the declaration, or else from the name",
        arguments: [("titled", "Title"), ("bareOptional", "Bare Optional"), ("untitledRoom", "Untitled Room")])
    func titles(_ name: String, _ title: String) throws {
        let parameter = try #require(DeclarationsIntent().parameters.first { $0.parameterName == name })
        #expect(String(localized: parameter.title) == title)
    }

    @Test("Defaults are the declared values, in the declared unit")
    func defaults() {
        let intent = DeclarationsIntent()
        #expect(intent.defaulted == 3)
        #expect(intent.words == ["a", "b"])
        #expect(intent.limit == nil)
        #expect(intent.opacity == 94)
        #expect(intent.moment == .distantPast)
        #expect(intent.duration == Measurement(value: 5, unit: .minutes))
        #expect(intent.hours == Measurement(value: 1, unit: .hours))
        #expect(intent.mass == nil)
        #expect(intent.depth == Measurement(value: 2, unit: .meters))
        #expect(intent.pay == IntentCurrencyAmount(amount: 5, currencyCode: "USD"))
        #expect(intent.mild == .spring)
        #expect(intent.size == 2)
    }

    @Test(
        "Bounds are kept, of a stepper without them none",
        arguments: [
            ("mood", 0, 100), ("count", 1, 40), ("steps", nil, nil), ("bounded", 1, 4), ("opacity", 50, 100),
            ("share", 0, 1), ("pay", 1, 9),
        ] as [(String, Double?, Double?)])
    func bounds(_ name: String, _ low: Double?, _ high: Double?) throws {
        let declaration = try declaration(name)
        #expect(declaration.minimum == low)
        #expect(declaration.maximum == high)
    }

    @Test("What else was declared is kept")
    func others() throws {
        #expect(try declaration("source").inputConnectionBehavior == .connectToPreviousIntentResult)
        #expect(try declaration("name").inputConnectionBehavior == .never)
        #expect(try declaration("note").isMultiline)
        #expect(try declaration("day").dateKind == .date)
        #expect(try declaration("time").dateKind == .time)
        #expect(try declaration("pictures").supportedContentTypes == [.image])
        #expect(try declaration("files").supportedContentTypes == [.folder, .data])
        #expect(try declaration("guests").personMode == .email)
        #expect(try declaration("pay").currencyCodes == ["USD"])
        #expect(try declaration("duration").unit == UnitDuration.minutes)
        #expect(try !declaration("weight").supportsNegativeNumbers)
        #expect(try declaration("mild").supportedValues == ["spring", "autumn"])
        #expect(try declaration("size").resolvers.count == 1)
        #expect(try declaration("hexadecimal").resolvers.first is IntFromStringResolver)
    }

    @Test(
        "A list's length is kept, in widgets the largest",
        arguments: [("shown", 1, 8), ("some", 0, 4), ("pair", 2, 2)])
    func sizes(_ name: String, _ min: Int, _ max: Int) throws {
        #expect(try declaration(name).size == IntentCollectionSize(min: min, max: max))
    }
}
