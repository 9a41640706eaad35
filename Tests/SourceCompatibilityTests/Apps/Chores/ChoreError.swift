import AppIntents
import Foundation

enum ChoreError: Swift.Error, CustomLocalizedStringResourceConvertible {
    case gone
    case alreadyDone(String)
    case unknownRoom(String, known: [String])

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .gone: return "That chore is no longer on the list."
        case .alreadyDone(let title): return "“\(title)” has already been done."
        case .unknownRoom(let room, let known):
            return "There is no room called \(room). Choose one of \(known.joined(separator: ", "))."
        }
    }
}
