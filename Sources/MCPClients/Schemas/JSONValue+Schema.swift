import Foundation
import JSON

extension JSONValue {
    /// Whether lists and objects stand at most so deep in one another.
    func isAtMost(_ depth: Int) -> Bool {
        switch self {
        case .array(let elements): depth > 0 && elements.allSatisfy { $0.isAtMost(depth - 1) }
        case .object(let members): depth > 0 && members.allSatisfy { $0.value.isAtMost(depth - 1) }
        case .null, .bool, .integer, .number, .string: true
        }
    }

    /// Whether this is neither a list nor an object.
    var isPlain: Bool {
        switch self {
        case .array, .object: false
        case .null, .bool, .integer, .number, .string: true
        }
    }

    /// What a JSON Pointer (RFC 6901) behind a `#` leads to in this value.
    func target(of reference: String) -> JSONValue? {
        guard reference.hasPrefix("#") else { return nil }
        let steps = reference.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        var value = self
        for step in steps {
            let name = (step.removingPercentEncoding ?? String(step)).replacing("~1", with: "/").replacing(
                "~0", with: "~")
            guard
                let next = value[name]
                    ?? Int(name).flatMap({ index in
                        value.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
                    })
            else { return nil }
            value = next
        }
        return value
    }
}

extension String {
    /// The text with each run of white space, line breaks included, made one space.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
