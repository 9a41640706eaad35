import DiagnosticCases
import Testing

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
