import AppIntents

/// Asks which of some ways to go on, one of which cancels and one destroys.
struct ChooseFerryIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose Ferry"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let chosen = try await requestChoice(
            between: [Option(title: "Early"), Option(title: "Late", style: .destructive), .cancel],
            dialog: "Which ferry?")
        return .result(value: String(localized: chosen.title))
    }
}

/// Asks to confirm in each of the forms.
struct ConfirmFerryIntent: AppIntent {
    static let title: LocalizedStringResource = "Confirm Ferry"

    @Parameter(title: "Form")
    var form: Int

    init() {}

    init(form: Int) {
        self.form = form
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        switch form {
        case 0: try await requestConfirmation()
        case 1: try await requestConfirmation(dialog: "Board?")
        case 2: try await requestConfirmation(actionName: .book, dialog: "Board?")
        case 3:
            try await requestConfirmation(
                actionName: .custom(
                    acceptLabel: "Sink", acceptAlternatives: [], denyLabel: "Float", denyAlternatives: [],
                    destructive: true), dialog: "Sink it?")
        case 4: try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Heard right?")
        case 5: try await requestConfirmation(result: .result(value: 3, dialog: "Three tickets?"))
        case 6: return .result(value: try await requestConfirmation(actionName: .pay, snippetIntent: FareSnippet()))
        default: try await requestConfirmation(output: .result(dialog: "Old question?"))
        }
        return .result(value: form)
    }
}

/// Shows the fare.
struct FareSnippet: SnippetIntent {
    static let title: LocalizedStringResource = "Fare"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetView & ProvidesDialog {
        .result(value: 12, dialog: "Twelve euros?")
    }
}

/// Tells where it runs, goes on in its app, and tells again.
struct FrontFerryIntent: AppIntent {
    static let title: LocalizedStringResource = "Front Ferry"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Asks")
    var asks: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        let before = systemContext
        try await continueInForeground("To the pier?", alwaysConfirm: asks)
        let after = systemContext.currentMode
        return .result(value: [
            before.currentMode.debugDescription, "\(before.currentMode.canContinueInForeground)",
            after.debugDescription, "\(before.preciseTimestamp != nil)",
        ])
    }
}

/// Ends, and has its app go on.
struct LeaveFerryIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Leave Ferry"

    @Parameter(title: "Way", default: 0)
    var way: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let witness = Witness.current
        switch way {
        case 0: throw needsToContinueInForegroundError("Go ashore?") { witness?.note("ashore") }
        case 1: throw needsToContinueInForegroundError("Swim ashore?")
        case 2: throw needsToContinueInForegroundError(alwaysConfirm: false)
        case 3: return .result(value: try await requestToContinueInForeground("Row ashore?") { 4 })
        default:
            try await requestToContinueInForeground("Wade ashore?")
            try await requestToContinueInForeground()
            return .result(value: 5)
        }
    }
}

/// Counts passengers, and can be taken back.
struct BoardFerryIntent: UndoableIntent {
    /// The passengers aboard.
    @MainActor final class Deck {
        static let shared = Deck()
        var aboard = 0
    }

    static let title: LocalizedStringResource = "Board Ferry"

    @Parameter(title: "Passengers")
    var passengers: Int

    @MainActor func perform() async throws -> some IntentResult {
        let number = passengers
        Deck.shared.aboard += number
        undoManager?.registerUndo(withTarget: Deck.shared) { $0.aboard -= number }
        return .result()
    }
}

/// Takes too long, or until it is cancelled, and says why it stopped.
struct StuckFerryIntent: CancellableIntent {
    static let title: LocalizedStringResource = "Stuck Ferry"

    func perform() async throws -> some IntentResult {
        let witness = Witness.current
        try await withIntentCancellationHandler {
            witness?.note("waiting")
            try await Task.sleep(for: .seconds(600))
        } onCancel: { reason in
            witness?.note(reason.debugDescription)
            witness?.gate.open()
        }
        return .result()
    }
}

/// Goes on for longer than the time limit, step by step.
struct SlowFerryIntent: LongRunningIntent {
    static let title: LocalizedStringResource = "Slow Ferry"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let progress = progress
        progress.totalUnitCount = 12
        try await performBackgroundTask {
            for step in 1...12 {
                try await Task.sleep(for: .milliseconds(200))
                progress.completedUnitCount = Int64(step)
            }
        }
        return .result(value: 12)
    }
}

/// Throws one of the system's errors.
struct SunkFerryIntent: AppIntent {
    static let title: LocalizedStringResource = "Sunk Ferry"

    @Parameter(title: "Cause")
    var cause: Int

    func perform() async throws -> some IntentResult {
        switch cause {
        case 0: throw AppIntentError.UserActionRequired.signin
        case 1: throw AppIntentError(description: "A hole.")
        case 2: throw FerryError.storm
        case 3: throw AppIntentError(predefinedError: .Unrecoverable.networkFailure, description: "No radio.")
        default: break
        }
        return .result()
    }
}

/// What may happen to a ferry; the system's error counts, not the words.
enum FerryError: Error, CustomAppIntentErrorConvertible, CustomLocalizedStringResourceConvertible {
    case storm

    var appIntentError: AppIntentError { AppIntentError.Unrecoverable.notAllowed }
    var localizedStringResource: LocalizedStringResource { "Storm." }
}

/// Calls another intent, whose missing parameter is asked for.
struct CallFerryIntent: AppIntent {
    static let title: LocalizedStringResource = "Call Ferry"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: try await HailIntent()(donate: false))
    }
}

/// Is called by another.
struct HailIntent: AppIntent {
    static let title: LocalizedStringResource = "Hail"

    @Parameter(title: "Name")
    var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "Ahoy \(name)")
    }
}

/// Searches the app.
struct SearchFerriesIntent: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Search Ferries"

    @Parameter(title: "Criteria")
    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(criteria.term) in \(Self.searchScopes.map(\.rawValue).joined())")
    }
}
