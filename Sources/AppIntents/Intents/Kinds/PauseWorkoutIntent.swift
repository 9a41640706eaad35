/// An intent that pauses the workout.
public protocol PauseWorkoutIntent: SystemIntent {}
