/// Puts values into words for a person.
package enum ValueWords {
    /// How many of a collection's ids are told.
    private static let mostIdentifiers = 5

    /// A value as a person would read it: an entity's title, an enum's, a person's name, text as it is.
    package static func describe(_ value: any _IntentValue) -> String {
        switch value {
        case let value as any InstanceDisplayRepresentable: String(localized: value.displayRepresentation.title)
        case let value as any OptionalIntentValue: value._valueIfAny.map(describe) ?? "nothing"
        case let value as any UnionIntentValue: describe(value.asIntentValue)
        case let value as any SequenceIntentValue: value.elements.map(describe).listed("and")
        case let value as AttributedString: String(value.characters)
        case let value as IntentFile: value.filename
        case let value as Date: value.formatted(.iso8601)
        case let value as PersonNameComponents: IntentPerson.displayString(of: value)
        case let value as IntentPaymentMethod: value.name ?? value.paymentType.rawValue
        case let value as any EntityCollectionValue: words(for: value)
        case let value as Bool: value ? "yes" : "no"
        default: String(describing: value)
        }
    }
    /// The first ids of a collection, and how many more there are: it may have any number.
    private static func words(for collection: any EntityCollectionValue) -> String {
        let more = collection.identifierCount - mostIdentifiers
        let first = collection.identifierTexts(upTo: mostIdentifiers)
        return (more > 0 ? first + ["\(more) more"] : first).listed("and")
    }
}
