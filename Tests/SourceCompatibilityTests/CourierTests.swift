import AppIntents
import AppIntentsTesting
import Foundation
import Testing
import UniformTypeIdentifiers

@testable import Courier

/// A mail client's intents and queries.
@Suite("Courier, a mail client") struct CourierTests {
    private let mail = MailService(letters: [
        Letter(id: "1", sender: "ada@example.com", subject: "Tide tables", body: "High water at nine."),
        Letter(id: "2", sender: "ada@example.com", subject: "Lunch", body: "At one?"),
        Letter(
            id: "3", sender: "bert@example.com", subject: "Invoice", body: "Please pay.", isRead: true, isShared: true),
    ])
    private let definitions: IntentDefinitions

    init() {
        let mail = mail
        definitions = IntentDefinitions(bundleIdentifier: "com.example.Courier") { $0.add(dependency: mail) }
    }

    private func letter(_ id: String) -> AnyAppEntity {
        definitions.entities["LetterEntity"].makeReference(identifier: id)
    }

    private let carl = IntentPerson(handle: .init(emailAddress: "carl@example.com"))

    @Test("Composing asks for the subject, and gives a draft with everything in it")
    func composing() async throws {
        let script = IntentScript(.value("The regatta", for: "subject"))
        let chart = IntentFile(data: Data("chart".utf8), filename: "chart.txt", type: .plainText)
        let intent = definitions.intents["ComposeIntent"].makeIntent(
            recipients: [carl], body: AttributedString("Are you coming?"), attachments: [chart])
        let result = try await intent.run(answering: script)
        #expect(script.questions.map(\.text) == ["What is it about?"])
        #expect(result.dialog == "Your message “The regatta” is ready.")
        #expect(try result.value.subject == "The regatta")
        #expect(try result.value.recipients[0] == carl)
        #expect(try result.value.attachments.count == 1)
        let body: AttributedString = try result.value.body
        #expect(String(body.characters) == "Are you coming?")
    }

    @Test("Attachments that are too large are refused in the app's words")
    func attachments() async throws {
        let file = IntentFile(data: Data(count: 2000), filename: "big.pdf", type: .pdf)
        let intent = definitions.intents["ComposeIntent"].makeIntent(
            recipients: [carl], subject: "Big", attachments: [file])
        let error = await #expect(throws: IntentTestingError.self) { try await intent.run() }
        #expect(error?.message.contains("have 2000 bytes; at most 1000 can be sent") == true)
    }

    @Test("Sending confirms with labels of its own, and sends only then", arguments: [true, false])
    func sending(isConfirmed: Bool) async throws {
        // The system asks before it runs what sends, and then the app asks in words of its own.
        let script = IntentScript(.confirmation(true), .confirmation(isConfirmed))
        let intent = definitions.intents["SendMessageIntent"].makeIntent(recipient: carl, subject: "Hi", body: "There.")
        let result = try? await intent.run(answering: script)
        #expect(
            script.questions.map(\.text) == [
                "Send Message to carl@example.com, with subject “Hi”, body “There.”?", "Send “Hi” to carl@example.com?",
            ])
        #expect(script.questions.last?.acceptLabel == "Send")
        #expect(script.questions.last?.denyLabel == "Keep")
        #expect(result?.dialog == (isConfirmed ? "Sent." : nil))
        #expect(mail.sent.map(\.subject) == (isConfirmed ? ["Hi"] : []))
    }

    @Test("Nobody sends without an account")
    func signedOut() async throws {
        mail.account = nil
        let intent = definitions.intents["SendMessageIntent"].makeIntent(recipient: carl, subject: "Hi", body: "There.")
        let error = await #expect(throws: IntentTestingError.self) {
            try await intent.run(answering: IntentScript(.confirmation(true), .confirmation(true)))
        }
        #expect(error?.message.localizedCaseInsensitiveContains("sign in") == true)
    }

    @Test("A reply goes on to send, and asks for the words")
    func replying() async throws {
        let script = IntentScript(
            .value("With pleasure.", for: "body"), .confirmation(true), .confirmation(true), .confirmation(true))
        let result = try await definitions.intents["ReplyIntent"].makeIntent(message: letter("2")).run(
            answering: script)
        #expect(result.opensIntent?.identifier == "SendMessageIntent")
        #expect(script.questions.map(\.kind) == [.confirmation, .value, .confirmation, .confirmation])
        #expect(mail.sent.map(\.recipients) == [["ada@example.com"]])
        #expect(mail.sent.map(\.subject) == ["Re: Lunch"])
        #expect(mail.letters[1].isRead)
    }

    @Test("A collection of messages moves; what is gone is left out")
    func moving() async throws {
        let intent = definitions.intents["MoveMessagesIntent"].makeIntent(
            messages: [letter("1"), letter("3")], mailbox: "Spam")
        #expect(try await intent.run().value == 2)
        #expect(mail.letters.map(\.folder) == ["junk", "inbox", "junk"])
    }

    @Test("Reading asks which of several messages is meant, or none", arguments: [("ada", "Lunch"), ("bert", nil)])
    func reading(sender: String, choice: String?) async throws {
        let script = choice.map { IntentScript(.choice($0)) } ?? IntentScript()
        let result = try await definitions.intents["ReadMessageIntent"].makeIntent(sender: sender).run(
            answering: script)
        #expect(script.questions.map(\.text) == (choice == nil ? [] : ["Which one from ada?"]))
        #expect(
            result.dialog
                == (choice == nil ? "bert@example.com writes: Please pay." : "ada@example.com writes: At one?"))
        let body: AttributedString = try result.value
        #expect(String(body.characters) == (choice == nil ? "Please pay." : "At one?"))
    }

    @Test(
        "A message is found by its subject or its sender",
        arguments: [("tide", ["1"]), ("bert", ["3"]), ("ada", ["1", "2"])])
    func finding(words: String, ids: [String]) async throws {
        let found = try await definitions.entities["LetterEntity"].entities(matching: words)
        #expect(found.map(\.identifier.instanceIdentifier) == ids)
        let mailbox: AnyAppEnum? = try found.first?.mailbox
        #expect(mailbox?.rawValue == "inbox")
    }

    @Test("Signing in goes on in the app")
    func signingIn() async throws {
        mail.account = nil
        let script = IntentScript(.foreground(true), .confirmation(true))
        let intent = definitions.intents["SignInIntent"].makeIntent(address: "dora@example.com")
        #expect(try await intent.run(answering: script).value == "dora@example.com")
        #expect(script.questions.map(\.text) == ["Open Courier to sign in?"])
        #expect(mail.account == "dora@example.com")
    }

    @Test("The message that is open is what the window shows")
    func opening() async throws {
        try await definitions.intents["OpenMessageIntent"].makeIntent(target: letter("2")).run()
        let shown = try await definitions.entities["LetterEntity"].viewAnnotations()
        #expect(shown.map(\.entity.identifier.instanceIdentifier) == ["2"])
        await MailWindow.shared.show(nil)
        #expect(try await definitions.entities["LetterEntity"].viewAnnotations().isEmpty)
    }

    @Test("Deleting a message that is shared says so")
    func deleting() async throws {
        let script = IntentScript(.confirmation(true))
        try await definitions.intents["DeleteMessagesIntent"].makeIntent(entities: [letter("3")]).run(answering: script)
        #expect(script.questions.first?.isDestructive == true)
        #expect(script.questions.first?.text.localizedCaseInsensitiveContains("shared") == true)
        #expect(mail.letters.map(\.id) == ["1", "2"])
    }
}
