import AppIntents

/// Two intents in one: out of what runs, into something else.
struct SwitchProjectIntent: AppIntent {
    static let title: LocalizedStringResource = "Switch Project"
    static let description: IntentDescription = "Clocks out, and in again for another project."

    @Parameter(title: "Project", requestValueDialog: .whichProject) var project: ProjectEntity

    @Dependency private var timesheet: Timesheet

    static var parameterSummary: some ParameterSummary { Summary("Switch to \(\.$project)") }

    func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
        let hours = await timesheet.running == nil ? 0 : try await ClockOutIntent()(donate: false)
        let clockIn = ClockInIntent()
        clockIn.project = project
        let shift = try await clockIn(donate: false)
        return .result(value: hours, dialog: "On to \(shift.project), after \(hours.formatted()) hours.")
    }
}
