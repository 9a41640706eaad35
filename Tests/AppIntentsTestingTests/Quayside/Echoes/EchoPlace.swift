import AppIntents
import GeoToolbox

/// Returns what it is given.
struct EchoPlace: AppIntent {
    static let title: LocalizedStringResource = "Echo Place"

    @Parameter(title: "Value")
    var value: PlaceDescriptor

    func perform() async throws -> some IntentResult & ReturnsValue<PlaceDescriptor> { .result(value: value) }
}
