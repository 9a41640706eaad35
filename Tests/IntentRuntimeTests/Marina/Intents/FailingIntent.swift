import AppIntents

/// Fails in the way it is told to.
struct FailingIntent: AppIntent {
    struct Worded: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The slip is blocked." }
    }

    struct Described: LocalizedError {
        var errorDescription: String? { "The crane is out of order." }
    }

    struct Plain: Error, CustomStringConvertible {
        var description: String { "The tide is out." }
    }

    static let title: LocalizedStringResource = "Failing"

    @Parameter(title: "Way")
    var way: String

    func perform() async throws -> some IntentResult {
        switch way {
        case "worded": throw Worded()
        case "described": throw Described()
        case "plain": throw Plain()
        default: return .result()
        }
    }
}
