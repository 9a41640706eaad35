/// When something to hear is likely wanted.
public struct AudioContext: Sendable, Hashable {
    /// How hard a workout is.
    public enum WorkoutIntensityLevel: Sendable, Hashable {
        /// Little effort.
        case low
        /// Some effort.
        case medium
        /// Much effort.
        case high
    }

    private enum Kind: Sendable, Hashable {
        case nowPlaying
        case workout
        case activity(UInt)
        case intensity(WorkoutIntensityLevel)
    }

    private let kind: Kind

    /// Where the system shows what is playing.
    public static let nowPlaying = AudioContext(kind: .nowPlaying)

    /// During a workout.
    public static let workout = AudioContext(kind: .workout)

    /// During a workout of one kind.
    ///
    /// - Parameter activityType: The kind, by the raw value of HealthKit's `HKWorkoutActivityType`, which does not exist here.
    public static func workout(activityType: UInt) -> AudioContext { AudioContext(kind: .activity(activityType)) }

    /// During a workout that is so hard.
    ///
    /// - Parameter intensityLevel: How hard it is.
    public static func workout(intensityLevel: WorkoutIntensityLevel) -> AudioContext {
        AudioContext(kind: .intensity(intensityLevel))
    }
}
