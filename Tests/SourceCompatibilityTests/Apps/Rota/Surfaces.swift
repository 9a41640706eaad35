import AppIntents
import Foundation

/// What the widget on the home screen shows.
struct HoursWidgetIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Hours"
    static var description = IntentDescription("Shows the hours of a project.")

    @Parameter(title: "Project") var project: ProjectEntity?
    @Parameter(title: "Other Projects", size: [.systemSmall: 0, .systemMedium: 2, .systemLarge: .init(min: 1, max: 4)])
    var others: [ProjectEntity]?
    @Parameter(title: "Show Earnings", default: false) var earnings: Bool

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) {
                Summary("\(\.$project)")
            }
            Case([.systemMedium, .systemLarge]) {
                When(widgetFamily: .equalTo, .systemLarge) {
                    Summary {
                        \.$project
                        \.$others
                        \.$earnings
                    }
                } otherwise: {
                    Summary {
                        \.$project; \.$others
                    }
                }
            }
            DefaultCase { Summary() }
        }
    }
}

/// The button in Control Center.
struct ClockControlIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Clock"
    static let isDiscoverable = false

    @Parameter(title: "Project") var project: ProjectEntity?
}

struct ToggleClockIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Clock Running"

    @Parameter(title: "Running") var value: Bool
    @Parameter(title: "Project", default: "Unsorted") var project: String

    @Dependency var timesheet: Timesheet

    init() {}

    init(project: String) { self.project = project }

    @MainActor
    func perform() async throws -> some IntentResult {
        switch (value, timesheet.running) {
        case (true, nil): try timesheet.add(Shift(project: project, start: .now))
        case (false, let running?): _ = try timesheet.stop(running.id, at: .now)
        default: break
        }
        return .result()
    }
}

struct OffDutyFilter: SetFocusFilterIntent {
    static var title: LocalizedStringResource = "Off Duty"
    static var description: IntentDescription? = "Keeps reminders quiet."

    @Parameter(title: "Silence Reminders", default: true) var silence: Bool
    @Parameter(title: "Except For") var exception: ProjectEntity?

    @Dependency var timesheet: Timesheet

    var displayRepresentation: DisplayRepresentation {
        let subtitle: LocalizedStringResource = silence ? "Reminders are silent" : "Reminders sound"
        return DisplayRepresentation(title: "Off Duty", subtitle: subtitle)
    }

    var appContext: FocusFilterAppContext {
        FocusFilterAppContext(targetContentIdentifierPrefix: exception?.id)
    }

    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [OffDutyFilter] {
        [OffDutyFilter()]
    }

    func perform() async throws -> some IntentResult {
        await timesheet.silence(silence)
        return .result()
    }
}

struct StartTimerIntent: DeprecatedAppIntent {
    static var title: LocalizedStringResource = "Start Timer"
    static var deprecation: IntentDeprecation<ClockInIntent> {
        IntentDeprecation(message: "Use Clock In instead.", replacedBy: ClockInIntent.self)
    }

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: ClockInIntent())
    }
}

struct RotaShortcuts: AppShortcutsProvider {
    static var shortcutTileColor: ShortcutTileColor { .grayGreen }

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ClockInIntent(),
            phrases: ["Clock in with \(.applicationName)", "Start \(\.$project) in \(.applicationName)"],
            shortTitle: "Clock In", systemImageName: "play")
        AppShortcut(
            intent: ClockOutIntent(), phrases: ["Clock out with \(.applicationName)"],
            shortTitle: "Clock Out", systemImageName: "stop")
    }
}
