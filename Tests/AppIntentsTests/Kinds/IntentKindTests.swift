import AppIntents
import Testing

@Suite("Kinds of intents")
struct IntentKindTests {
    @Test("Modes are sets, and an intent that opens its app runs in the foreground")
    func modes() {
        #expect(LightIntent.supportedModes == .foreground)
        #expect(LoadIntent.supportedModes == .background)
        #expect(IntentModes.foreground == .foreground(.immediate))
        let both: IntentModes = [.background, .foreground(.dynamic)]
        #expect(both.contains(.background) && both.contains(.foreground(.dynamic)))
        #expect(!both.contains(.foreground(.deferred)))
        #expect(IntentModes.Current.background != .foreground)
    }

    @Test("Outside a run an intent is in the background, has no time and nothing to undo with")
    @MainActor func outside() async throws {
        let context = LoadIntent().systemContext
        #expect(context.currentMode == .background)
        #expect(!context.currentMode.canContinueInForeground)
        #expect(context.preciseTimestamp == nil)
        await #expect(throws: IntentCancellation.self) { try await LoadIntent().continueInForeground() }
        await #expect(throws: IntentCancellation.self) { _ = try await LoadIntent().requestChoice(between: [.cancel]) }
    }

    @Test("A suggestion reads as the first prediction whose parameters have values")
    func predictions() throws {
        let intent = LoadIntent()
        let predictions = LoadIntent.predictionConfiguration
        func title() -> String? { predictions.displayRepresentation(for: intent).map { String(localized: $0.title) } }
        #expect(title() == "Load")
        intent.tons = 4
        #expect(title() == "Load 4 tons")
        intent.crane = "Gertrud"
        #expect(title() == "Load 4 tons with Gertrud")
    }

    @Test("A suggestion may read by nine to fifteen parameters", arguments: 9...15)
    func manyParameters(count: Int) throws {
        let intent = WeighHoldsIntent()
        for (index, hold) in WeighHoldsIntent.holds.prefix(count).enumerated() {
            intent[keyPath: hold].wrappedValue = index + 1
        }
        let suggestion = WeighHoldsIntent.predictionConfiguration.displayRepresentation(for: intent)
        let expected = (1...count).map(String.init).joined(separator: " ")
        #expect(suggestion.map { String(localized: $0.title) } == expected)
    }

    @Test("The settings of widgets and controls are no actions and cannot be run")
    func settings() async {
        #expect(!TideWidgetIntent.isDiscoverable)
        #expect(!HornControlIntent.isDiscoverable)
        let widget = await #expect(throws: AppIntentError.self) { _ = try await TideWidgetIntent().perform() }
        #expect(widget?.description == "'Tide' holds the settings of a widget and cannot be run.")
        await #expect(throws: AppIntentError.self) { _ = try await HornControlIntent().perform() }
    }

    @Test("An intent that took the place of another is stored under its name")
    func migrated() {
        #expect(OldHornIntent.persistentIdentifier == "HornIntent")
        #expect(String(localized: OldHornIntent.deprecation.message) == "Sound the light.")
        #expect(String(localized: IntentDeprecation(replacedBy: LightIntent.self).message) == "Use 'Light' instead.")
    }

    @Test("There is no focus, and the filter says what it would let through")
    func focus() async {
        await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await NightFilter.current }
        #expect(NightFilter().appContext.targetContentIdentifierPrefix == "night")
        #expect(NightFilter().appContext.notificationFilterPredicate == nil)
    }

    @Test("An intent that shows content is known by its own name unless it says another")
    func content() {
        #expect(ChartWindowIntent().contentIdentifier == "ChartWindowIntent")
    }

    @Test("A result keeps all that it was made of")
    func results() async throws {
        let result = try await ManifoldIntent().perform()
        #expect(result.value == 1)
        #expect(try await ActionButtonIntent().perform().value == nil)
    }

    @Test("Packages name those within them")
    func packages() {
        #expect(HarbourPackage.includedPackages.isEmpty)
        #expect(CoastPackage.includedPackages.map { "\($0)" } == ["HarbourPackage"])
    }

    @Test("Errors say what the person must do, in the app's words where it has some")
    func errors() {
        #expect(AppIntentError.PermissionRequired.location(precise: true).description.contains("exactly"))
        #expect(AppIntentError(description: "Leak.").description == "Leak.")
        #expect(AppIntentError(wrapping: SetFocusFilterIntentError.notFound).description.hasPrefix("No focus"))
        #expect(AppIntentError.Unrecoverable.unknown == AppIntentError.Unrecoverable.unknown)
        #expect(AppIntentError.Unrecoverable.unknown != AppIntentError.Unrecoverable.notAllowed)
    }
}
