import AppIntents
import Foundation

struct BeginWorkoutIntent: StartWorkoutIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Start Workout"
    static let description = IntentDescription(
        "Starts keeping track of a workout.",
        categoryName: "Workouts",
        searchKeywords: ["exercise", "training"])

    static var openAppWhenRun: Bool = false

    static var parameterSummary: some ParameterSummary {
        Summary("Start a \(\.$workoutStyle)")
    }

    static let suggestedWorkouts: [BeginWorkoutIntent] = [
        BeginWorkoutIntent(style: .run),
        BeginWorkoutIntent(style: .ride),
    ]

    var displayRepresentation: DisplayRepresentation {
        WorkoutStyle.caseDisplayRepresentations[workoutStyle] ?? "Workout"
    }

    @Parameter(title: "Style", description: "What to keep track of.", requestValueDialog: "Which kind of workout?")
    var workoutStyle: WorkoutStyle

    @Dependency
    private var log: WorkoutLog

    init() {}

    init(style: WorkoutStyle) {
        self.workoutStyle = style
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let session = try log.begin(workoutStyle)
        return .result(dialog: "Workout \(session.id): you're \(session.style.gerund).")
    }
}

struct HoldWorkoutIntent: PauseWorkoutIntent {
    static let title: LocalizedStringResource = "Pause Workout"

    @Dependency private var log: WorkoutLog

    func perform() async throws -> some IntentResult {
        try log.setPaused(true)
        return .result(actionButtonIntent: ContinueWorkoutIntent())
    }
}

struct ContinueWorkoutIntent: ResumeWorkoutIntent {
    static let title: LocalizedStringResource = "Resume Workout"

    @Dependency private var log: WorkoutLog

    func perform() async throws -> some IntentResult {
        try log.setPaused(false)
        return .result()
    }
}

struct EndWorkoutIntent: AppIntent {
    static let title: LocalizedStringResource = "End Workout"

    @Parameter(title: "Distance", unit: .kilometers, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>

    @Parameter(title: "Duration", defaultValue: 30, defaultUnit: .minutes)
    var duration: Measurement<UnitDuration>

    @Parameter(title: "Energy", defaultUnit: .kilocalories, defaultUnitAdjustForLocale: true)
    var energy: Measurement<UnitEnergy>?

    @Parameter(title: "Effort", default: 5, controlStyle: .slider, inclusiveRange: (1, 10))
    var effort: Double

    @Dependency private var log: WorkoutLog

    static var parameterSummary: some ParameterSummary {
        When(\.$effort, .greaterThanOrEqualTo, 8) {
            Summary("End a hard workout after \(\.$distance) in \(\.$duration)") {
                \.$energy
                \.$effort
            }
        } otherwise: {
            When(\.$energy, .hasAnyValue) {
                Summary("End workout after \(\.$distance) in \(\.$duration), burning \(\.$energy)")
            } otherwise: {
                Summary("End workout after \(\.$distance) in \(\.$duration)")
            }
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<WorkoutSummary> & ProvidesDialog {
        let finished = try log.finish { session in
            session.distance = distance
            session.duration = duration
            // About a kilocalorie a minute for each point of effort.
            session.energy =
                energy
                ?? Measurement(value: duration.converted(to: .minutes).value * effort, unit: .kilocalories)
        }
        let summary = WorkoutSummary(finished)
        return .result(value: summary, dialog: .init("Well done! \(summary.localizedStringResource)."))
    }
}

/// The control in Control Center sets this without opening the app.
struct SetGoalIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Distance Goal"

    @Parameter(title: "Goal", defaultUnit: .kilometers) var value: Measurement<UnitLength>

    @Dependency private var log: WorkoutLog

    func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>?> & ProvidesDialog {
        let earlier = log.goal
        guard earlier.map({ $0 < value }) ?? true else {
            let isSure = try await $value.requestConfirmation(
                for: value, dialog: "That's less than before. Are you sure?")
            guard isSure else { return .result(value: earlier, dialog: "Your goal stays as it was.") }
            log.goal = value
            return .result(value: earlier, dialog: "An easier goal it is.")
        }
        log.goal = value
        return .result(value: earlier, dialog: "Your new goal is set.")
    }
}
