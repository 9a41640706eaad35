import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Rota

/// Working hours: what is predicted, undone, and shown on the system's surfaces.
@MainActor
@Suite struct RotaTests {
    private let timesheet: Timesheet
    private let app: IntentDefinitions
    private let morning = Date(timeIntervalSince1970: 1_790_000_000)

    init() {
        let timesheet = Timesheet(shifts: [
            Shift(project: "Boat", start: morning, end: morning + 7_200),
            Shift(project: "House", start: morning, end: morning + 3_600, rate: 50),
        ])
        self.timesheet = timesheet
        app = Self.app(timesheet)
    }

    private static func app(_ timesheet: Timesheet) -> IntentDefinitions {
        IntentDefinitions(bundleIdentifier: "com.example.rota") { $0.add(dependency: timesheet) }
    }

    // An intent that took an earlier one's place goes by the earlier one's class.
    private var clockIn: AppIntentDefinition { app.intents["RTClockInIntent"] }

    @Test("Clocking in asks for the project, offers the known ones, and starts the clock")
    func clockingIn() async throws {
        let script = IntentScript(.choice("House"))
        let result = try await clockIn.makeIntent(start: morning).run(answering: script)
        #expect(script.questions.map(\.text) == ["What are you working on?"])
        #expect(script.questions.first?.choices.map(\.title) == ["Boat", "House"])
        #expect(result.dialog == "The clock runs for House.")
        #expect(try result.value.project.as(String.self) == "House")
        #expect(timesheet.running?.start == morning)
    }

    @Test("Any name is a project, and two cannot run")
    func newProject() async throws {
        try await clockIn.makeIntent(project: "Garden").run()
        #expect(timesheet.running?.project == "Garden")
        let error = await #expect(throws: IntentTestingError.self) {
            try await clockIn.makeIntent(project: "Boat").run()
        }
        #expect(error?.message == "The clock is already running for Garden.")
    }

    @Test("Clocking out tells the hours and donates what was done")
    func clockingOut() async throws {
        try timesheet.add(Shift(project: "Boat", start: morning))
        let result = try await app.intents["ClockOutIntent"].makeIntent(end: morning + 9_000).run()
        #expect(try result.value.as(Double.self) == 2.5)
        #expect(result.dialog == "You worked 2.5 hours for Boat.")
        #expect(result.supportingDialog == "Clocked out.")
        #expect(timesheet.donated.count == 1)
        #expect(timesheet.running == nil)
    }

    @Test("Switching with nothing running is clocking in")
    func switching() async throws {
        let switching = app.intents["SwitchProjectIntent"]
        let first = try await switching.makeIntent(project: "Boat").run()
        #expect(first.dialog == "On to Boat, after 0 hours.")
        #expect(timesheet.running?.project == "Boat")
        #expect(timesheet.donated.isEmpty)
    }

    @Test("Switching away from what runs asks for the project, and tells the hours of what ran")
    func switchingAway() async throws {
        try timesheet.add(Shift(project: "Garden", start: .now.addingTimeInterval(-7_200)))
        let script = IntentScript(.choice("House"))
        let result = try await app.intents["SwitchProjectIntent"].makeIntent().run(answering: script)
        #expect(script.questions.map(\.text) == ["What are you working on?"])
        #expect(try result.value.as(Double.self) >= 2)
        #expect(result.dialog?.hasPrefix("On to House, after 2") == true)
        #expect(timesheet.running?.project == "House")
        #expect(timesheet.donated.count == 1)
    }

    @Test("Without a running clock there is none to stop")
    func notRunning() async throws {
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents["ClockOutIntent"].makeIntent().run()
        }
        #expect(error?.message == "The clock isn't running.")
    }

    @Test(
        "An invoice sums up a project in the currency asked for",
        arguments: [("Boat", 80), ("House", 50)] as [(String, Decimal)])
    func invoicing(project: String, amount: Decimal) async throws {
        let result = try await app.intents["InvoiceIntent"].makeIntent(project: project, currency: "DKK").run()
        #expect(
            try result.value.as(IntentCurrencyAmount.self) == IntentCurrencyAmount(amount: amount, currencyCode: "DKK"))
    }

    @Test("Without a project the invoice is for the first that its provider suggests")
    func defaultProject() async throws {
        let result = try await app.intents["InvoiceIntent"].makeIntent().run()
        #expect(try result.value.as(IntentCurrencyAmount.self) == IntentCurrencyAmount(amount: 80, currencyCode: "EUR"))
    }

    @Test("Deleting names what goes, marks it as destructive, and happens after a yes alone", arguments: [true, false])
    func deleting(isSure: Bool) async throws {
        let shift = app.entities["ShiftEntity"].makeReference(identifier: timesheet.shifts[0].id.uuidString)
        let script = IntentScript(.confirmation(isSure))
        let intent = app.intents["ForgetShiftsIntent"].makeIntent(entities: [shift])
        if isSure {
            try await intent.run(answering: script)
        } else {
            let error = await #expect(throws: IntentTestingError.self) { try await intent.run(answering: script) }
            #expect(error?.reason == .declined)
        }
        #expect(script.questions.count == 1)
        #expect(script.questions.first?.text.contains("Boat") == true)
        #expect(script.questions.first?.isDestructive == true)
        #expect(timesheet.shifts.map(\.project) == (isSure ? ["House"] : ["Boat", "House"]))
    }

    @Test("The control turns the clock on and off, once each")
    func control() async throws {
        let toggle = app.intents["ToggleClockIntent"]
        try await toggle.makeIntent(value: true).run()
        try await toggle.makeIntent(value: true).run()
        #expect(timesheet.shifts.filter(\.isRunning).map(\.project) == ["Unsorted"])
        try await toggle.makeIntent(value: false).run()
        #expect(timesheet.running == nil)
    }

    @Test(
        "The settings of a widget or a control cannot be run", arguments: ["HoursWidgetIntent", "ClockControlIntent"])
    func surfaces(intent: String) async throws {
        let error = await #expect(throws: IntentTestingError.self) { try await app.intents[intent].makeIntent().run() }
        #expect(error?.message.contains("cannot be run") == true)
    }

    @Test("A focus silences the reminders and says which content it lets through", arguments: [true, false])
    func focus(silence: Bool) async throws {
        try await app.intents["OffDutyFilter"].makeIntent(silence: silence).run()
        #expect(timesheet.isSilenced == silence)
        let filter = OffDutyFilter()
        filter.silence = silence
        filter.exception = ProjectEntity(id: "Boat")
        #expect(filter.appContext.targetContentIdentifierPrefix == "Boat")
        let subtitle = filter.displayRepresentation.subtitle.map { String(localized: $0) }
        #expect(subtitle == (silence ? "Reminders are silent" : "Reminders sound"))
    }

    @Test("A deprecated intent says what to use, and leads there")
    func deprecated() async throws {
        #expect(StartTimerIntent.deprecation.replacedBy == ClockInIntent.self)
        let script = IntentScript(.choice("Boat"))
        let result = try await app.intents["StartTimerIntent"].makeIntent().run(answering: script)
        #expect(result.opensIntent?.identifier == "RTClockInIntent")
        #expect(timesheet.running?.project == "Boat")
    }

    @Test("Hours are kept in their file")
    func saving() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let app = Self.app(try Timesheet(file: file))
        try await app.intents["RTClockInIntent"].makeIntent(project: "Boat", start: morning).run()
        let read = try Timesheet(file: file)
        #expect(read.running?.project == "Boat")
        #expect(read.running?.start == morning)
    }
}
