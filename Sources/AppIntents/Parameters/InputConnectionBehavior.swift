/// Whether a parameter takes what the step before it gave, in a program of several steps.
public enum InputConnectionBehavior: Sendable, Hashable {
    /// As the system sees fit.
    case `default`
    /// Never.
    case never
    /// Always, where the types fit.
    case connectToPreviousIntentResult
}
