import AppIntents

/// Goes on with another intent.
struct ArriveIntent: AppIntent {
    static let title: LocalizedStringResource = "Arrive"

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & OpensIntent & ProvidesDialog {
        let next = MoorIntent()
        next.lines = 4
        return .result(value: 1, opensIntent: next, dialog: "Arrived.")
    }
}

/// Follows, with one value set and one to be asked for.
struct MoorIntent: AppIntent {
    static let title: LocalizedStringResource = "Moor"

    @Parameter(title: "Lines")
    var lines: Int

    @Parameter(title: "Side", requestValueDialog: "Which side?")
    var side: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(lines) lines to \(side)")
    }
}

/// Goes on with itself for ever.
struct CircleIntent: AppIntent {
    static let title: LocalizedStringResource = "Circle"

    func perform() async throws -> some IntentResult & OpensIntent {
        Witness.current?.note("round")
        return .result(opensIntent: CircleIntent())
    }
}
