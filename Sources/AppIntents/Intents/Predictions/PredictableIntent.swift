/// An intent that the system may suggest, and says how the suggestion reads.
@_alwaysEmitConformanceMetadata
public protocol PredictableIntent: AppIntent {
    /// The type of what is suggested.
    associatedtype Prediction: IntentPredictionConfiguration

    /// How suggestions read.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}
