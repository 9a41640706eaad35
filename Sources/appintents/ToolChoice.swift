import IntentCommandLine
import IntentRuntime
import ModelContextProtocol

/// Which tools assistants are told of: what the command line says, else what the configuration says, else the commonest.
struct ToolChoice {
    let selection: ToolSelection

    /// The words of the choice, as they were given.
    private let words: [String]
    /// The configuration, where the choice is from there.
    private let path: String?

    /// Reads the choice.
    ///
    /// - Parameters:
    ///   - words: What the command line says; nothing where it says nothing.
    ///   - configuration: The configuration.
    /// - Throws: ``UsageError`` where a word of it says nothing.
    init(_ words: [String], _ configuration: Configuration) throws {
        let configured = try configuration.tools()
        self.words = words.isEmpty ? configured : words
        path = words.isEmpty ? configuration.path : nil
        do {
            selection = try ToolSelection(self.words)
        } catch {
            throw Self.failure(error, self.words, path)
        }
    }

    /// Makes sure that each pattern names something.
    ///
    /// - Parameters:
    ///   - all: All that the apps offer.
    ///   - unseen: The ids of apps that are not there now, of which a pattern may be.
    /// - Throws: ``UsageError`` that names the pattern.
    func check(against all: IntentCatalog, unseen: Set<String>) throws {
        guard unseen.isEmpty else { return }
        do {
            try selection.check(against: all)
        } catch {
            throw Self.failure(error, words, path)
        }
    }

    private static func failure(_ error: ToolSelectionError, _ words: [String], _ path: String?) -> UsageError {
        if let path { return .badConfiguration(path: path, reason: "in 'tools', \(error)") }
        return .badValue(words.joined(separator: ","), option: "--tools", expected: "tools that there are: \(error)")
    }
}
