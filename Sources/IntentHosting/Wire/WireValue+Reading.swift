import AppIntents
import Foundation
import IntentRuntime
import JSON

extension WireValue {
    /// The container that was written as JSON.
    ///
    /// - Parameters:
    ///   - json: What ``json(_:)`` gave.
    ///   - origin: Where the value came from, which the entities in it will know.
    /// - Returns: The container; one that holds a failure where the value cannot be read.
    package static func container(_ json: JSONValue, origin: (any IntentValueOrigin)? = nil) -> IntentValueContainer {
        switch json {
        case .null: IntentValueContainer(.none)
        case .bool(let value): IntentValueContainer(.value(value))
        case .integer(let value): IntentValueContainer(.value(value))
        case .number(let value): IntentValueContainer(.value(value))
        case .string(let value): IntentValueContainer(.value(value))
        case .array(let elements): IntentValueContainer(.list(elements.map { container($0, origin: origin) }))
        case .object(let members):
            content(of: members, origin).map { IntentValueContainer($0) }
                ?? IntentValueContainer(.failure("the value \(json.text.prefix(200)) cannot be read"))
        }
    }

    private static func content(
        of members: JSONObject, _ origin: (any IntentValueOrigin)?
    ) -> IntentValueContainer.Content? {
        switch members["kind"]?.string {
        case "entity": return entity(members, origin).map { .entity($0) }
        case "enum":
            guard let type = members["type"]?.string, let rawValue = members["rawValue"]?.string else { return nil }
            return .enumeration(type: type, rawValue: rawValue)
        case "failure": return members["message"]?.string.map { .failure($0) }
        default: return value(members).map { .value($0) }
        }
    }

    private static func entity(
        _ members: JSONObject, _ origin: (any IntentValueOrigin)?
    ) -> IntentEntityContent? {
        guard let type = members["type"]?.string else { return nil }
        let properties = members["properties"]?.object.map { properties in
            Dictionary(properties.map { ($0.name, container($0.value, origin: origin)) }) { first, _ in first }
        }
        return IntentEntityContent(
            type: type, identifier: members["id"]?.string, title: members["title"]?.string,
            subtitle: members["subtitle"]?.string, properties: properties, origin: origin)
    }

    private static func value(_ members: JSONObject) -> (any _IntentValue)? {
        let text = members["text"]?.string
        switch members["kind"]?.string {
        case "double": return text.flatMap { Double($0) }
        case "date": return members["seconds"]?.double.map { Date(timeIntervalSinceReferenceDate: $0) }
        case "url": return text.flatMap { URL(string: $0) }
        case "attributed": return text.map { AttributedString($0) }
        case "decimal": return text.flatMap { Decimal(string: $0) }
        case "duration":
            guard let seconds = members["seconds"]?.integer, let rest = members["attoseconds"]?.integer else {
                return nil
            }
            return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest))
        case "file":
            guard let name = members["name"]?.string,
                let data = members["base64"]?.string.flatMap({ Data(base64Encoded: $0) })
            else { return nil }
            return IntentFile(data: data, filename: name, type: members["type"]?.string.flatMap { UTType($0) })
        case "paymentMethod":
            guard let type = members["type"]?.string.flatMap({ IntentPaymentMethod.PaymentType(rawValue: $0) }) else {
                return nil
            }
            return IntentPaymentMethod(
                type: type, name: (members["name"]?.string).map { LocalizedStringResource(stringLiteral: $0) },
                identificationHint: members["hint"]?.string)
        case "search": return members["term"]?.string.map { StringSearchCriteria(term: $0) }
        case "measurement": return measurement(members)
        case "coded":
            guard let type = members["type"]?.string, let content = members["value"] else { return nil }
            return CodedValues.value(type, content)
        case "other": return text
        default: return nil
        }
    }

    private static func measurement(_ members: JSONObject) -> (any _IntentValue)? {
        guard let name = members["dimension"]?.string, let dimension = Units.dimension(named: name),
            let value = members["value"]?.double,
            let unit = members["unit"]?.string.flatMap({ Units.unit($0, of: dimension) })
        else { return nil }
        return Measurement<Dimension>(value: value, unit: unit)
    }
}
