import Testing

/// A source with the messages it should get drawn in, and the source after the edits the messages offer.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
    let name: String
    let annotated: String
    let fixed: String
    /// Whether the edits leave nothing to say.
    var isSettled = true

    var testDescription: String { name }

    /// The cases of every family.
    static let all = attributes + members + enumerations + properties

    /// The source alone, without the lines that hold messages.
    var source: String {
        annotated.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let text = line.drop { $0 == " " }
            return !text.hasPrefix("^ ") && !text.hasPrefix("> ")
        }.joined(separator: "\n")
    }
}

@Suite struct `What the macros say is wrong` {
    @Test(arguments: DiagnosticCase.all)
    func `stands under the place it is about and is settled by its edits`(_ expected: DiagnosticCase) {
        let expanded = ExpandedSource(expected.source)
        #expect(expanded.annotated == expected.annotated)
        #expect(expanded.fixed == expected.fixed)
        if expected.isSettled { #expect(ExpandedSource(expanded.fixed).messages == []) }
    }

    @Test func `is all there at once`() {
        let expanded = ExpandedSource(
            """
            @AppEntity(schema: .mail.draft)
            struct Draft {
                let id: String
                var to: [IntentPerson]
                var cc: [String]
                var subject: String
                var attachments: [IntentFile]?
                let account: MailAccountEntity
                @Property(title: "Extra") var extra: String
            }
            """)
        #expect(expanded.messages.count == 7)
        #expect(
            expanded.fixed == """
                @AppEntity(schema: .mail.draft)
                struct Draft {
                    let id: String
                    var to: [IntentPerson]
                    var cc: [IntentPerson]
                    var bcc: [IntentPerson]
                    var subject: String?
                    var body: AttributedString?
                    var attachments: [IntentFile]
                    var account: MailAccountEntity
                    @Property(title: "Extra") var extra: String?
                }
                """)
    }

    @Test func `does not keep the conformance from being added`() {
        let expanded = ExpandedSource("@AppEntity(schema: .notes.account) struct Account {}")
        #expect(expanded.messages.count == 1)
        #expect(
            expanded.expansion.contains("extension Account: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity"))
    }
}
