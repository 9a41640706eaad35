/// An intent with work that takes longer than the system's time limit.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Runs something that may take as long as it likes, if ``ProgressReportingIntent/progress`` moves on now and then: the time limit
    /// counts from its last step.
    ///
    /// - Parameters:
    ///   - options: What the work needs.
    ///   - operation: The work.
    /// - Returns: What `operation` returned.
    /// - Throws: What `operation` throws.
    public func performBackgroundTask<Value: Sendable>(
        options: LongRunningTaskOptions = [], operation: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let run = IntentSession.run else { return try await operation() }
        return try await run.long(operation)
    }

    /// Runs something that may take as long as it likes, if ``ProgressReportingIntent/progress`` moves on now and then, and does
    /// something else when it is cancelled.
    ///
    /// - Parameters:
    ///   - options: What the work needs.
    ///   - operation: The work.
    ///   - onCancel: What to do when the run is cancelled; it is told why.
    /// - Returns: What `operation` returned.
    /// - Throws: What `operation` throws.
    public func performBackgroundTask<Value: Sendable>(
        options: LongRunningTaskOptions = [], operation: @Sendable () async throws -> Value,
        onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
    ) async throws -> Value {
        let run = IntentSession.run
        return try await withTaskCancellationHandler {
            try await performBackgroundTask(options: options, operation: operation)
        } onCancel: {
            onCancel(run?.cancellationReason ?? .userCancelled)
        }
    }
}
