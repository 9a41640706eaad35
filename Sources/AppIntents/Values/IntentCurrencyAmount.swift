/// An amount of money.
public struct IntentCurrencyAmount: Sendable, Hashable, Codable {
    /// How much.
    public let amount: Decimal

    /// Of which currency, as ISO 4217 has it: `EUR`.
    public let currencyCode: String

    /// Makes an amount.
    ///
    /// - Parameters:
    ///   - amount: How much.
    ///   - currencyCode: Of which currency, as ISO 4217 has it.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue {}

extension IntentCurrencyAmount: CustomStringConvertible {
    /// The amount and the currency: `12.5 EUR`.
    public var description: String { "\(amount) \(currencyCode)" }
}
