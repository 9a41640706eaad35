import AppIntents

enum PlotError: Error, CustomLocalizedStringResourceConvertible {
    case noDestination

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noDestination: "There is nowhere to go."
        }
    }
}
