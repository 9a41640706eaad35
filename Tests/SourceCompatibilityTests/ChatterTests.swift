import AppIntents
import AppIntentsTesting
import Foundation
import Testing

@testable import Chatter

/// Messages between people.
@Suite struct ChatterTests {
    private let store: MessageStore
    private let app: IntentDefinitions
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Chatter-\(UUID().uuidString)")

    init() {
        let store = MessageStore(folder: folder)
        self.store = store
        app = IntentDefinitions(bundleIdentifier: "com.example.chatter") { $0.add(dependency: store) }
    }

    private func person(_ name: String, _ handle: IntentPerson.Handle?, isMe: Bool = false) -> IntentPerson {
        IntentPerson(identifier: .unknown, name: .displayName(name), handle: handle, isMe: isMe)
    }

    private func message(_ message: MessageStore.Message) -> AnyAppEntity {
        app.entities["MessageEntity"].makeReference(identifier: String(message.id))
    }

    @Test("A message goes to everyone who can be reached, attachments copied")
    func sending() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let people = [
            person("Ada", .init(emailAddress: "ada@example.com")), person("Bob", .init(phoneNumber: "555")),
            person("Me", .init(emailAddress: "me@example.com"), isMe: true), person("Eve", nil),
        ]
        let note = IntentFile(data: Data("hej".utf8), filename: "note.txt", type: .plainText)
        let script = IntentScript(.value("Hello", for: "message"), .confirmation(true))
        let intent = app.intents["SendChatMessageIntent"].makeIntent(recipients: people, attachments: [note])
        let result = try await intent.run(answering: script)
        #expect(
            script.questions.map(\.text) == [
                "What do you want to say?",
                "Send Message to ada@example.com, 555, me@example.com, “Eve (no address)”, with message “Hello”, "
                    + "attachments “note.txt”?",
            ])
        #expect(result.dialog == "Sent.")
        #expect(try result.value.text.as(String.self) == "Hello")
        #expect(await store.chats().map(\.members) == [["ada@example.com", "555"]])
        let copy = try #require(await store.messages().first?.attachments.first)
        #expect(try String(contentsOf: copy, encoding: .utf8) == "hej")
    }

    @Test("With nobody to reach nothing is sent")
    func nobody() async throws {
        let intent = app.intents["SendChatMessageIntent"].makeIntent(recipients: [person("Eve", nil)], message: "Hi")
        let error = await #expect(throws: IntentTestingError.self) {
            try await intent.run(answering: IntentScript(.confirmation(true)))
        }
        #expect(error?.message == "None of these people can be reached.")
        #expect(await store.messages().isEmpty)
    }

    @Test("An attachment that is too large is named")
    func tooLarge() async throws {
        let photo = IntentFile(data: Data(count: 1_000_001), filename: "photo.png", type: .png)
        let intent = app.intents["SendChatMessageIntent"].makeIntent(
            recipients: [person("Ada", .init(applicationDefined: "ada"))], message: "Look", attachments: [photo])
        let error = await #expect(throws: IntentTestingError.self) {
            try await intent.run(answering: IntentScript(.confirmation(true)))
        }
        #expect(error?.message == "photo.png is too large to send.")
    }

    @Test("What needs the device unlocked is refused where nothing can unlock it")
    func authentication() async throws {
        #expect(BroadcastIntent.authenticationPolicy == .requiresLocalDeviceAuthentication)
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents["BroadcastIntent"].makeIntent(message: "All").run()
        }
        #expect(error?.reason == .authenticationRequired)
    }

    @Test("A reply asks for its text, goes to the same chat, and opens it")
    func replying() async throws {
        let chat = await store.chat(with: ["ada"])
        let original = try await store.send("Lunch?", from: "ada", to: chat.id)
        let script = IntentScript(.value("Yes!", for: "text"), .confirmation(true))
        let result = try await app.intents["ReplyIntent"].makeIntent(original: message(original)).run(answering: script)
        #expect(
            script.questions.map(\.text) == ["Reply 'Lunch?' to ada?", "What do you want to answer to “Lunch?”?"])
        #expect(result.dialog == "Replied.")
        #expect(result.opensIntent?.identifier == "OpenChatIntent")
        #expect(await store.messages(in: chat.id).map(\.text) == ["Lunch?", "Yes!"])
    }

    @Test("A reaction that is not given is chosen of all; one that is not offered is refused")
    func reacting() async throws {
        let sent = try await store.send("Done", to: await store.chat(with: ["ada"]).id)
        let script = IntentScript(.choice("Laugh"))
        let result = try await app.intents["ReactIntent"].makeIntent(message: message(sent)).run(answering: script)
        #expect(script.questions.first?.choices.map(\.title) == ["Heart", "Thumbs Up", "Laugh"])
        #expect(result.dialog == "Reacted with Laugh.")
        #expect(try result.value.reaction.as(AnyAppEnum.self).rawValue == "😂")
        let error = await #expect(throws: IntentTestingError.self) {
            try await app.intents["ReactIntent"].makeIntent(message: message(sent), reaction: "laugh").run()
        }
        #expect(error?.reason == .invalidArgument)
    }

    @Test("A chat is muted and made loud again", arguments: [true, false])
    func muting(isMuted: Bool) async throws {
        let chat = await store.chat(with: ["ada", "bob"])
        await store.mute(chat.id, !isMuted)
        let entity = app.entities["ChatEntity"].makeReference(identifier: "1")
        let result = try await app.intents["MuteChatIntent"].makeIntent(chat: entity, isMuted: isMuted).run()
        #expect(try result.value.isMuted.as(Bool.self) == isMuted)
        #expect(try result.value.members.as([String].self) == ["ada", "bob"])
    }

    @Test(
        "A chat leaves as text or as a table",
        arguments: [
            ("text", "chat.txt", "ada: Hi\nme: Hello"), ("csv", "chat.csv", "sender,text\nada,\"Hi\"\nme,\"Hello\""),
        ])
    func exporting(format: String, filename: String, text: String) async throws {
        let chat = await store.chat(with: ["ada"])
        _ = try await store.send("Hi", from: "ada", to: chat.id)
        _ = try await store.send("Hello", to: chat.id)
        let result = try await app.intents["ExportChatIntent"].makeIntent(chat: "ada", format: format).run()
        let file = try result.value.as(IntentFile.self)
        #expect(file.filename == filename)
        #expect(String(decoding: file.data, as: UTF8.self) == text)
    }

    @Test("Deleting several messages is confirmed once")
    func deleting() async throws {
        let chat = await store.chat(with: ["ada"])
        var references: [AnyAppEntity] = []
        for text in ["a", "b", "c"] { references.append(message(try await store.send(text, to: chat.id))) }
        let script = IntentScript(.confirmation(true))
        let intent = app.intents["DeleteMessagesIntent"].makeIntent(entities: Array(references.prefix(2)))
        let result = try await intent.run(answering: script)
        #expect(result.dialog == "Deleted 2 messages.")
        #expect(script.questions.map(\.isDestructive) == [true])
        #expect(await store.messages().map(\.text) == ["c"])
    }

    @Test("A message is found by its text, knows its sender, and leaves as text")
    func finding() async throws {
        _ = try await store.send("Lunch at noon", from: "ada", to: await store.chat(with: ["ada"]).id)
        let found = try #require(try await app.entities["MessageEntity"].entities(matching: "LUNCH").first)
        let sender = try found.sender.as(IntentPerson.self)
        #expect(sender.name == .displayName("ada"))
        #expect(!sender.isMe)
        #expect(try await found.exported(as: String.self) == "Lunch at noon")
        #expect(try await app.entities["ChatEntity"].allEntities().count == 1)
    }
}
