/// An intent that goes on with the workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}
