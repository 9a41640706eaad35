import AppIntents
import Foundation
import UniformTypeIdentifiers

final class MessageStore: Sendable {
    static let shared = MessageStore()

    struct Message: Sendable, Identifiable {
        let id: Int
        let chat: Int
        let sender: String
        let text: String
        let date: Date
        var attachments: [URL] = []
        var reaction: String?
    }

    struct Chat: Sendable, Identifiable {
        let id: Int
        var members: [String]
        var isMuted = false
        var isLocked = false
    }

    private actor State {
        var chats: [Chat] = []
        var messages: [Message] = []

        func update<T: Sendable>(_ body: @Sendable (isolated State) throws -> T) rethrows -> T { try body(self) }
    }

    private let state = State()
    private let folder: URL

    /// Attachments are copied into `folder`.
    init(folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("Chatter")) {
        self.folder = folder
    }

    func chats() async -> [Chat] { await state.chats }
    func messages(in chat: Int? = nil) async -> [Message] {
        await state.messages.filter { chat == nil || $0.chat == chat }
    }

    func chat(with members: [String], locked: Bool = false) async -> Chat {
        await state.update { state in
            if let known = state.chats.first(where: { Set($0.members) == Set(members) }) { return known }
            let chat = Chat(id: state.chats.count + 1, members: members, isLocked: locked)
            state.chats.append(chat)
            return chat
        }
    }

    func send(_ text: String, from sender: String = "me", to chat: Int, files: [IntentFile] = []) async throws
        -> Message
    {
        let copies = try files.map(copy)
        return await state.update { state in
            let message = Message(
                id: state.messages.count + 1, chat: chat, sender: sender, text: text, date: Date(), attachments: copies)
            state.messages.append(message)
            return message
        }
    }

    func react(_ reaction: String?, to message: Int) async {
        await state.update { state in
            for index in state.messages.indices where state.messages[index].id == message {
                state.messages[index].reaction = reaction
            }
        }
    }

    func mute(_ chat: Int, _ muted: Bool) async {
        await state.update { state in
            for index in state.chats.indices where state.chats[index].id == chat { state.chats[index].isMuted = muted }
        }
    }

    func delete(_ ids: [Int]) async {
        await state.update { state in state.messages.removeAll { ids.contains($0.id) } }
    }

    private func copy(_ file: IntentFile) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let target = folder.appendingPathComponent("\(UUID().uuidString)-\(file.filename)")
        try file.data.write(to: target)
        return target
    }
}

struct ChatterError: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource

    static let noReachableRecipient = ChatterError(localizedStringResource: "None of these people can be reached.")
    static func tooLarge(_ name: String) -> ChatterError {
        .init(localizedStringResource: LocalizedStringResource("\(name) is too large to send.", table: "Errors"))
    }
}
