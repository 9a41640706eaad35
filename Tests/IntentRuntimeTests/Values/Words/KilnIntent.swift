import AppIntents
import Foundation

/// Heats a kiln, for a price in a few currencies.
struct KilnIntent: AppIntent {
    static let title: LocalizedStringResource = "Heat Kiln"

    @Parameter(title: "Heat", defaultUnit: .fahrenheit)
    var heat: Measurement<UnitTemperature>

    @Parameter(title: "Price", currencyCodes: ["CAD", "EUR"])
    var price: IntentCurrencyAmount?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let price = price.map { ", \($0.amount) \($0.currencyCode)" } ?? ""
        return .result(value: "\(heat.value) \(heat.unit.symbol)" + price)
    }
}
