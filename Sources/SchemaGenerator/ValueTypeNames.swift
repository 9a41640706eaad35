/// The types that the framework itself offers for parameters and properties, by the names that a schema has them under.
///
/// A schema means such a type literally; any other name stands in for a type of the app's.
enum ValueTypeNames {
    /// The names in alphabetical order, but for the measurements, of which there is one for each dimension.
    static let all = [
        "AttributedString", "Bool", "CLPlacemark", "Calendar.RecurrenceRule", "Date", "DateComponents", "Decimal",
        "Double", "Duration", "GeoToolbox.PlaceDescriptor", "Int", "IntentCurrencyAmount", "IntentFile",
        "IntentPaymentMethod", "IntentPerson", "PersonNameComponents", "PlaceDescriptor", "String",
        "StringSearchCriteria", "URL",
    ]

    /// Whether a name is that of such a type.
    static func contains(_ name: String) -> Bool {
        all.contains(name) || name.wholeMatch(of: /Measurement<Unit[A-Z][A-Za-z]*>/) != nil
    }
}
