import AppIntents
import Foundation
import IntentRuntime
import JSON

/// Writes values as JSON in such a way that they can be read again as what they were.
///
/// What JSON has itself is written as such: text, whole and other numbers, yes and no, lists. All else is an object whose member `kind`
/// says what it is.
package enum WireValue {
    /// A container as JSON.
    ///
    /// - Parameter container: The container.
    /// - Returns: The value, for ``container(_:)``.
    package static func json(_ container: IntentValueContainer) -> JSONValue {
        switch container.content {
        case .none: .null
        case .value(let value): json(value)
        case .list(let elements): .array(elements.map(json))
        case .enumeration(let type, let rawValue):
            ["kind": "enum", "type": .string(type), "rawValue": .string(rawValue)]
        case .failure(let message): ["kind": "failure", "message": .string(message)]
        case .entity(let entity): json(entity)
        }
    }

    private static func json(_ value: any _IntentValue) -> JSONValue {
        switch value {
        case let value as String: .string(value)
        case let value as Bool: .bool(value)
        case let value as Int: .integer(value)
        case let value as Double:
            // JSON has no word for what is no number.
            value.isFinite ? .number(value) : ["kind": "double", "text": .string("\(value)")]
        case let value as Date: ["kind": "date", "seconds": .number(value.timeIntervalSinceReferenceDate)]
        case let value as URL: ["kind": "url", "text": .string(value.absoluteString)]
        // Without its attributes, which Foundation has no way to write here.
        case let value as AttributedString: ["kind": "attributed", "text": .string(String(value.characters))]
        case let value as Decimal: ["kind": "decimal", "text": .string("\(value)")]
        case let value as Duration:
            [
                "kind": "duration", "seconds": .integer(Int(value.components.seconds)),
                "attoseconds": .integer(Int(value.components.attoseconds)),
            ]
        case let value as IntentFile: json(value)
        case let value as IntentPaymentMethod: json(value)
        case let value as StringSearchCriteria: ["kind": "search", "term": .string(value.term)]
        case let value as any MeasurementIntentValue: json(value.amount)
        default: coded(value)
        }
    }

    private static func json(_ entity: IntentEntityContent) -> JSONValue {
        var members: JSONObject = ["kind": "entity", "type": .string(entity.type)]
        members["id"] = entity.identifier.map { .string($0) }
        members["title"] = entity.title.map { .string($0) }
        members["subtitle"] = entity.subtitle.map { .string($0) }
        members["properties"] = entity.properties.map { properties in
            .object(JSONObject(properties.sorted { $0.key < $1.key }.map { ($0.key, json($0.value)) }))
        }
        return .object(members)
    }

    private static func json(_ file: IntentFile) -> JSONValue {
        var members: JSONObject = ["kind": "file", "name": .string(file.filename)]
        members["type"] = file.type.map { .string($0.identifier) }
        do {
            members["base64"] = .string(try file.loadData().base64EncodedString())
        } catch {
            return ["kind": "failure", "message": .string("\(error)")]
        }
        return .object(members)
    }

    private static func json(_ method: IntentPaymentMethod) -> JSONValue {
        var members: JSONObject = ["kind": "paymentMethod", "type": .string(method.paymentType.rawValue)]
        members["name"] = method.name.map { .string($0) }
        members["hint"] = method.identificationHint.map { .string($0) }
        return .object(members)
    }

    private static func json(_ amount: (value: Double, unit: Dimension)) -> JSONValue {
        let dimension = type(of: amount.unit)
        var (value, unit) = amount
        if Units.unit(unit.symbol, of: dimension) != unit {
            // A unit that the app made up, which nobody else knows.
            value = unit.converter.baseUnitValue(fromValue: value)
            unit = dimension.baseUnit()
        }
        return [
            "kind": "measurement", "dimension": .string("\(dimension)"), "value": .number(value),
            "unit": .string(unit.symbol),
        ]
    }

    /// A value that writes itself, or else its words.
    private static func coded(_ value: any _IntentValue) -> JSONValue {
        let type = "\(type(of: value))"
        guard CodedValues.types[type] != nil, let value = value as? any Encodable,
            let data = try? JSONEncoder().encode([value.erased]), let json = try? JSONValue(parsing: data),
            let content = json.array?.first
        else { return ["kind": "other", "type": .string(type), "text": .string(ValueWords.describe(value))] }
        return ["kind": "coded", "type": .string(type), "value": content]
    }
}

extension Encodable {
    fileprivate var erased: AnyEncodable { AnyEncodable(encode: encode) }
}

/// A value of a type that is not known, to be encoded as part of another.
private struct AnyEncodable: Encodable {
    let encode: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try encode(encoder) }
}
