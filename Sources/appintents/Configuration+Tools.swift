import IntentCommandLine
import JSON

extension Configuration {
    /// Which tools assistants are told of: the member `tools`, as `["essential", "mail.*", "-notes.deleteNotes"]`.
    ///
    /// - Returns: The words of the choice; none where the member is left out.
    /// - Throws: ``UsageError/badConfiguration(path:reason:)``.
    func tools() throws -> [String] {
        switch members["tools"] {
        case nil: return []
        case .string(let word)?: return [word]
        case .array(let words)? where !words.isEmpty && words.allSatisfy({ $0.string != nil }):
            return words.compactMap(\.string)
        default:
            throw UsageError.badConfiguration(
                path: path ?? "",
                reason: "'tools' must be \"essential\", \"all\", or a list of these and of patterns such as \"mail.*\"")
        }
    }
}
