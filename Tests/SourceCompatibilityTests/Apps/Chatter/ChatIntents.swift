import AppIntents
import Foundation

struct OpenChatIntent: OpenIntent, TargetContentProvidingIntent {
    static let title: LocalizedStringResource = "Open Chat"

    @Parameter(title: "Chat") var target: ChatEntity

    init() {}

    init(target: ChatEntity) { self.target = target }
}

struct MuteChatIntent: AppIntent {
    static let title: LocalizedStringResource = "Mute Chat"

    @Parameter(title: "Chat") var chat: ChatEntity
    @Parameter(title: "Muted", default: true, displayName: Bool.IntentDisplayName(true: "Muted", false: "Loud"))
    var isMuted: Bool

    @Dependency private var store: MessageStore

    static var parameterSummary: some ParameterSummary {
        When(\.$isMuted, .equalTo, true) {
            Summary("Mute \(\.$chat)") { \.$isMuted }
        } otherwise: {
            Summary("Set \(\.$chat) to \(\.$isMuted)")
        }
    }

    func perform() async throws -> some ReturnsValue<ChatEntity> {
        await store.mute(chat.id, isMuted)
        guard let changed = try await ChatQuery().entities(for: [chat.id]).first else {
            throw AppIntentError.Unrecoverable.entityNotFound
        }
        return .result(value: changed)
    }
}

struct ReactIntent: AppIntent {
    static let title: LocalizedStringResource = "React"

    @Parameter(title: "Message") var message: MessageEntity
    @Parameter(title: "Reaction", supportedValues: [.heart, .thumbsUp]) var reaction: Reaction?

    @Dependency private var store: MessageStore

    func perform() async throws -> some ReturnsValue<MessageEntity> & ProvidesDialog {
        let chosen: Reaction
        if let reaction {
            chosen = reaction
        } else {
            chosen = try await $reaction.requestDisambiguation(among: Reaction.allCases, dialog: "Which reaction?")
        }
        await store.react(chosen.rawValue, to: message.id)
        message.reaction = chosen
        return .result(value: message, dialog: "Reacted with \(chosen.localizedStringResource).")
    }
}

struct DeleteMessagesIntent: DeleteIntent {
    static let title: LocalizedStringResource = "Delete Messages"

    static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$entities)") }

    @Parameter(title: "Messages") var entities: [MessageEntity]

    @Dependency private var store: MessageStore

    func perform() async throws -> some IntentResult & ProvidesDialog {
        await store.delete(entities.map(\.id))
        return .result(dialog: entities.count == 1 ? "Deleted it." : "Deleted \(entities.count) messages.")
    }
}

struct ExportChatIntent: AppIntent {
    static let title: LocalizedStringResource = "Export Chat"

    enum Format: String, AppEnum {
        case text, csv
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Format"
        static let caseDisplayRepresentations: [Format: DisplayRepresentation] = [.text: "Plain Text", .csv: "Table"]
    }

    @Parameter(title: "Chat") var chat: ChatEntity
    @Parameter(title: "Format", default: .text) var format: Format

    @Dependency private var store: MessageStore

    func perform() async throws -> some ReturnsValue<IntentFile> {
        let messages = await store.messages(in: chat.id)
        switch format {
        case .text:
            let text = messages.map { "\($0.sender): \($0.text)" }.joined(separator: "\n")
            return .result(value: IntentFile(data: Data(text.utf8), filename: "chat.txt", type: .plainText))
        case .csv:
            let rows = ["sender,text"] + messages.map { "\($0.sender),\"\($0.text)\"" }
            let data = Data(rows.joined(separator: "\n").utf8)
            return .result(value: IntentFile(data: data, filename: "chat.csv", type: .commaSeparatedText))
        }
    }
}

struct ChatterShortcuts: AppShortcutsProvider {
    static let appShortcuts: [AppShortcut] = [
        AppShortcut(
            intent: SendChatMessageIntent(), phrases: ["Send a \(.applicationName) message"], shortTitle: "Send",
            systemImageName: "paperplane"),
        AppShortcut(
            intent: OpenChatIntent(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open Chat",
            systemImageName: "bubble"),
    ]
}
