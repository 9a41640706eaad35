extension DiagnosticCase {
    private static func attribute(_ name: String, _ annotated: String) -> DiagnosticCase {
        let source = DiagnosticCase(name: name, annotated: annotated, fixed: "").source
        return DiagnosticCase(name: name, annotated: annotated, fixed: source, isSettled: false)
    }

    /// What is said of the attribute itself, for which there is no edit.
    static let attributes: [DiagnosticCase] = [
        attribute(
            "a schema held in a constant",
            """
            @AppEntity(schema: draft)
                       ^ The schema must be written out, as in 'schema: .mail.draft', because it is read from source; 'schema: draft' cannot be read
            struct Draft {}
            """),
        attribute(
            "no schema",
            """
            @AppEnum
            ^ The schema must be written out, as in 'schema: .mail.category', because it is read from source; '@AppEnum' cannot be read
            enum Category: String {}
            """),
        attribute(
            "a domain that is not there",
            """
            @AppIntent(schema: .weather.rain)
                                ^ There is no schema domain 'weather'; use one of 'assistant', 'audio', 'books', 'browser', 'calendar', 'camera', 'clock', 'files', 'journal', 'mail', 'maps', 'messages', 'notes', 'phone', 'photos', 'presentation', 'reader', 'reminders', 'spreadsheet', 'system', 'visualIntelligence', 'whiteboard', 'wordProcessor'
            struct Rain {}
            """),
        attribute(
            "a schema of another kind",
            """
            @AppEntity(schema: .mail.createDraft)
                                     ^ There is no entity schema 'createDraft' in domain 'mail'; use one of 'account', 'draft', 'mailbox', 'message', 'thread'
            struct Draft {}
            """),
        attribute(
            "a kind of schema the domain has not",
            """
            @AppEnum(schema: .system.open)
                                     ^ There is no enumeration schema 'open' in domain 'system'; the domain has no enumeration schemas
            enum Open: String {}
            """),
        attribute(
            "an entity that is an enumeration",
            """
            @AppEntity(schema: .mail.draft)
            ^ Attribute 'AppEntity' cannot be applied to an enumeration; apply it to a structure or class
            enum Draft {}
            """),
        attribute(
            "an intent that is an actor",
            """
            @AppIntent(schema: .mail.createDraft)
            ^ Attribute 'AppIntent' cannot be applied to an actor; apply it to a structure or class
            actor CreateDraft {}
            """),
        attribute(
            "an enumeration that is a structure",
            """
            @AppEnum(schema: .mail.category)
            ^ Attribute 'AppEnum' cannot be applied to a structure; apply it to an enumeration
            struct Category {}
            """),
    ]
}
