import JSON
import SchemaCatalog

/// Values as they may stand in the journal: what they are, without the person's texts and secrets.
enum JournalValues {
    /// The longest text that is kept as it is, in characters.
    static let longestText = 80
    /// The most elements of a list that are kept.
    static let mostElements = 10

    /// Words in the name of a value that is never kept.
    private static let secrets: Set<String> = [
        "authorization", "code", "credential", "credentials", "key", "otp", "passcode", "passphrase", "password", "pin",
        "secret", "token",
    ]

    /// The values of some parameters.
    ///
    /// - Parameter values: The values as given, by parameter.
    /// - Returns: The same names, with long texts told by their length and secrets left out.
    static func summary(of values: JSONObject) -> JSONObject {
        JSONObject(values.map { ($0.name, isSecret($0.name) ? "(kept out)" : summary(of: $0.value)) })
    }

    private static func summary(of value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text):
            // A file's bytes may stand here too, and a line break is a sign of a body.
            return text.count <= longestText && !text.contains(where: \.isNewline)
                ? value : .string("(\(text.count) characters)")
        case .array(let elements):
            let kept = elements.prefix(mostElements).map { summary(of: $0) }
            let more = elements.count - kept.count
            return .array(kept + (more > 0 ? [.string("(\(more) more)")] : []))
        case .object(let members): return .object(summary(of: members))
        default: return value
        }
    }

    /// Whether a value of a name is never kept, nor shown.
    static func isSecret(_ name: String) -> Bool {
        NameWords.words(of: name).contains { secrets.contains($0.lowercased()) }
    }
}
