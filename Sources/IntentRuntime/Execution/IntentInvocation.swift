import AppIntents
import JSON

/// A request to run an intent.
public struct IntentInvocation: Sendable {
    /// The intent's name: a schema, a type, or either after `app/`.
    public let intent: String
    /// The values given, by parameter.
    public let arguments: JSONObject
    /// Whether a file may be named by its path, which only the person's own command line may do.
    public let mayReadFiles: Bool
    /// Whether the request may have been misunderstood, as what was heard may be.
    public let isLowConfidence: Bool
    /// Who asks, as the journal tells it: `terminal`, or an assistant's name.
    public var requester = "program"
    /// Whether whoever asks has read text that the apps did not write themselves, which may have told them what to ask.
    public var hasReadForeignText = false
    /// What tells a repeat of this request from another one with the same values. A second run of the intent under the same
    /// key does nothing and gives the first one's answer. Without one, what creates or sends has a key made from the request, which
    /// holds for ``IntentSystem/repeatWindow``.
    public var idempotencyKey: String?
    /// Whether the same request is meant as a new one, for which the intent is run again.
    public var runsAgain = false
    /// What the intent is performed with; `nil` for the concurrency pool.
    package var executor: (any TaskExecutor)?
    /// The intent, where it is known already and need not be looked up by its name.
    package var descriptor: IntentDescriptor?
    /// Values that are there as such and need not be read, by parameter.
    package var given: [String: IntentValueContainer] = [:]

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - intent: The intent's name.
    ///   - arguments: The values given, by parameter.
    ///   - mayReadFiles: Whether a file may be named by its path.
    ///   - isLowConfidence: Whether the request may have been misunderstood.
    public init(
        intent: String, arguments: JSONObject, mayReadFiles: Bool = false, isLowConfidence: Bool = false
    ) {
        self.intent = intent
        self.arguments = arguments
        self.mayReadFiles = mayReadFiles
        self.isLowConfidence = isLowConfidence
    }
}
