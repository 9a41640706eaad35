import AppIntents

/// Pays, and gives a receipt.
struct PayBill: AppIntent {
    static let title: LocalizedStringResource = "Pay Bill"

    @Parameter(title: "Receipt so far")
    var receipt: Receipt

    func perform() async throws -> some IntentResult & ReturnsValue<Receipt> {
        let paid = Receipt()
        paid.guest = receipt.guest
        paid.total = IntentCurrencyAmount(
            amount: receipt.total.amount + 10, currencyCode: receipt.total.currencyCode)
        paid.kind = receipt.kind
        return .result(value: paid)
    }
}
