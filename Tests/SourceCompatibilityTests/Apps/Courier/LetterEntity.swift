import AppIntents
import Foundation

struct LetterEntity: URLRepresentableEntity, OwnershipProvidingEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Message"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) messages"))
    static let defaultQuery = LetterQuery()

    static var urlRepresentation: URLRepresentation {
        "https://courier.example/messages/\(.id)?subject=\(\.$subject)"
    }

    var id: String

    @Property(title: "Subject") var subject: String
    @Property(title: "From") var sender: IntentPerson
    @Property(title: "Body") var body: AttributedString
    @Property(title: "Mailbox") var mailbox: Mailbox
    @Property(title: "Read") var isRead: Bool
    var isShared = false

    var ownership: EntityOwnership { isShared ? [.shared] : [] }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(subject)",
            subtitle: "\(sender.handle?.value.address ?? "nobody")",
            image: .init(systemName: isRead ? "envelope.open" : "envelope.badge", isTemplate: true))
    }

    init(_ letter: Letter) {
        id = letter.id
        isShared = letter.isShared
        subject = letter.subject
        sender = IntentPerson(handle: .init(emailAddress: letter.sender))
        body = AttributedString(letter.body)
        mailbox = Mailbox(rawValue: letter.folder) ?? .inbox
        isRead = letter.isRead
    }
}

extension IntentPerson.Handle.Value {
    /// The address or number as text.
    var address: String {
        switch self {
        case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): return text
        @unknown default: return ""
        }
    }
}

struct LetterQuery: EntityStringQuery {
    @Dependency private var mail: MailService

    init() {}

    func entities(for identifiers: [LetterEntity.ID]) async throws -> [LetterEntity] {
        mail.letters.filter { identifiers.contains($0.id) }.map(LetterEntity.init)
    }

    func entities(matching string: String) async throws -> [LetterEntity] {
        mail.letters
            .filter { $0.subject.localizedStandardContains(string) || $0.sender.localizedStandardContains(string) }
            .map(LetterEntity.init)
    }

    func suggestedEntities() async throws -> [LetterEntity] {
        mail.letters.filter { !$0.isRead && $0.folder == "inbox" }.map(LetterEntity.init)
    }
}

/// What is written but not sent.
struct DraftEntity: TransientAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Draft")

    @Property(title: "Subject") var subject: String
    @Property(title: "To") var recipients: [IntentPerson]
    @Property(title: "Body") var body: AttributedString
    @Property(title: "Attachments") var attachments: [IntentFile]

    var displayRepresentation: DisplayRepresentation { "Draft: \(subject)" }

    init() {
        subject = ""
        recipients = []
        body = ""
        attachments = []
    }
}
