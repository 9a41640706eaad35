/// When entities are likely wanted.
public struct AppEntityContext: Sendable, Hashable {
    private let audio: AudioContext

    /// Something to hear.
    ///
    /// - Parameter context: When it is wanted.
    public static func audio(_ context: AudioContext) -> AppEntityContext { AppEntityContext(audio: context) }
}
