import AppIntents

/// An entity that was found and cannot be told.
public struct UnreadableEntity: Sendable {
    /// The entity's URI.
    public let uri: String
    /// What a person calls it.
    public let title: String
    /// Why it cannot be told.
    public let reason: IntentSystemError

    init(_ entity: any AppEntity, _ reason: IntentSystemError) {
        uri = EntityURI(of: entity).text
        title = String(localized: entity.displayRepresentation.title)
        self.reason = reason
    }

    /// Makes one of its parts.
    ///
    /// - Parameters:
    ///   - uri: The entity's URI.
    ///   - title: What a person calls it.
    ///   - reason: Why it cannot be told.
    public init(uri: String, title: String, reason: IntentSystemError) {
        self.uri = uri
        self.title = title
        self.reason = reason
    }

    /// The entity and why it cannot be told, on one line.
    public var words: String { "'\(title)' (\(uri)): \(reason)" }

    /// The error of a request for which nothing else was found.
    ///
    /// - Parameter isAlone: Whether this is the only entity that was found.
    func error(alone isAlone: Bool) -> IntentSystemError {
        if isAlone, case .tooLarge = reason { return reason }
        return .failed("nothing of what was found can be told, such as \(words)")
    }
}
