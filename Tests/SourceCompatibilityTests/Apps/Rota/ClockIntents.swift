import AppIntents
import Foundation

struct ClockInIntent: AppIntent, PredictableIntent, UndoableIntent, CustomIntentMigratedAppIntent {
    static let intentClassName = "RTClockInIntent"

    static var title: LocalizedStringResource = "Clock In"
    static var description = IntentDescription("Starts the clock for a project.")

    @Parameter(title: "Project", requestValueDialog: IntentDialog.whichProject)
    var project: ProjectEntity

    @Parameter(title: "At") var start: Date?

    @Dependency var timesheet: Timesheet

    static var parameterSummary: some ParameterSummary {
        Summary("Clock in for \(\.$project)") {
            \.$start
        }
    }

    static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\.$project)) { project in
            DisplayRepresentation(title: "Clock in for \(project.id)", subtitle: "Rota")
        }
        IntentPrediction(parameters: (\.$project, \.$start)) { project, start in
            DisplayRepresentation(title: "Clock in", subtitle: "\(project.id), \(start == nil ? "now" : "later")")
        }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<ShiftEntity> & ProvidesDialog {
        if let running = timesheet.running { throw RotaError.alreadyRunning(project: running.project) }
        let shift = Shift(project: project.id, start: start ?? Date())
        try timesheet.add(shift)
        undoManager?.registerUndo(withTarget: timesheet) { timesheet in
            try? timesheet.remove([shift.id])
        }
        undoManager?.setActionName("Clock In")
        return .result(value: ShiftEntity(shift), dialog: .started(project.id))
    }
}

extension IntentDialog {
    static var whichProject: Self { "What are you working on?" }
    static func started(_ project: String) -> Self { "The clock runs for \(project)." }
}

struct ClockOutIntent: AppIntent {
    static var title: LocalizedStringResource = "Clock Out"

    @Parameter(title: "At") var end: Date?

    @Dependency private var timesheet: Timesheet

    @MainActor
    func perform() async throws -> some ReturnsValue<Double> & ProvidesDialog {
        guard let running = timesheet.running, let shift = try timesheet.stop(running.id, at: end ?? .now) else {
            throw RotaError.notRunning
        }
        let donation = try await donate()
        timesheet.remember(donation)
        return .result(
            value: shift.hours,
            dialog: IntentDialog(
                full: "You worked \(shift.hours.formatted()) hours for \(shift.project).", supporting: "Clocked out."))
    }
}

struct ForgetShiftsIntent: DeleteIntent, UndoableIntent {
    static var title: LocalizedStringResource = "Delete Shifts"

    @Parameter(title: "Shifts") var entities: [ShiftEntity]

    @Dependency var timesheet: Timesheet

    @MainActor
    func perform() async throws -> some IntentResult {
        let lost = timesheet.shifts.filter { shift in entities.contains { $0.id == shift.id } }
        try timesheet.remove(lost.map(\.id))
        undoManager?.registerUndo(withTarget: timesheet) { timesheet in
            lost.forEach { try? timesheet.add($0) }
        }
        return .result()
    }
}

struct InvoiceIntent: AppIntent, ProgressReportingIntent, CancellableIntent {
    static var title: LocalizedStringResource = "Create Invoice"

    @Parameter(title: "Project", optionsProvider: BillableProjects()) var project: String
    @Parameter(title: "Currency", default: "EUR", inputOptions: .init(capitalizationType: .allCharacters)) var currency:
        String

    @Dependency var timesheet: Timesheet

    struct BillableProjects: DynamicOptionsProvider {
        @Dependency var timesheet: Timesheet

        func results() async throws -> [String] {
            await timesheet.shifts.filter { !$0.isRunning }.map(\.project).uniqued()
        }

        func defaultResult() async -> String? { try? await results().first }
    }

    @MainActor
    func perform() async throws -> some ReturnsValue<IntentCurrencyAmount> {
        let billed = timesheet.shifts.filter { $0.project == project && !$0.isRunning }
        progress.totalUnitCount = Int64(billed.count)
        var total = Decimal(0)
        try await withIntentCancellationHandler {
            for shift in billed {
                try Task.checkCancellation()
                total += Decimal(shift.hours) * shift.rate
                progress.completedUnitCount += 1
            }
        } onCancel: { reason in
            switch reason {
            case .timeout: print("Too many shifts")
            default: break
            }
        }
        return .result(value: IntentCurrencyAmount(amount: total, currencyCode: currency))
    }
}

extension Sequence where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
}
