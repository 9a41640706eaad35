import AppIntents
import Foundation
import UniformTypeIdentifiers

struct ComposeIntent: AppIntent {
    static let title: LocalizedStringResource = "Compose Message"
    static let description = IntentDescription(
        "Writes a message for you to look over.", categoryName: "Writing", searchKeywords: ["email", "write"],
        resultValueName: "Draft")

    @Parameter(title: "To", mode: .email, requestValueDialog: "Who is it for?")
    var recipients: [IntentPerson]

    @Parameter(title: "Subject")
    var subject: String?

    @Parameter(title: "Body", default: "")
    var body: AttributedString

    @Parameter(title: "Attachments", supportedContentTypes: [.image, .pdf, .plainText])
    var attachments: [IntentFile]?

    init() {}

    static var parameterSummary: some ParameterSummary {
        Summary("Write to \(\.$recipients) about \(\.$subject)") {
            \.$body
            \.$attachments
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<DraftEntity> & ProvidesDialog {
        let words: String
        if let subject, !subject.isEmpty {
            words = subject
        } else {
            words = try await $subject.requestValue("What is it about?")
        }
        let size = (attachments ?? []).reduce(0) { $0 + $1.data.count }
        guard size <= 1000 else { throw CourierError.tooLarge(bytes: size) }
        let draft = DraftEntity()
        draft.subject = words
        draft.recipients = recipients
        draft.body = body
        draft.attachments = attachments ?? []
        return .result(value: draft, dialog: "Your message “\(words)” is ready.")
    }
}

struct SendMessageIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Message"
    static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    @Parameter(title: "To", mode: .email) var recipient: IntentPerson
    @Parameter(title: "Subject") var subject: String
    @Parameter(title: "Body", inputOptions: .init(capitalizationType: .sentences, multiline: true)) var body: String

    @Dependency private var mail: MailService

    init() {}

    init(to recipient: IntentPerson, subject: String) {
        self.recipient = recipient
        self.subject = subject
    }

    func perform() async throws -> some ProvidesDialog {
        let address = recipient.handle?.value.address ?? ""
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Send", acceptAlternatives: ["Post it"], denyLabel: "Keep", denyAlternatives: []),
            dialog: "Send “\(subject)” to \(address)?")
        try mail.send(
            Letter(id: UUID().uuidString, sender: "", recipients: [address], subject: subject, body: body))
        return .result(dialog: "Sent.")
    }
}

struct ReplyIntent: AppIntent {
    static let title: LocalizedStringResource = "Reply"

    @Parameter(title: "Message") var message: LetterEntity

    @Dependency private var mail: MailService

    init() {}

    func perform() async throws -> some IntentResult & OpensIntent {
        let answered = try mail.letter(message.id)
        mail.edit([message.id]) { $0.isRead = true }
        return .result(
            opensIntent: SendMessageIntent(
                to: IntentPerson(
                    identifier: .applicationDefined(answered.sender), name: .displayName(answered.sender),
                    handle: IntentPerson.Handle(emailAddress: answered.sender, label: .work)),
                subject: "Re: \(answered.subject)"))
    }
}
