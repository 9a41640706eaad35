/// Why an intent should no longer be used, and what to use instead.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
    /// What a person is told.
    public let message: LocalizedStringResource

    /// What to use instead.
    public let replacedBy: Replacement.Type?

    /// A deprecation with a replacement, in words of the app.
    ///
    /// - Parameters:
    ///   - message: What a person is told.
    ///   - replacedBy: What to use instead.
    public init(message: LocalizedStringResource, replacedBy: Replacement.Type) {
        self.message = message
        self.replacedBy = replacedBy
    }

    /// A deprecation with a replacement.
    ///
    /// - Parameter replacedBy: What to use instead.
    public init(replacedBy: Replacement.Type) {
        self.init(message: "Use '\(Replacement.title)' instead.", replacedBy: replacedBy)
    }
}

extension IntentDeprecation where Replacement == Never {
    /// A deprecation without a replacement.
    ///
    /// - Parameter message: What a person is told.
    public init(message: LocalizedStringResource) {
        self.message = message
        replacedBy = nil
    }
}
