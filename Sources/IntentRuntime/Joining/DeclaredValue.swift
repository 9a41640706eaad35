import AppIntents
import JSON

/// Reads what a person or an assistant gives for a value that a program of no Swift type wants.
package enum DeclaredValue {
    /// What something given may be read as, each as the JSON that is sent and as a choice.
    ///
    /// - Parameters:
    ///   - given: What was given.
    ///   - kind: The kind of value wanted: one that stands for itself, as a number, a text, a moment.
    ///   - name: What the value is for.
    /// - Returns: Several where there is doubt, and one where there is none.
    /// - Throws: ``IntentSystemError/unconvertible(name:value:expected:)`` where it can be read as nothing of the kind.
    package static func readings(
        _ given: JSONValue, as kind: ValueKind, name: String
    ) throws(IntentSystemError) -> [(choice: Choice, json: JSONValue)] {
        var expected = kind.words
        if let type = type(of: kind) {
            do {
                let found = try ValueConverter(catalog: IntentCatalog(types: [])).readings(given, of: type)
                if !found.isEmpty { return found.map { (Choice(reading: $0), ValueRenderer.json($0)) } }
            } catch {
                expected += "; " + error.reason
            }
        }
        throw .unconvertible(name: name, value: ValueConverter.words(given), expected: expected)
    }

    private static func type(of kind: ValueKind) -> (any _IntentValue.Type)? {
        switch kind {
        case .boolean: Bool.self
        case .integer: Int.self
        case .number: Double.self
        case .text: String.self
        case .date: Date.self
        case .dateComponents: DateComponents.self
        case .url: URL.self
        default: nil
        }
    }
}
