import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Stride

/// Workouts, measured.
@Suite struct StrideTests {
    private let log: WorkoutLog
    private let app: IntentDefinitions

    init() {
        let log = WorkoutLog()
        self.log = log
        app = IntentDefinitions(bundleIdentifier: "com.example.stride") { $0.addStrideDependencies(log: log) }
    }

    private func kilometers(_ value: Double) -> Measurement<UnitLength> { Measurement(value: value, unit: .kilometers) }

    @Test("Starting asks for the kind of workout in its order, and starts it")
    func starting() async throws {
        let script = IntentScript(.choice("Ride"))
        let result = try await app.intents["BeginWorkoutIntent"].makeIntent().run(answering: script)
        #expect(result.dialog == "Workout 1: you're riding.")
        #expect(script.questions.map(\.text) == ["Which kind of workout?"])
        #expect(script.questions.first?.choices.map(\.title) == ["Run", "Ride", "Swim"])
        #expect(log.current?.style == .ride)
    }

    @Test("A second workout is refused, telling the first")
    func startingTwice() async throws {
        try await app.intents["BeginWorkoutIntent"].makeIntent(workoutStyle: "3").run()
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents["BeginWorkoutIntent"].makeIntent(workoutStyle: "1").run()
        }
        #expect(error?.message == "You're already swimming.")
    }

    @Test("Pausing offers to resume at the Action button, and resuming resumes")
    func pausing() async throws {
        _ = try log.begin(.run)
        let result = try await app.intents["HoldWorkoutIntent"].makeIntent().run()
        #expect(result.actionButtonIntent?.identifier == "ContinueWorkoutIntent")
        #expect(log.current?.isPaused == true)
        try await app.intents["ContinueWorkoutIntent"].makeIntent().run()
        #expect(log.current?.isPaused == false)
    }

    @Test(
        "With no workout there is nothing to pause or resume",
        arguments: ["HoldWorkoutIntent", "ContinueWorkoutIntent"])
    func nothingToPause(intent: String) async throws {
        let error = await #expect(throws: IntentTestingError.self) { try await app.intents[intent].makeIntent().run() }
        #expect(error?.message == "There is no workout to change.")
    }

    @Test("Ending gives a summary with what was measured and what is worked out of it")
    func ending() async throws {
        _ = try log.begin(.run)
        let intent = app.intents["EndWorkoutIntent"].makeIntent(distance: kilometers(9), effort: 8.0)
        let result = try await intent.run()
        let summary = try result.value.as(AnyTransientAppEntity.self)
        #expect(try summary.distance.as(Measurement<UnitLength>.self) == kilometers(9))
        #expect(try summary.duration.as(Measurement<UnitDuration>.self).converted(to: .minutes).value == 30)
        #expect(try summary.energy.as(Measurement<UnitEnergy>.self).converted(to: .kilocalories).value == 240)
        #expect(try summary.averageSpeed.as(Measurement<UnitSpeed>.self).value == 5)
        #expect(try summary.style.as(AnyAppEnum.self).rawValue == "1")
        #expect(result.dialog == "Well done! Run.")
    }

    @Test("A goal is set in any unit, and the earlier one returned")
    func goal() async throws {
        let set = app.intents["SetGoalIntent"]
        let first = try await set.makeIntent(value: kilometers(10)).run()
        #expect(first.value == nil)
        let miles = Measurement<UnitLength>(value: 10, unit: .miles)
        let second = try await set.makeIntent(value: miles).run()
        #expect(try second.value.as(Measurement<UnitLength>.self) == kilometers(10))
        #expect(second.dialog == "Your new goal is set.")
        #expect(log.goal == miles)
    }

    @Test("A smaller goal has to be confirmed", arguments: [true, false])
    func smallerGoal(isSure: Bool) async throws {
        log.goal = kilometers(10)
        let script = IntentScript(.confirmation(isSure))
        let result = try await app.intents["SetGoalIntent"].makeIntent(value: kilometers(5)).run(answering: script)
        #expect(script.questions.map(\.text) == ["That's less than before. Are you sure?"])
        #expect(result.dialog == (isSure ? "An easier goal it is." : "Your goal stays as it was."))
        #expect(log.goal == kilometers(isSure ? 5 : 10))
    }

    @Test("Power is estimated from quantities of every kind")
    func estimating() async throws {
        let intent = app.intents["EstimateIntent"].makeIntent(
            weight: Measurement<UnitMass>(value: 70, unit: .kilograms),
            speed: Measurement<UnitSpeed>(value: 36, unit: .kilometersPerHour),
            slope: Measurement<UnitAngle>(value: 5, unit: .degrees),
            water: Measurement<UnitVolume>(value: 500, unit: .milliliters))
        let result = try await intent.run()
        let power = try result.value.as(Measurement<UnitPower>.self)
        // 70.5 kg up 5° at 10 m/s, and the drag of half a square metre.
        #expect(power == Measurement(value: 903, unit: .watts))
    }

    @Test("Syncing a long list of workouts returns how many there were")
    func syncing() async throws {
        for _ in 0..<3 {
            _ = try log.begin(.swim)
            _ = try log.finish { $0.distance = Measurement(value: 1, unit: .kilometers) }
        }
        let result = try await app.intents["SyncWorkoutsIntent"].makeIntent().run()
        #expect(try result.value.as(Int.self) == 3)
    }
}
