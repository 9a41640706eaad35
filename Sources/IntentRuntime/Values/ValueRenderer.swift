import AppIntents
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
        case let value as Decimal: .number(NSDecimalNumber(decimal: value).doubleValue)
        case let value as DateComponents: .string(DateText.text(value))
        case let value as Duration:
            .number(Double(value.components.seconds) + Double(value.components.attoseconds) / 1e18)
        case let value as EntityIdentifier: .string(value.description)
        case let value as any AppEntity: reference(value)
        case let value as any AppEnum: .string(value.rawText)
        case let value as any SequenceIntentValue: .array(value.elements.map { json($0) })
        case let value as any MeasurementIntentValue:
            ["value": .number(value.amount.value), "unit": .string(value.amount.unit.symbol)]
        case let value?: .string(String(describing: value))
        }
    }

    private static func reference(_ entity: any AppEntity) -> JSONValue {
        [
            "uri": .string(EntityURI(of: entity).text),
            "title": .string(String(localized: entity.displayRepresentation.title)),
        ]
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
