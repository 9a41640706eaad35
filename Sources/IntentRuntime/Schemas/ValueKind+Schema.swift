extension ValueKind {
    /// The kind inside all lists.
    var element: ValueKind { if case .list(let element) = self { element.element } else { self } }

    /// The kind of the framework's own value type that a schema names.
    ///
    /// - Parameter name: The type as Swift spells it, without brackets.
    /// - Returns: `nil` for a type that schemas do not use.
    init?(schemaTypeName name: String) {
        switch name {
        case "Bool": self = .boolean
        case "Int": self = .integer
        case "Double": self = .number
        case "String", "AttributedString", "StringSearchCriteria": self = .text
        case "Date": self = .date
        case "DateComponents": self = .dateComponents
        case "Duration": self = .duration
        case "URL": self = .url
        case "Calendar.RecurrenceRule": self = .recurrence
        case "IntentPerson": self = .person
        case "CLPlacemark", "PlaceDescriptor", "GeoToolbox.PlaceDescriptor": self = .place
        case "IntentFile": self = .file
        default: return nil
        }
    }
}
