/// An intent that shows some content of its app, in the window that has it.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
    /// Names the content, for the window that has it.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// The intent's own name.
    public var contentIdentifier: String { Self.persistentIdentifier }

    /// Does nothing beyond what the window does.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// Does nothing beyond what the window does.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent & URLRepresentableIntent {
    /// Stands for the link that the system has opened instead; it always throws.
    public func perform() async throws -> Never {
        throw AppIntentError(description: "'\(Self.title)' can only be opened as a link.")
    }
}
