/// How suggestions of an intent read.
public protocol IntentPredictionConfiguration: Sendable {
    /// How the suggestion of one intent reads, by the first prediction whose parameters all have values; `nil` where none has.
    ///
    /// - Parameter intent: The intent.
    func displayRepresentation(for intent: any AppIntent) -> DisplayRepresentation?
}
