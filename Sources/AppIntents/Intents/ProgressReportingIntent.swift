/// An intent that tells how far it is while it runs.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the run is. Set its `totalUnitCount` first, then its `completedUnitCount` as the work goes on.
    ///
    /// The system watches it while it runs the intent; elsewhere nobody does.
    public var progress: Progress { IntentSession.progress ?? Progress(totalUnitCount: 0) }
}
