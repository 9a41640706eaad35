import AppIntents
import Foundation

/// Works out a number from the quantities people measure, one of each kind.
struct EstimateIntent: AppIntent {
    static let title: LocalizedStringResource = "Estimate Power"

    @Parameter(title: "Weight", defaultValue: 70, defaultUnit: .kilograms) var weight: Measurement<UnitMass>
    @Parameter(title: "Speed", defaultUnit: .kilometersPerHour) var speed: Measurement<UnitSpeed>
    @Parameter(title: "Slope", defaultValue: 0, unit: .degrees, supportsNegativeNumbers: true)
    var slope: Measurement<UnitAngle>
    @Parameter(title: "Temperature", defaultUnit: .celsius, supportsNegativeNumbers: true)
    var temperature: Measurement<UnitTemperature>?
    @Parameter(title: "Water", unit: .milliliters) var water: Measurement<UnitVolume>?
    @Parameter(title: "Tire Pressure", defaultUnit: .bars) var pressure: Measurement<UnitPressure>?
    @Parameter(title: "Cadence", unit: .hertz) var cadence: Measurement<UnitFrequency>?
    @Parameter(title: "Frontal Area", unit: .squareMeters) var area: Measurement<UnitArea>?
    @Parameter var samples: [Double]?

    func perform() async throws -> some ReturnsValue<Measurement<UnitPower>> {
        var mass = weight
        if let water { mass = mass + Measurement(value: water.converted(to: .liters).value, unit: .kilograms) }
        let climb = sin(slope.converted(to: .radians).value)
        let watts = mass.converted(to: .kilograms).value * 9.81 * climb * speed.converted(to: .metersPerSecond).value
        return .result(value: Measurement(value: (watts + drag).rounded(), unit: .watts))
    }

    private var drag: Double {
        let velocity = speed.converted(to: .metersPerSecond).value
        return 0.5 * 1.2 * (area?.converted(to: .squareMeters).value ?? 0.5) * velocity * velocity * velocity
    }
}

/// Takes minutes on a slow connection, so it reports and may be called off.
struct SyncWorkoutsIntent: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Sync Workouts"
    static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

    @Parameter(title: "Delay", default: 0) var delay: Int

    @Dependency private var log: WorkoutLog

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let sessions = log.sessions
        progress.totalUnitCount = Int64(sessions.count)
        let uploaded = try await withIntentCancellationHandler {
            try await performBackgroundTask {
                var count = 0
                for session in sessions where !session.isPaused {
                    try await Task.sleep(for: .milliseconds(delay))
                    progress.completedUnitCount += 1
                    count += 1
                }
                return count
            }
        } onCancel: { reason in
            print("Sync stopped: \(reason)")
        }
        return .result(value: uploaded)
    }
}

struct StrideShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: BeginWorkoutIntent(),
            phrases: ["Start a \(\.$workoutStyle) in \(.applicationName)", "Work out with \(.applicationName)"],
            shortTitle: LocalizedStringResource("Start Workout", table: "AppShortcuts"),
            systemImageName: "figure.run")
        AppShortcut(
            intent: SyncWorkoutsIntent(),
            phrases: ["Sync \(.applicationName)"],
            shortTitle: "Sync",
            systemImageName: "arrow.triangle.2.circlepath")
    }
}
