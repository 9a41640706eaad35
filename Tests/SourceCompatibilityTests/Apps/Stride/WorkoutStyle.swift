import AppIntents

enum WorkoutStyle: Int, AppEnum {
    case run = 1
    case ride = 2
    case swim = 3

    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Workout Style")

    static let caseDisplayRepresentations: [WorkoutStyle: DisplayRepresentation] = [
        .run: .init(title: "Run", subtitle: "Outdoors or on a treadmill", image: .init(systemName: "figure.run")),
        .ride: .init(title: "Ride", subtitle: nil, image: .init(named: "bike", isTemplate: true)),
        .swim: .init(stringLiteral: "Swim"),
    ]

    var gerund: String {
        switch self {
        case .run: "running"
        case .ride: "riding"
        case .swim: "swimming"
        }
    }
}

/// The numbers of a finished workout; worth passing on, never worth looking up again.
struct WorkoutSummary: TransientAppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(
            name: LocalizedStringResource("Workout Summary", comment: "Shown as the result of ending a workout"),
            numericFormat: LocalizedStringResource("\(placeholder: .int) summaries"))
    }

    @Property(title: "Style") var style: WorkoutStyle
    @Property(title: "Distance") var distance: Measurement<UnitLength>
    @Property(title: "Duration") var duration: Measurement<UnitDuration>
    @Property(title: "Energy") var energy: Measurement<UnitEnergy>

    @ComputedProperty(title: "Average Speed")
    var averageSpeed: Measurement<UnitSpeed> {
        let seconds = duration.converted(to: .seconds).value
        let meters = distance.converted(to: .meters).value
        return Measurement(value: seconds > 0 ? meters / seconds : 0, unit: .metersPerSecond)
    }

    init() {
        style = .run
        distance = Measurement(value: 0, unit: .meters)
        duration = Measurement(value: 0, unit: .seconds)
        energy = Measurement(value: 0, unit: .joules)
    }

    init(_ session: WorkoutLog.Session) {
        self.init()
        style = session.style
        distance = session.distance
        duration = session.duration
        energy = session.energy
    }

    var displayRepresentation: DisplayRepresentation {
        let kilometers = distance.converted(to: .kilometers).value.formatted(.number.precision(.fractionLength(1)))
        return DisplayRepresentation(title: "\(style.localizedStringResource)", subtitle: "\(kilometers) km")
    }
}
