/// Several predictions, of which the first counts whose parameters all have values.
public struct TupleIntentPrediction: IntentPredictionConfiguration {
    let predictions: [any IntentPredictionConfiguration]

    /// How the suggestion of one intent reads; `nil` where no prediction fits it.
    ///
    /// - Parameter intent: The intent.
    public func displayRepresentation(for intent: any AppIntent) -> DisplayRepresentation? {
        for prediction in predictions {
            if let display = prediction.displayRepresentation(for: intent) { return display }
        }
        return nil
    }
}
