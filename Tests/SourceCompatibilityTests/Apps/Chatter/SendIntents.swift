import AppIntents
import Foundation
import UniformTypeIdentifiers

struct SendChatMessageIntent: AppIntent {
    static let title: LocalizedStringResource = "Send Message"
    static let description = IntentDescription("Sends a message to one or more people.", categoryName: "Messages")

    @Parameter(title: "Recipients", requestValueDialog: "Who is it for?")
    var recipients: [IntentPerson]

    @Parameter(
        title: "Message",
        inputOptions: String.IntentInputOptions(keyboardType: .default, multiline: true, autocorrect: true),
        requestValueDialog: "What do you want to say?")
    var message: String

    @Parameter(title: "Attachments", supportedContentTypes: [.image, .plainText, .pdf])
    var attachments: [IntentFile]?

    @Dependency private var store: MessageStore

    static var parameterSummary: some ParameterSummary {
        Summary("Send \(\.$message) to \(\.$recipients)") {
            \.$attachments
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<MessageEntity> & ProvidesDialog {
        let reachable = recipients.compactMap(\.address)
        guard !reachable.isEmpty else { throw ChatterError.noReachableRecipient }
        for file in attachments ?? [] where file.data.count > 1_000_000 { throw ChatterError.tooLarge(file.filename) }

        try await requestConfirmation(
            conditions: .lowConfidenceSource, actionName: .send,
            dialog: "Send “\(message)” to \(reachable.joined(separator: ", "))?")

        let chat = await store.chat(with: reachable)
        let sent = try await store.send(message, to: chat.id, files: attachments ?? [])
        return .result(value: MessageEntity(sent), dialog: chat.isMuted ? "Sent quietly." : "Sent.")
    }
}

extension IntentPerson {
    /// Where a message reaches the person.
    var address: String? {
        if isMe { return nil }
        switch handle?.value {
        case .emailAddress(let address)?: return address
        case .phoneNumber(let number)?: return number
        case .applicationDefined(let name)?: return name
        default: return nil
        }
    }
}

struct BroadcastIntent: AppIntent {
    static let title: LocalizedStringResource = "Broadcast"
    static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

    @Parameter(title: "Message") var message: String

    @Dependency private var store: MessageStore

    func perform() async throws -> some ReturnsValue<Int> {
        let chats = await store.chats()
        try await requestConfirmation(
            actionName: .custom(
                acceptLabel: "Send to All", acceptAlternatives: ["Go ahead"], denyLabel: "Don't Send",
                denyAlternatives: ["No"], destructive: true),
            dialog: "This goes to \(chats.count) chats.")
        for chat in chats { _ = try await store.send(message, to: chat.id) }
        return .result(value: chats.count)
    }
}

/// The chain a person builds most: write, then look.
struct ReplyIntent: AppIntent {
    static let title: LocalizedStringResource = "Reply"

    @Parameter(title: "Message", requestDisambiguationDialog: "Which message?") var original: MessageEntity
    @Parameter(title: "Reply") var text: String?

    @Dependency private var store: MessageStore

    func perform() async throws -> some OpensIntent & ProvidesDialog {
        guard let text, !text.isEmpty else {
            throw $text.needsValueError("What do you want to answer to “\(original.text)”?")
        }
        guard let source = await store.messages().first(where: { $0.id == original.id }),
            let chat = try await ChatQuery().entities(for: [source.chat]).first
        else { throw AppIntentError.Unrecoverable.entityNotFound }
        _ = try await store.send(text, to: source.chat)
        return .result(opensIntent: OpenChatIntent(target: chat), dialog: "Replied.")
    }
}
