import AppIntents
import Testing

@Suite("Parameter summaries")
struct ParameterSummaryTests {
    private func brew(
        _ drink: Drink?, cups: Int? = nil, guest: String? = nil, milk: Milk? = nil
    ) -> BrewIntent {
        let intent = BrewIntent()
        if let drink { intent.drink = drink }
        if let cups { intent.cups = cups }
        intent.guest = guest
        intent.milk = milk
        return intent
    }

    private func text(_ intent: some AppIntent) throws -> String {
        try #require(intent.summaryContent?.sentence).textOfValues()
    }

    @Test("Switches and conditions choose the sentence, which has the values in it")
    func sentences() throws {
        #expect(try text(brew(.tea, cups: 3)) == "Brew 3 cups of tea")
        #expect(try text(brew(.tea)) == "Brew 1 cups of tea")
        #expect(try text(brew(.tea, guest: "Ada", milk: .oat)) == "Oat tea for Ada")
        #expect(try text(brew(.tea, milk: .cow)) == "Brew 1 cups of tea")
        #expect(try text(brew(.coffee, cups: 3)) == "Brew a pot of Filter Coffee")
        #expect(try text(brew(.espresso, guest: "Ada")) == "Brew Espresso for Ada")
        #expect(try text(brew(.espresso)) == "Brew Espresso")
    }

    @Test("A parameter without a value stands with its title")
    func unset() throws {
        #expect(try text(brew(.tea, milk: .oat)) == "Oat tea for (Guest)")
    }

    @Test("The parameters below the sentence are told by name, in order")
    func below() throws {
        let tea = try #require(brew(.tea).summaryContent)
        #expect(tea.parameters.map(\.parameterName) == ["milk", "sugar"])
        let water = try #require(brew(.water).summaryContent)
        #expect(water.sentence == nil)
        #expect(water.parameters.map(\.parameterName) == ["drink", "cups"])
        #expect(brew(nil).summaryContent?.parameters.map(\.parameterName) == ["drink", "cups"])
    }

    @Test("An intent without a summary has an empty one")
    func none() throws {
        let content = try #require(RinseIntent().summaryContent)
        #expect(content.sentence == nil)
        #expect(content.parameters.isEmpty)
    }

    @Test(
        "Conditions on plain values",
        arguments: [
            (2, nil, nil, true, "two"), (nil, 1.5, nil, true, "little sugar"), (3, 1.6, .oat, true, "milk"),
            (3, nil, .cow, false, "milk"), (3, 9, nil, false, "iced"), (nil, nil, nil, true, "plain"),
            (3, 9, nil, true, "sweet"),
        ] as [(Int?, Double?, Milk?, Bool, String)])
    func plain(_ cups: Int?, _ sugar: Double?, _ milk: Milk?, _ isHot: Bool, _ expected: String) throws {
        let intent = PlainConditionIntent()
        if let cups { intent.cups = cups }
        intent.sugar = sugar
        intent.milk = milk
        intent.isHot = isHot
        #expect(try text(intent) == expected)
    }

    @Test(
        "Conditions on the identifier of an entity",
        arguments: [
            ("ridge", "the ridge"), ("dale", "low"), ("coast-2", "along Café coast-2"), ("moor", "somewhere"),
            (nil, "somewhere"),
        ] as [(String?, String)])
    func identifiers(_ id: String?, _ expected: String) throws {
        let intent = IdentifierConditionIntent()
        intent.cafe = id.map { Cafe(id: $0) }
        #expect(try text(intent) == expected)
    }

    @Test("A sentence's format names the parameters, and is read back with them elsewhere")
    func format() throws {
        let sentence = try #require(brew(.espresso, guest: "Ada").summaryContent?.sentence)
        #expect(sentence.format == "Brew ${drink} for ${guest}")
        #expect(sentence.textOfTitles() == "Brew (Drink) for (Guest)")
        #expect(sentence.parsing("${guest}: ${drink}").textOfValues() == "Ada: Espresso")
        #expect(sentence.parsing("${cups} of ${drink").textOfValues() == "${cups} of ${drink")
        #expect(sentence.parsing("").pieces.isEmpty)
    }

    @Test(
        "A switch takes an optional's values and its nil, and switches nest",
        arguments: [
            (.tea, true, nil, "hot Tea"), (nil, true, nil, "hot"), (.coffee, true, nil, "hot, Filter Coffee"),
            (nil, nil, 1, "more"), (.tea, false, 0.5, nil), (.water, nil, nil, nil),
        ] as [(Drink?, Bool?, Double?, String?)])
    func forms(_ drink: Drink?, _ isHot: Bool?, _ factor: Double?, _ expected: String?) throws {
        let intent = FormIntent()
        intent.drink = drink
        intent.isHot = isHot
        if let factor { intent.factor = factor }
        let content = try #require(intent.summaryContent)
        #expect(content.sentence?.textOfValues() == expected)
        let isList = expected == nil && drink != .water
        #expect(content.parameters.count == (isList ? 2 : drink == .coffee ? 1 : 0))
    }

    @Test("Where no widget is shown, no condition on its family holds")
    func widgets() throws {
        #expect(try text(WidgetFormIntent()) == "Show (Drink)")
    }

    @Test("Intents may have their summary from a protocol of the app's")
    func shared() throws {
        #expect(try text(PourIntent()) == "Pour")
    }
}
