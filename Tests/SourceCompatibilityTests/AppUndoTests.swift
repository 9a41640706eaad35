import AppIntents
import Foundation
import IntentRuntime
import JSON
import Testing

@testable import Rota

extension SharedManagerTests {
    /// Taking back what an app's undoable intents did.
    @MainActor
    @Suite struct AppUndoTests {
        /// Nobody to ask, but for a yes.
        private struct YesPerson: Interaction {
            func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }
            func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }
            func confirm(_ request: ConfirmationRequest) async throws -> Bool? { true }
            func report(_ progress: ProgressReport) async {}
        }

        private let timesheet: Timesheet
        private let system = IntentSystem(
            catalog: IntentCatalog(types: [
                ClockInIntent.self, ForgetShiftsIntent.self, ProjectEntity.self, ShiftEntity.self,
            ]))

        init() {
            let timesheet = Timesheet(shifts: [Shift(project: "Boat", start: .distantPast, end: .distantFuture)])
            AppDependencyManager.shared.add(dependency: timesheet)
            self.timesheet = timesheet
        }

        @Test("Clocking in is taken back by removing the shift")
        func clockIn() async throws {
            let invocation = IntentInvocation(intent: "RTClockInIntent", arguments: ["project": "House"])
            _ = try await system.run(invocation, through: YesPerson())
            #expect(timesheet.shifts.map(\.project) == ["Boat", "House"])
            #expect(await system.undo() == "RTClockInIntent")
            #expect(timesheet.shifts.map(\.project) == ["Boat"])
            #expect(await system.undo() == nil)
        }

        @Test("Deleted shifts come back as they were")
        func deletion() async throws {
            let shift = timesheet.shifts[0]
            let invocation = IntentInvocation(
                intent: "ForgetShiftsIntent", arguments: ["entities": [.string(shift.id.uuidString)]])
            _ = try await system.run(invocation, through: YesPerson())
            #expect(timesheet.shifts.isEmpty)
            #expect(await system.undo() == "ForgetShiftsIntent")
            #expect(timesheet.shifts == [shift])
        }
    }
}
