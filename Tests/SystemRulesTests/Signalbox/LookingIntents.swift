import AppIntents
import Foundation

/// Gives a lamp back.
struct ShowLampIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Lamp"

    @Parameter(title: "Lamp") var lamp: LampEntity

    func perform() async throws -> some IntentResult & ReturnsValue<LampEntity> {
        .result(value: lamp)
    }
}

/// Counts lamps that travel as ids.
struct CountLampsIntent: AppIntent {
    static let title: LocalizedStringResource = "Count Lamps"

    @Parameter(title: "Lamps") var lamps: EntityCollection<LampEntity>

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: lamps.identifiers.count)
    }
}

/// Tells values back as they were understood.
struct ReadTimetableIntent: AppIntent {
    static let title: LocalizedStringResource = "Read Timetable"

    @Parameter(title: "Departure") var departure: Date
    @Parameter(title: "Wait") var wait: Measurement<UnitDuration>
    @Parameter(title: "Distance") var distance: Measurement<UnitLength>
    @Parameter(title: "Colour") var colour: LampColour
    @Parameter(title: "Stops") var stops: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
        .result(value: [
            departure.formatted(.iso8601), "\(Int(wait.converted(to: .seconds).value))",
            "\(Int(distance.converted(to: .meters).value))", colour.rawValue, "\(stops)",
        ])
    }
}

/// Opens a lamp's page.
struct OpenLampIntent: OpenIntent, URLRepresentableIntent {
    static let title: LocalizedStringResource = "Open Lamp"

    @Parameter(title: "Lamp") var target: LampEntity
}

/// Wants the person authenticated.
struct ShowKeysIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Keys"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Parameter(title: "Name") var name: String

    @Dependency private var daybook: Daybook

    func perform() async throws -> some IntentResult {
        daybook.note("showed the keys")
        return .result()
    }
}

/// Needs something that nobody provides.
struct ShowPlanIntent: AppIntent {
    static let title: LocalizedStringResource = "Show Plan"

    @Dependency private var plan: TrackPlan

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: plan.name)
    }
}

/// Is never registered.
struct TrackPlan: Sendable {
    let name: String
}
