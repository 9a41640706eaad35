/// An intent that does something of its own when it is cancelled.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
    /// Runs something, and does something else at once when the run is cancelled meanwhile.
    ///
    /// - Parameters:
    ///   - operation: What to run.
    ///   - onCancel: What to do when the run is cancelled; it is told why.
    ///   - isolation: The actor that `operation` runs on.
    /// - Returns: What `operation` returned.
    /// - Throws: What `operation` throws.
    public func withIntentCancellationHandler<Value>(
        operation: () async throws -> Value, onCancel: @escaping @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> Value {
        let run = IntentSession.run
        return try await withTaskCancellationHandler(
            operation: operation, onCancel: { onCancel(run?.cancellationReason ?? .userCancelled) },
            isolation: isolation)
    }
}
