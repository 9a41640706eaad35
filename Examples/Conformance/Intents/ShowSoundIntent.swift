import AppIntents
import UniformTypeIdentifiers

/// Returns a very short sound.
struct ShowSoundIntent: AppIntent {
    static let title: LocalizedStringResource = "Return a sound"
    static let description: IntentDescription? = IntentDescription("Returns a very short sound.")

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(value: IntentFile(data: Media.sound, filename: "silence.wav", type: .wav))
    }
}
