import AppIntents
import Foundation

struct MoveMessagesIntent: AppIntent {
    static let title: LocalizedStringResource = "Move Messages"

    @Parameter(title: "Messages") var messages: EntityCollection<LetterEntity>
    @Parameter(title: "Mailbox", supportedValues: [.inbox, .archive, .junk]) var mailbox: Mailbox

    @Dependency private var mail: MailService

    static var parameterSummary: some ParameterSummary {
        When(\.$mailbox, .notEqualTo, .junk) {
            Summary("Move \(\.$messages) to \(\.$mailbox)")
        } otherwise: {
            Summary("Mark \(\.$messages) as \(\.$mailbox)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        let known = try await messages.resolvedEntities()
        mail.edit(known.map(\.id)) { $0.folder = mailbox.rawValue }
        return .result(value: known.count)
    }
}

struct ReadMessageIntent: AppIntent {
    static let title: LocalizedStringResource = "Read Message"

    @Parameter(title: "From") var sender: String
    @Parameter(title: "Message") var message: LetterEntity?

    @Dependency private var mail: MailService

    func perform() async throws -> some IntentResult & ReturnsValue<AttributedString> & ProvidesDialog {
        let letter: Letter
        if let message {
            letter = try mail.letter(message.id)
        } else {
            let candidates = mail.letters.filter { $0.sender.contains(sender) }.map(LetterEntity.init)
            switch candidates.count {
            case 0: throw CourierError.letterGone
            case 1: letter = try mail.letter(candidates[0].id)
            default: throw $message.needsDisambiguationError(among: candidates, dialog: "Which one from \(sender)?")
            }
        }
        mail.edit([letter.id]) { $0.isRead = true }
        return .result(
            value: AttributedString(letter.body), dialog: IntentDialog("\(letter.sender) writes: \(letter.body)"))
    }
}

/// The window, as far as it tells what it shows.
@MainActor
final class MailWindow {
    static let shared = MailWindow()

    private var activity: NSUserActivity?

    func show(_ letter: LetterEntity?) {
        activity?.invalidate()
        activity = nil
        guard let letter else { return }
        let reading = NSUserActivity(activityType: "com.example.courier.reading")
        reading.title = letter.subject
        reading.appEntityIdentifier = EntityIdentifier(for: letter)
        reading.becomeCurrent()
        activity = reading
    }
}

struct OpenMessageIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Message"

    @Parameter(title: "Message") var target: LetterEntity

    @MainActor
    func perform() async throws -> some IntentResult {
        MailWindow.shared.show(target)
        return .result()
    }
}

struct DeleteMessagesIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Messages"
    static var isDiscoverable: Bool = true

    @Parameter(title: "Messages") var entities: [LetterEntity]

    @Dependency private var mail: MailService

    func perform() async throws -> some IntentResult {
        mail.remove(entities.map(\.id))
        return .result()
    }
}

@available(iOS, introduced: 16.4, deprecated: 26.0)
struct SignInIntent: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Sign In"

    @Parameter(title: "Address", inputOptions: .init(keyboardType: .URL, capitalizationType: .none, autocorrect: false))
    var address: String

    @Dependency private var mail: MailService

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        if mail.account == nil {
            let address = address
            let mail = mail
            let account = try await requestToContinueInForeground("Open Courier to sign in?") {
                mail.account = address
                return address
            }
            return .result(value: account)
        }
        return .result(value: mail.account ?? "")
    }
}
