/// An intent that pauses the workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}
