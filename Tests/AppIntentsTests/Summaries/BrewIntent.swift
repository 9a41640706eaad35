import AppIntents

/// An intent whose summary chooses by all kinds of conditions.
struct BrewIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"

    @Parameter(title: "Drink") var drink: Drink
    @Parameter(title: "Cups", default: 1) var cups: Int
    @Parameter(title: "Guest") var guest: String?
    @Parameter(title: "Milk") var milk: Milk?
    @Parameter(title: "Sugar") var sugar: Double?

    init() {}

    static var parameterSummary: some ParameterSummary {
        Switch(\.$drink) {
            Case(.tea) {
                When(\.$milk, .equalTo, .oat) {
                    Summary("Oat tea for \(\.$guest)")
                } otherwise: {
                    Summary("Brew \(\.$cups) cups of tea") {
                        \.$milk
                        \.$sugar
                    }
                }
            }
            Case([.coffee, .espresso]) {
                When(\.$cups, .greaterThan, 2) {
                    Summary("Brew a pot of \(\.$drink)")
                } otherwise: {
                    When(\.$guest, .hasAnyValue) {
                        Summary("Brew \(\.$drink) for \(\.$guest)")
                    } otherwise: {
                        Summary("Brew \(\.$drink)")
                    }
                }
            }
            DefaultCase {
                Summary {
                    \.$drink
                    \.$cups
                }
            }
        }
    }

    func perform() async throws -> some IntentResult { .result() }
}
