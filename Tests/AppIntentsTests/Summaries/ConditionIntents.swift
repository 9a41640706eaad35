import AppIntents

/// Whether a number of cups is two, and other conditions on plain values.
struct PlainConditionIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"

    @Parameter(title: "Cups") var cups: Int
    @Parameter(title: "Sugar") var sugar: Double?
    @Parameter(title: "Milk") var milk: Milk?
    @Parameter(title: "Is Hot", default: true) var isHot: Bool

    static var parameterSummary: some ParameterSummary {
        When(\.$cups, .equalTo, 2) {
            Summary("two")
        } otherwise: {
            When(\.$sugar, .lessThanOrEqualTo, 1.5) {
                Summary("little sugar")
            } otherwise: {
                When(\.$milk, .oneOf, [.cow, .oat]) {
                    Summary("milk")
                } otherwise: {
                    When(\.$isHot, .notEqualTo, true) {
                        Summary("iced")
                    } otherwise: {
                        When(\.$sugar, .hasNoValue) {
                            Summary("plain")
                        } otherwise: {
                            Summary("sweet")
                        }
                    }
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}

/// Conditions on the identifier of an entity.
struct IdentifierConditionIntent: AppIntent {
    static let title: LocalizedStringResource = "Identifier"

    @Parameter(title: "Café") var cafe: Cafe?

    static var parameterSummary: some ParameterSummary {
        When(\.$cafe, identifier: .equalTo, "ridge") {
            Summary("the ridge")
        } otherwise: {
            When(\.$cafe, identifier: .oneOf, ["dell", "dale"]) {
                Summary("low")
            } otherwise: {
                When(\.$cafe, identifier: .hasPrefix, "coast") {
                    Summary("along \(\.$cafe)")
                } otherwise: {
                    Summary("somewhere")
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}
