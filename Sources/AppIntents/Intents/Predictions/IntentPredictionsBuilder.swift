/// Collects the predictions of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    /// Takes a prediction.
    public static func buildExpression<Values>(
        _ prediction: IntentPrediction<Intent, Values>
    ) -> IntentPrediction<Intent, Values> {
        prediction
    }

    /// Takes one prediction as it is.
    public static func buildBlock<Prediction: IntentPredictionConfiguration>(
        _ prediction: Prediction
    ) -> Prediction {
        prediction
    }

    /// Takes several predictions, in the order in which they are tried.
    public static func buildBlock(
        _ predictions: any IntentPredictionConfiguration...
    ) -> TupleIntentPrediction {
        TupleIntentPrediction(predictions: predictions)
    }
}
