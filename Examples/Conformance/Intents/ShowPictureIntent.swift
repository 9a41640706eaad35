import AppIntents
import UniformTypeIdentifiers

/// Returns a picture of one pixel.
struct ShowPictureIntent: AppIntent {
    static let title: LocalizedStringResource = "Return a picture"
    static let description: IntentDescription? = IntentDescription("Returns a picture of one pixel.")

    func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
        .result(value: IntentFile(data: Media.picture, filename: "pixel.png", type: .png))
    }
}
