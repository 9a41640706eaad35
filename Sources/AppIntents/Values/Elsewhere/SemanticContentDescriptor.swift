/// What a picture or a screen shows, in words, as an ``IntentValueQuery`` is asked for what fits it.
///
/// It follows the type of that name of Visual Intelligence, but for the picture itself, for which there is no type here.
public struct SemanticContentDescriptor: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Words for what is seen.
    public let labels: [String]

    /// Makes a description.
    ///
    /// - Parameter labels: Words for what is seen.
    public init(labels: [String]) {
        self.labels = labels
    }

    /// The words.
    public var description: String { labels.joined(separator: ", ") }
}

extension SemanticContentDescriptor: _SystemIntentValue {
    /// The name of the type.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Visual Content" }

    /// The words for what is seen.
    public var displayRepresentation: DisplayRepresentation { "\(description)" }
}
