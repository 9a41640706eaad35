/// Whether changes to accounts' folders are written down.
public enum ChangeRecording {
    /// What writes down the changes that this task makes; `nil` where they are not.
    @TaskLocal public static var recorder: (any ChangeRecorder)?
}
