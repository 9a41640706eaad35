/// A JSON value, as RFC 8259 has it.
///
/// Members of an object keep their order, so that what is written is stable and reads as it was meant. Whole numbers that fit keep
/// every digit.
public enum JSONValue: Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without fraction or exponent that fits 64 bits.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// Text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Named members, in order.
    case object(JSONObject)
}

extension JSONValue {
    /// The text, for a string.
    public var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The value, for `true` and `false`.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The number, for a whole one, also one written as `3.0`.
    public var integer: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// The number, for any.
    public var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    /// The elements, for a list.
    public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    /// The members, for an object.
    public var object: JSONObject? { if case .object(let members) = self { members } else { nil } }

    /// The member of a name, for an object that has it.
    public subscript(name: String) -> JSONValue? { object?[name] }

    /// What kind of value this is, in JSON Schema's words.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
