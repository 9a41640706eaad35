import IntentRuntime
import JSON
import Testing

@Suite("A policy")
struct RunPolicyTests {
    /// A request as an app of mail would make it.
    private static func request(
        _ schema: String, subjects: [(String, String?)] = [], to recipients: [String] = [], foreign: Bool = false,
        more: Int = 0
    ) -> AdmissionRequest {
        AdmissionRequest(
            app: "mail", intent: "ThatIntent", schema: schema, title: "That", effect: IntentEffect(schema: schema),
            subjects: subjects.map {
                .init(uri: "appintents://mail/Draft/\($0.0)", title: $0.0, noun: "draft", account: $0.1, accountID: nil)
            }, moreSubjects: more, recipients: recipients, question: "That?", requester: "a test",
            hasReadForeignText: foreign)
    }

    private static func decision(_ policy: RunPolicy, _ request: AdmissionRequest) -> String {
        switch policy.decision(on: request) {
        case .allowed: "allowed"
        case .asked: "asked"
        case .refused: "refused"
        }
    }

    private static func policy(_ json: JSONValue) throws -> RunPolicy { try RunPolicy(json: json) }

    @Test(
        "without rules allows reading, adding and changing, and has deleting and sending asked about",
        arguments: [
            ("mail.openDraft", false, "allowed"), ("mail.createDraft", false, "allowed"),
            ("mail.updateDraft", false, "allowed"), ("mail.deleteDraft", false, "asked"),
            ("mail.sendDraft", false, "asked"), ("boats.careen", false, "allowed"),
            // After foreign text, what may leave the machine is asked about too.
            ("mail.createDraft", true, "allowed"), ("boats.careen", true, "asked"), ("browser.search", true, "asked"),
            ("calendar.createEvent", true, "asked"), ("mail.sendDraft", true, "asked"),
        ])
    func defaults(_ schema: String, _ foreign: Bool, _ decision: String) {
        #expect(Self.decision(RunPolicy(), Self.request(schema, foreign: foreign)) == decision)
    }

    @Test(
        "that is read-only refuses all that changes something",
        arguments: [
            ("mail.openDraft", "allowed"), ("mail.createDraft", "refused"), ("mail.sendDraft", "refused"),
            ("boats.careen", "refused"),
        ])
    func readOnly(_ schema: String, _ decision: String) throws {
        let policy = try Self.policy(["readOnly": true, "rules": [["app": "mail", "is": "allowed"]]])
        #expect(Self.decision(policy, Self.request(schema)) == decision)
    }

    @Test(
        "applies a rule where all of its members do; refused beats asked beats allowed",
        arguments: [
            ([["intent": "mail.sendDraft", "is": "allowed"]], "allowed"),
            ([["intent": "MAIL.SENDDRAFT", "is": "allowed"]], "allowed"),
            ([["intent": "ThatIntent", "is": "allowed"]], "allowed"),
            ([["intent": "mail/ThatIntent", "is": "allowed"]], "allowed"),
            ([["intent": "post/ThatIntent", "is": "allowed"]], "asked"),
            ([["app": "mail", "is": "allowed"]], "allowed"), ([["app": "post", "is": "allowed"]], "asked"),
            ([["app": "post", "intent": "mail.sendDraft", "is": "refused"]], "asked"),
            ([["app": "mail", "is": "allowed"], ["intent": "mail.sendDraft", "is": "asked"]], "asked"),
            ([["app": "mail", "is": "refused"], ["intent": "mail.sendDraft", "is": "allowed"]], "refused"),
        ] as [(JSONValue, String)])
    func rules(_ rules: JSONValue, _ decision: String) throws {
        #expect(Self.decision(try Self.policy(["rules": rules]), Self.request("mail.sendDraft")) == decision)
    }

    @Test(
        "allows by an account only where every entity is of it, and refuses where any is or may be",
        arguments: [
            ("allowed", ["Scratch"], 0, "allowed"), ("allowed", ["scratch"], 0, "allowed"),
            ("allowed", ["Scratch", "Work"], 0, "asked"), ("allowed", ["Scratch", nil], 0, "asked"),
            ("allowed", [], 0, "asked"), ("allowed", ["Scratch"], 1, "asked"),
            ("refused", ["Scratch", "Work"], 0, "refused"), ("refused", ["Work"], 0, "asked"),
            ("refused", ["Work", nil], 0, "refused"), ("refused", [], 0, "refused"),
            ("refused", ["Work"], 1, "refused"),
        ] as [(String, [String?], Int, String)])
    func accounts(_ verdict: String, _ accounts: [String?], _ more: Int, _ decision: String) throws {
        let policy = try Self.policy(["rules": [["account": "Scratch", "is": .string(verdict)]]])
        let subjects = accounts.enumerated().map { ("\($0.offset)", $0.element) }
        #expect(Self.decision(policy, Self.request("mail.sendDraft", subjects: subjects, more: more)) == decision)
    }

    @Test("has what sends asked about after foreign text, whatever the rules allow")
    func foreign() throws {
        let policy = try Self.policy(["rules": [["app": "mail", "is": "allowed"]]])
        #expect(Self.decision(policy, Self.request("mail.sendDraft", foreign: true)) == "asked")
        #expect(Self.decision(policy, Self.request("mail.sendDraft")) == "allowed")
    }

    @Test(
        "lets something be sent only to those it names",
        arguments: [
            (["treasurer@example.org", "*@harbour.example"], ["Treasurer@Example.org", "x@HARBOUR.example"], "asked"),
            (["*@harbour.example"], ["x@harbour.example", "y@elsewhere.example"], "refused"),
            (["*@harbour.example"], ["x@evil.harbour.example"], "refused"),
            (["*@harbour.example"], ["x@harbour.example.evil"], "refused"),
            (["*@harbour.example"], ["evil@evil.example,x@harbour.example"], "refused"),
            (["*@harbour.example"], ["<evil@evil.example> x@harbour.example"], "refused"),
            (["*@harbour.example"], ["@harbour.example"], "refused"), (["*@harbour.example"], [], "refused"),
            (["+49 30 1234"], ["+49 30 1234"], "refused"), ([], ["treasurer@example.org"], "refused"),
            ([], [], "refused"),
        ] as [([String], [String], String)])
    func recipients(_ patterns: [String], _ recipients: [String], _ decision: String) throws {
        var policy = RunPolicy()
        policy.recipients = patterns.compactMap { RecipientPattern($0) }
        #expect(Self.decision(policy, Self.request("mail.sendDraft", to: recipients)) == decision)
        policy.rules = [.init(app: "mail", is: .allowed)]
        let allowed = decision == "asked" ? "allowed" : decision
        #expect(Self.decision(policy, Self.request("mail.sendDraft", to: recipients)) == allowed)
        #expect(Self.decision(policy, Self.request("mail.createDraft", to: recipients)) == "allowed")
    }

    @Test(
        "is refused as a whole where a member is wrong, and says which",
        arguments: [
            ("yes", "'policy' must be an object"), (["readonly": true], "'readonly'"),
            (["readOnly": 1], "'policy.readOnly'"),
            (["ask": "never"], "\"client\" or \"outside\""), (["recipients": "a@b.example"], "'policy.recipients'"),
            (["recipients": ["*"]], "\"*\""), (["recipients": ["a*@b.example"]], "a*@b.example"),
            (["recipients": [3]], "3"),
            (["recipients": ["*@a@b.example"]], "*@a@b.example"), (["rules": [:]], "'policy.rules'"),
            (["rules": [["is": "allowed"]]], "'policy.rules[0]'"),
            (["rules": [["app": "mail"]]], "'policy.rules[0].is'"),
            (["rules": [["app": "mail", "is": "perhaps"]]], "\"allowed\", \"asked\" or \"refused\""),
            (["rules": [["app": "mail", "is": "asked"], ["app": 3, "is": "asked"]]], "'policy.rules[1].app'"),
            (["rules": [["app": "mail", "acount": "x", "is": "asked"]]], "'acount'"), (["rules": ["mail"]], "rules[0]"),
        ] as [(JSONValue, String)])
    func wrong(_ json: JSONValue, _ words: String) {
        let error = #expect(throws: IntentSystemError.self) { try RunPolicy(json: json) }
        #expect(error?.description.contains(words) == true)
    }

    @Test(
        "is refused where a rule is about something there is not",
        arguments: [
            (["app": "marinas"], "'marinas'"), (["intent": "ScrapBoats"], "'ScrapBoats'"),
            (["app": "intentRuntimeTests", "intent": "ScrapBoots"], "'ScrapBoots'"),
        ] as [([String: String], String)])
    func unknown(_ rule: [String: String], _ words: String) {
        var policy = RunPolicy()
        policy.rules = [.init(app: rule["app"], intent: rule["intent"], is: .refused)]
        let error = #expect(throws: IntentSystemError.self) { try policy.check(against: .marina) }
        #expect(error?.description.contains(words) == true)
        // The intents of an app that is not there now cannot be known.
        guard let app = rule["app"] else { return }
        #expect(throws: Never.self) { try policy.check(against: .marina, unseen: [app]) }
    }

    @Test("takes a rule for what there is", arguments: ["ScrapBoatsIntent", "intentRuntimeTests/scrapboatsintent"])
    func known(_ intent: String) throws {
        var policy = RunPolicy()
        policy.rules = [.init(app: "intentRuntimeTests", intent: intent, is: .refused)]
        try policy.check(against: .marina)
    }

    @Test("takes away what it refuses in any case, and the rest stays")
    func removing() throws {
        var policy = RunPolicy()
        policy.rules = [
            .init(intent: "ScrapBoatsIntent", is: .refused),
            .init(intent: "MoorIntent", account: "Scratch", is: .refused),
            .init(intent: "ArriveIntent", is: .asked),
        ]
        let left = IntentCatalog.marina.removing(where: policy.removes)
        #expect(left.intents.count == IntentCatalog.marina.intents.count - 1)
        #expect(throws: IntentSystemError.self) { try left.intent(named: "ScrapBoatsIntent") }
        policy = RunPolicy()
        policy.isReadOnly = true
        let reading = IntentCatalog.marina.removing(where: policy.removes)
        #expect(!reading.intents.isEmpty)
        #expect(reading.intents.allSatisfy { $0.effect.isReadOnly })
        #expect(reading.entities.count == IntentCatalog.marina.entities.count)
    }

    @Test("takes the shortcuts of what it takes away with it")
    func shortcuts() throws {
        let catalog = IntentCatalog(types: [CallHarbourIntent.self, RaceIntent.self, RegattaShortcuts.self])
        let left = catalog.removing { $0.identifier == "RaceIntent" }
        #expect(catalog.shortcuts.contains { $0.intent == "RaceIntent" })
        #expect(!left.shortcuts.contains { $0.intent == "RaceIntent" })
        #expect(left.shortcuts.count == catalog.shortcuts.filter { $0.intent != "RaceIntent" }.count)
    }

    @Test("is told the same request by another process")
    func json() throws {
        let request = Self.request(
            "mail.sendDraft", subjects: [("1", "Work"), ("2", nil)], to: ["a@b.example"], foreign: true, more: 3)
        #expect(try AdmissionRequest(json: JSONValue(parsing: request.json.text)) == request)
        for name in request.json.object?.names.filter({ $0 != "schema" }) ?? [] {
            var members = try #require(request.json.object)
            members[name] = 7.5
            #expect(throws: IntentSystemError.self) { try AdmissionRequest(json: .object(members)) }
            members[name] = nil
            #expect(throws: IntentSystemError.self) { try AdmissionRequest(json: .object(members)) }
        }
    }
}
