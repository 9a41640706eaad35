import AppIntents
import CoreTransferable

struct ChatEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Chat"
    static let defaultQuery = ChatQuery()

    let id: Int

    @Property(title: "Members")
    var members: [String]

    @Property(title: "Muted")
    var isMuted: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: members.joined(separator: ", ")),
            image: .init(systemName: isMuted ? "bell.slash" : "bubble"))
    }

    init(chat: MessageStore.Chat) {
        self.id = chat.id
        self.members = chat.members
        self.isMuted = chat.isMuted
    }
}

extension ChatEntity: OwnershipProvidingEntity {
    var ownership: EntityOwnership { members.count > 1 ? .shared : [] }
}

struct ChatQuery: EnumerableEntityQuery {
    @Dependency var store: MessageStore

    func allEntities() async throws -> [ChatEntity] {
        await store.chats().map(ChatEntity.init(chat:))
    }

    func entities(for identifiers: [ChatEntity.ID]) async throws -> [ChatEntity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
}

struct MessageEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Message", numericFormat: "\(placeholder: .int) messages")
    static let defaultQuery = MessageQuery()

    let id: Int

    @Property(title: "Text") var text: String
    @Property(title: "Sender") var sender: IntentPerson
    @Property(title: "Date") var date: Date
    @Property(title: "Attachments") var attachments: [IntentFile]?
    @Property(title: "Reaction") var reaction: Reaction?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(text)", subtitle: "\(date, format: .dateTime.hour().minute())")
    }

    init(_ message: MessageStore.Message) {
        id = message.id
        text = message.text
        sender = IntentPerson(
            identifier: .applicationDefined(message.sender),
            name: .displayName(message.sender),
            handle: .init(applicationDefined: message.sender),
            isMe: message.sender == "me")
        date = message.date
        attachments = message.attachments.map { IntentFile(fileURL: $0) }
        reaction = message.reaction.flatMap(Reaction.init(rawValue:))
    }
}

extension MessageEntity: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { message in "\(message.text)" }
    }
}

struct MessageQuery: EntityStringQuery {
    @Dependency var store: MessageStore

    func entities(for identifiers: [Int]) async throws -> [MessageEntity] {
        await store.messages().filter { identifiers.contains($0.id) }.map { .init($0) }
    }

    func entities(matching string: String) async throws -> [MessageEntity] {
        await store.messages().filter { $0.text.range(of: string, options: .caseInsensitive) != nil }.map { .init($0) }
    }

    func suggestedEntities() async throws -> [MessageEntity] {
        await store.messages().suffix(5).map { .init($0) }
    }
}

enum Reaction: String, AppEnum {
    case heart = "❤️"
    case thumbsUp = "👍"
    case laugh = "😂"

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reaction"
    static let caseDisplayRepresentations: [Reaction: DisplayRepresentation] = [
        .heart: "Heart", .thumbsUp: "Thumbs Up", .laugh: "Laugh",
    ]
}
