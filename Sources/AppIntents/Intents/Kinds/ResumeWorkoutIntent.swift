/// An intent that goes on with the workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
