import SchemaCatalog
import SchemaCheck
import Testing

@Suite("Groups of schemas that an app follows as a whole")
struct GroupTests {
    /// The domains with such a group.
    private static let domains = SchemaCatalog.domainNames.compactMap { SchemaCatalog.domain(named: $0) }
        .filter(\.requiresAll)

    /// Types that follow intents of a domain.
    private static func source(of names: [String], in domain: String) -> SwiftSourceFile {
        let types = names.map { "@AppIntent(schema: .\(domain).\($0)) struct \($0)Intent {}\n" }
        return SwiftSourceFile(path: "App.swift", text: types.joined())
    }

    @Test("Mail, clock and messages are groups")
    func groups() { #expect(Set(Self.domains.map(\.name)).isSuperset(of: ["clock", "mail", "messages"])) }

    @Test("An app that follows all of a group, or none of it, is right", arguments: domains)
    func whole(domain: SchemaDomain) {
        for names in [domain.requiredIntents, []] {
            let file = Self.source(of: names, in: domain.name)
            #expect(SchemaCheck(files: [file]).problems().isEmpty)
        }
    }

    @Test("Each intent that is missing is named, at the first that is there, with the command that prints it")
    func missing() {
        for domain in Self.domains {
            for name in domain.requiredIntents {
                let others = domain.requiredIntents.filter { $0 != name }
                let file = Self.source(of: others, in: domain.name)
                #expect(
                    SchemaCheck(files: [file]).problems().flatMap(\.lines) == [
                        "App.swift:1:\("@AppIntent(schema: .\(domain.name).\(others[0])) struct ".count + 1): error: An app that follows one "
                            + "intent schema of '\(domain.name)' must follow all \(domain.requiredIntents.count) of its "
                            + "group; missing: '\(domain.name).\(name)'; 'appintents scaffold \(domain.name).\(name)' "
                            + "prints it"
                    ])
            }
        }
    }

    @Test("Several that are missing are named together")
    func severalMissing() {
        let source: CheckedSource = [
            "Kit/Draft.swift": """
            @AppIntent(schema: .messages.draftMessage)
            struct Draft {}
            """,
            "App/Send.swift": """
            enum Chat {
                @AssistantIntent(schema: .messages.sendMessage)
                final class Send {}
            }
            extension Chat {
                @AppIntents.AppIntent(.tool, schema: AppSchema.Intent.messages.unsendMessage)
                struct Unsend {}
            }
            """,
        ]
        #expect(
            source.lines == [
                "Kit/Draft.swift:3:8: error: An app that follows one intent schema of 'messages' must follow all 5 of its "
                    + "group; missing: 'messages.editSentMessage', 'messages.setMessageReadStatus'; "
                    + "'appintents scaffold messages.editSentMessage messages.setMessageReadStatus' prints them"
            ])
    }

    @Test("Intents of the domain that are not of the group ask for nothing")
    func outsideGroup() {
        let source: CheckedSource = "@AppIntent(schema: .clock.startStopwatch) struct Start {}"
        #expect(source.lines.isEmpty)
    }
}
