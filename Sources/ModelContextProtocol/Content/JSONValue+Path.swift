import JSON

extension JSONValue {
    /// The element of a list whose number a step of a path is.
    func element(_ step: String) -> JSONValue? {
        guard let elements = array, let index = Int(step), elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The value with a member set in the object that a path leads to; unchanged where there is no such object.
    func setting(_ name: String, _ value: JSONValue?, at path: ArraySlice<String>) -> JSONValue {
        guard let step = path.first else {
            guard case .object(var members) = self else { return self }
            members[name] = value
            return .object(members)
        }
        switch self {
        case .object(var members):
            members[step] = members[step]?.setting(name, value, at: path.dropFirst())
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].setting(name, value, at: path.dropFirst())
            return .array(elements)
        default: return self
        }
    }
}
