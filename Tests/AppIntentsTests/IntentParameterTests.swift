import AppIntents
import Testing

@Suite struct IntentParameterTests {
    @Test("A parameter with a default has it, and still counts as unset")
    func defaults() {
        let walk = WalkIntent()
        #expect(walk.laps == 2)
        #expect(walk.weather == .fair)
        #expect(walk.pace == 4.5)
        #expect(walk.companionNames == nil)
        for isSet in [walk.$laps.valueState.isSet, walk.$pace.valueState.isSet, walk.$path.valueState.isSet] {
            #expect(!isSet)
        }
    }

    @Test("Setting a parameter makes it set, also to nil")
    func setting() {
        let walk = WalkIntent()
        walk.laps = 3
        walk.companionNames = nil
        walk.pace = nil
        #expect(walk.laps == 3)
        #expect(walk.$laps.valueState.isSet)
        #expect(walk.$companionNames.valueState.isSet)
        #expect(walk.pace == nil)
    }

    @Test("Copies of an intent share their parameters, other intents do not")
    func sharing() {
        let walk = WalkIntent()
        let copy = walk
        copy.laps = 5
        #expect(walk.laps == 5)
        #expect(WalkIntent().laps == 2)
    }

    @Test("A parameter is optional where its type is, whatever its default")
    func optionality() {
        let walk = WalkIntent()
        #expect(!walk.$laps.isOptional)
        #expect(walk.$pace.isOptional)
        #expect(walk.$pace.defaultValue == 4.5)
        #expect(walk.$path.defaultValue == nil)
    }

    @Test("The system sees the parameters in order, titled as declared or by their names")
    func titles() {
        let titles = WalkIntent().parameters.map { String(localized: $0.title) }
        #expect(titles == ["Path", "Laps", "Weather", "Companion Names", "Pace"])
    }

    @Test("The system sets a parameter to a value of its type only")
    func settingByType() throws {
        let walk = WalkIntent()
        let names = try #require(walk.parameters.first { $0.parameterName == "companionNames" })
        #expect(names.set(["Ada"]))
        #expect(walk.companionNames == ["Ada"])
        #expect(!names.set(3))
        #expect(walk.companionNames == ["Ada"])
    }
}

extension IntentParameter.ValueState {
    fileprivate var isSet: Bool {
        if case .set = self { true } else { false }
    }
}
