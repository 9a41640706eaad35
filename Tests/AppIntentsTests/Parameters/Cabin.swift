import AppIntents

/// A cabin to rent.
struct Cabin: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cabin"
    static let defaultQuery = CabinQuery()

    let id: Int

    @Property(title: "Name")
    var name: String

    @Property(title: "Price")
    var price: IntentCurrencyAmount

    @Property
    var paidWith: IntentPaymentMethod?

    @Property
    var opening: Calendar.RecurrenceRule?

    @Property
    var warden: PersonNameComponents?

    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(id: Int, name: String) {
        self.id = id
        self.name = name
        price = IntentCurrencyAmount(amount: 40, currencyCode: "EUR")
    }
}
