import AppIntents
import CoreLocation
import GeoToolbox
import JSON

/// Turns values into JSON.
enum ValueRenderer {
    /// A value as JSON: dates in ISO 8601, entities by URI and title, enums by raw value, files without their content.
    static func json(_ value: any _IntentValue) -> JSONValue {
        // An optional is taken off first, and types are asked for before protocols, which take longer to tell.
        switch value._valueIfAny {
        case nil: .null
        case let value as String: .string(value)
        case let value as Bool: .bool(value)
        case let value as Int: .integer(value)
        case let value as Date: .string(DateText.text(value))
        case let value as AttributedString: .string(String(value.characters))
        case let value as Double: .number(value)
        case let value as URL: .string(value.absoluteString)
        case let value as IntentFile: file(value)
        case let value as IntentPerson: person(value)
        case let value as PlaceDescriptor: place(value)
        case let value as CLPlacemark: placemark(value)
        case let value as Decimal: number(value)
        case let value as DateComponents: .string(DateText.text(value))
        case let value as IntentCurrencyAmount:
            ["amount": number(value.amount), "currency": .string(value.currencyCode)]
        case let value as PersonNameComponents: .string(IntentPerson.displayString(of: value))
        case let value as Calendar.RecurrenceRule: .string(RecurrenceText.text(value))
        case let value as IntentPaymentMethod: paymentMethod(value)
        case let value as Duration:
            .number(Double(value.components.seconds) + Double(value.components.attoseconds) / 1e18)
        case let value as EntityIdentifier: .string(value.description)
        case let value as StringSearchCriteria: .string(value.term)
        case let value as any UnionIntentValue: union(value)
        case let value as any AppEntity: reference(value)
        case let value as any AppEnum: .string(value.rawText)
        case let value as any EntityCollectionValue: references(value)
        case let value as any SequenceIntentValue: .array(value.elements.map { json($0) })
        case let value as any MeasurementIntentValue:
            ["value": .number(value.amount.value), "unit": .string(value.amount.unit.symbol)]
        case let value as any _IntentValue & Encodable: encoded(value)
        case let value?: .string(String(describing: value))
        }
    }

    /// What a union holds, under the name of its case.
    private static func union(_ value: any UnionIntentValue) -> JSONValue {
        let cases = type(of: value).unionCases
        guard cases.indices.contains(value._caseIndex) else { return json(value.asIntentValue) }
        return .object(JSONObject([(cases[value._caseIndex].name, json(value.asIntentValue))]))
    }

    private static func reference(_ entity: any AppEntity) -> JSONValue {
        [
            "uri": .string(EntityURI(of: entity).text),
            "title": .string(String(localized: entity.displayRepresentation.title)),
        ]
    }

    /// The entities of a collection by their URIs alone: they have not been looked up.
    private static func references(_ collection: any EntityCollectionValue) -> JSONValue {
        let type = type(of: collection).entityType
        return .array(
            collection.identifierTexts.map { ["uri": .string(EntityURI(of: type, identifierText: $0).text)] })
    }

    private static func number(_ value: Decimal) -> JSONValue {
        .number(NSDecimalNumber(decimal: value).doubleValue)
    }

    private static func paymentMethod(_ method: IntentPaymentMethod) -> JSONValue {
        var members = JSONObject([("type", .string(method.paymentType.rawValue))])
        if let name = method.name { members["name"] = .string(name) }
        if let hint = method.identificationHint { members["hint"] = .string(hint) }
        return .object(members)
    }

    /// A value of an app's own type that writes itself as JSON.
    private static func encoded(_ value: any _IntentValue & Encodable) -> JSONValue {
        guard let data = try? JSONEncoder().encode(value), let json = try? JSONValue(parsing: data) else {
            return .string(String(describing: value))
        }
        return json
    }

    private static func person(_ person: IntentPerson) -> JSONValue {
        var members = JSONObject()
        members["name"] = .string(person.displayString)
        switch person.handle?.value {
        case .emailAddress(let address): members["email"] = .string(address)
        case .phoneNumber(let number): members["phone"] = .string(number)
        case .applicationDefined(let address): members["handle"] = .string(address)
        case nil: break
        }
        return .object(members)
    }

    private static func file(_ file: IntentFile) -> JSONValue {
        var members = JSONObject()
        members["name"] = .string(file.filename)
        if let type = file.type?.preferredMIMEType { members["type"] = .string(type) }
        if let size = file.size { members["size"] = .integer(size) }
        return .object(members)
    }
}
