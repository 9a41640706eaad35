import AppIntents

/// The forms in which apps write summaries, beyond those of the other intents here.
struct FormIntent: AppIntent {
    static let title: LocalizedStringResource = "Forms"

    @Parameter(title: "Drink") var drink: Drink?
    @Parameter(title: "Is Hot") var isHot: Bool?
    @Parameter(title: "Factor") var factor: Double

    static var parameterSummary: some ParameterSummary {
        Switch(\.$isHot) {
            Case(true) {
                Switch(\.$drink) {
                    Case(.tea) { Summary("hot \(\.$drink)", table: "Kitchen") }
                    Case(nil) { Summary("hot") }
                    DefaultCase() {
                        Summary("hot, \(\.$drink)", table: "Kitchen") {
                            \.$factor
                        }
                    }
                }
            }
            DefaultCase {
                When(
                    \.$factor, ComparableComparisonOperator.greaterThanOrEqualTo, 1.0,
                    {
                        Summary("more")
                    },
                    otherwise: {
                        When(\.$drink, .notEqualTo, Drink.water) {
                            Summary {
                                \.$drink; \.$factor
                            }
                        } otherwise: {
                            Summary()
                        }
                    })
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a widget, of which the conditions ask.
struct WidgetFormIntent: AppIntent {
    static let title: LocalizedStringResource = "Widget"

    @Parameter(title: "Drink") var drink: Drink

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemSmall) { Summary("small") }
            Case([.accessoryInline, .accessoryCircular]) { Summary("accessory") }
            DefaultCase {
                When(widgetFamily: .oneOf, [.systemLarge, .systemExtraLarge]) {
                    Summary("large")
                } otherwise: {
                    When(widgetFamily: .equalTo, .systemMedium) {
                        Summary("medium")
                    } otherwise: {
                        Summary("Show \(\.$drink)")
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

/// Intents that share their summary.
protocol PouringIntent: AppIntent {}

extension PouringIntent {
    static var parameterSummary: some ParameterSummary { Summary("Pour") }
}

struct PourIntent: PouringIntent {
    static let title: LocalizedStringResource = "Pour"

    func perform() async throws -> some IntentResult { .result() }
}
