import Synchronization

/// Takes note of the settings of widgets that may be of use to the person.
///
/// They are kept in memory, as long as the program runs. There is no place for widgets here, so that nobody asks for them.
public final class RelevantIntentManager: Sendable {
    /// The program's suggestions.
    public static let shared = RelevantIntentManager()

    private let suggestions = Mutex<[RelevantIntent]>([])

    private init() {}

    /// Sets the suggestions; those from before go.
    ///
    /// - Parameter intents: The suggestions.
    public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {
        suggestions.withLock { $0 = intents }
    }

    /// The suggestions.
    package var relevantIntents: [RelevantIntent] { suggestions.withLock { $0 } }
}
