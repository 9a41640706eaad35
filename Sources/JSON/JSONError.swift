/// Why text is not JSON.
public enum JSONError: Error, Sendable, Equatable {
    /// Something stands at an offset, in bytes, where something else was expected.
    case unexpected(found: String, offset: Int, expected: String)
    /// The text ends inside a value.
    case unexpectedEnd(expected: String)
    /// Lists and objects stand deeper in one another than allowed.
    case tooDeep(limit: Int)
    /// The bytes at an offset are not UTF-8.
    case notUTF8(offset: Int)
}

extension JSONError: CustomStringConvertible {
    /// What is wrong and where.
    public var description: String {
        switch self {
        case .unexpected(let found, let offset, let expected):
            "not JSON: \(found) at byte \(offset) where \(expected) was expected"
        case .unexpectedEnd(let expected): "not JSON: the text ends where \(expected) was expected"
        case .tooDeep(let limit): "not taken: lists and objects stand more than \(limit) deep in one another"
        case .notUTF8(let offset): "not JSON: the bytes at \(offset) are not UTF-8"
        }
    }
}
