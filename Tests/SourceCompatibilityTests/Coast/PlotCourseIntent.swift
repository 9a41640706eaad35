import AppIntents

/// An intent that asks on the way, in each of the ways there are.
struct PlotCourseIntent: AppIntent {
    static let title: LocalizedStringResource = "Plot Course"

    enum Question { case missing, value, choice, oneOfMany, confirmation, intent }

    @Parameter(title: "Destination") var destination: LighthouseEntity?
    @Parameter(title: "Speed") var speed: Double?

    var question: Question = .missing

    func perform() async throws -> some ReturnsValue<Double> {
        switch question {
        case .missing:
            guard destination != nil else { throw $destination.needsValueError("Where to?") }
        case .value:
            speed = try await $speed.requestValue("How fast?")
        case .choice:
            destination = try await $destination.requestDisambiguation(
                among: LighthouseQuery().suggestedEntities(), dialog: "Which of these?")
        case .oneOfMany:
            throw try await $destination.needsDisambiguationError(among: LighthouseQuery().suggestedEntities())
        case .confirmation:
            guard let destination, try await $destination.requestConfirmation(for: destination) else {
                throw PlotError.noDestination
            }
        case .intent:
            try await requestConfirmation(dialog: "Set sail?")
        }
        return .result(value: speed ?? 5)
    }
}
