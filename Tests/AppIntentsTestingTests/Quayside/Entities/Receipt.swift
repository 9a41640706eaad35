import AppIntents

/// What a guest has paid.
struct Receipt: TransientAppEntity {
    @Property(title: "Guest")
    var guest: String

    @Property(title: "Total")
    var total: IntentCurrencyAmount

    @Property(title: "Boat")
    var kind: BoatKind?

    var displayRepresentation: DisplayRepresentation { "\(guest)" }
}
