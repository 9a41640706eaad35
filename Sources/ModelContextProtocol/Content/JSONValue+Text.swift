import JSON

extension JSONValue {
    /// Whether any text is in the value.
    var holdsText: Bool {
        switch self {
        case .string: true
        case .array(let elements): elements.contains(where: \.holdsText)
        case .object(let members): !members.isEmpty
        case .null, .bool, .integer, .number: false
        }
    }
}
