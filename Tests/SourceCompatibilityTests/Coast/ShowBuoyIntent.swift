import AppIntents

/// An intent that leaves all that happens to the system: opening brings the app to the front.
struct ShowBuoyIntent: OpenIntent {
    static let title: LocalizedStringResource = "Show Buoy"

    @Parameter var target: Buoy
}
