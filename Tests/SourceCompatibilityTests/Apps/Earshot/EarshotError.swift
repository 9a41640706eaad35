import AppIntents
import Foundation

enum EarshotError: Error, CustomLocalizedStringResourceConvertible, CustomStringConvertible {
    case noSuchEpisode(id: String)
    case notAFeed(URL)
    case nothingPlaying

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .noSuchEpisode: "This episode is no longer available."
        case .notAFeed(let url): "\(url.absoluteString) is not a podcast feed: a feed starts with https."
        case .nothingPlaying: LocalizedStringResource("error.silence", defaultValue: "Nothing is playing.")
        }
    }

    var description: String { String(localized: localizedStringResource) }
}
