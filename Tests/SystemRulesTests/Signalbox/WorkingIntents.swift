import AppIntents

/// Offers a train to the next box: a value of each kind of need.
struct OfferTrainIntent: AppIntent {
    static let title: LocalizedStringResource = "Offer Train"

    @Parameter(title: "Train", requestValueDialog: "Which train?") var train: String
    @Parameter(title: "Cars", default: 7) var cars: Int
    @Parameter(title: "Line", requestValueDialog: "Which line?") var line: String
    @Parameter(title: "Remark") var remark: String?

    @Dependency private var daybook: Daybook

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        daybook.note("offered \(train)")
        return .result(value: "\(train) \(cars) \(line) \(remark ?? "-")")
    }
}

/// Asks for an optional value and for a yes while it runs.
struct PullLeverIntent: AppIntent {
    static let title: LocalizedStringResource = "Pull Lever"

    @Parameter(title: "Lever") var lever: String?

    @Dependency private var daybook: Daybook

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let asked = try await $lever.requestValue("Which lever?")
        try await requestConfirmation(dialog: "Pull lever \(asked)?")
        daybook.note("pulled \(asked)")
        return .result(value: asked)
    }
}

/// Takes lamps away.
struct DeleteLampsIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Lamps"

    @Parameter(title: "Lamps") var entities: [LampEntity]

    @Dependency private var daybook: Daybook

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        for lamp in entities { daybook.note("deleted \(lamp.id)") }
        return .result(value: entities.count)
    }
}

/// Sends a report to somebody.
struct SendReportIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Report"

    @Parameter(title: "Recipient") var recipient: IntentPerson
    @Parameter(title: "Text") var text: String

    @Dependency private var daybook: Daybook

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        daybook.note("sent \(text)")
        return .result(value: true)
    }
}

/// Makes something new each time.
struct AddEntryIntent: AppIntent {
    static let title: LocalizedStringResource = "Add Entry"

    @Parameter(title: "Text") var text: String

    @Dependency private var daybook: Daybook

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        daybook.note("entry \(text)")
        return .result(value: daybook.deeds.count, dialog: "Noted.")
    }
}

/// Goes on with another intent.
struct AcceptTrainIntent: AppIntent {
    static let title: LocalizedStringResource = "Accept Train"

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> & OpensIntent {
        let next = OfferTrainIntent()
        next.train = "9:15"
        return .result(value: true, opensIntent: next)
    }
}

/// Tells how far it is.
struct CleanLampsIntent: ProgressReportingIntent {
    static let title: LocalizedStringResource = "Clean Lamps"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        progress.totalUnitCount = 4
        for cleaned in 1...4 { progress.completedUnitCount = Int64(cleaned) }
        return .result(value: 4)
    }
}

/// Raises the flag, which can be taken back.
struct RaiseFlagIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Raise Flag"

    @Dependency private var daybook: Daybook

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        let daybook = daybook
        daybook.note("raised the flag")
        undoManager?.registerUndo(withTarget: Flag.shared) { _ in daybook.note("lowered the flag") }
        return .result(value: true)
    }
}

/// What is raised.
@MainActor final class Flag {
    static let shared = Flag()
}
