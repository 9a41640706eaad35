/// An intent that begins a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: SystemIntent {
    /// The type of a kind of workout.
    associatedtype WorkoutStyle: AppValue

    /// The workouts that the app offers first.
    static var suggestedWorkouts: [Self] { get }

    /// The kind of workout.
    var workoutStyle: WorkoutStyle { get set }

    /// Makes the intent of a kind of workout.
    ///
    /// - Parameter style: The kind.
    init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
    /// Tells the system that ``suggestedWorkouts`` has changed. Nothing here keeps them, so that nothing happens.
    public static func invalidateSuggestedWorkouts() {}
}
