extension DiagnosticCase {
    /// What is said of the attribute itself.
    static let attributes = unreadable + unknownNames + otherKinds + otherDeclarations

    /// A case for which there is no edit.
    private static func withoutEdit(
        _ name: String, _ annotated: String, mended: String? = nil, uncompiled: String? = nil
    ) -> DiagnosticCase {
        let source = DiagnosticCase(name: name, annotated: annotated, fixed: "").source
        return DiagnosticCase(
            name: name, annotated: annotated, fixed: source, isSettled: false, mended: mended, uncompiled: uncompiled)
    }

    private static let unreadable: [DiagnosticCase] = [
        withoutEdit(
            "a schema held in a constant",
            """
            @AppEntity(schema: draftSchema)
                       ^ The schema must be written out, as in 'schema: .mail.draft', because it is read from source; 'schema: draftSchema' cannot be read
            struct Draft {}
            """,
            mended: """
                @AppEntity(schema: .mail.account)
                struct Draft { var name: String; var emailAddress: String }
                """),
        withoutEdit(
            "no schema",
            """
            @AppEnum
            ^ The schema must be written out, as in 'schema: .mail.category', because it is read from source; '@AppEnum' cannot be read
            enum Category: String { case primary }
            """, uncompiled: "the compiler misses the argument and does not ask the macro"),
    ]

    private static let unknownNames: [DiagnosticCase] = [
        withoutEdit(
            "a domain that is not there",
            """
            @AppIntent(schema: .weather.rain)
                                ^ There is no schema domain 'weather'; use one of 'assistant', 'audio', 'books', 'browser', 'calendar', 'camera', 'clock', 'files', 'journal', 'mail', 'maps', 'messages', 'notes', 'phone', 'photos', 'presentation', 'reader', 'reminders', 'spreadsheet', 'system', 'visualIntelligence', 'whiteboard', 'wordProcessor'
            struct Rain {}
            """, uncompiled: "the compiler finds no such member and does not ask the macro"),
        DiagnosticCase(
            name: "a domain whose name has a slip",
            annotated: """
                @AppEntity(schema: .nots.account)
                                    ^ There is no schema domain 'nots'; did you mean 'notes'?
                                      > Replace 'nots' with 'notes'
                struct Account { var name: String }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account { var name: String }
                """, uncompiled: "the compiler finds no such member and does not ask the macro"),
        DiagnosticCase(
            name: "a domain in the singular",
            annotated: """
                @AppEntity(schema: .note.account)
                struct Account { var name: String }
                """,
            fixed: """
                @AppEntity(schema: .note.account)
                struct Account { var name: String }
                """,
            compiler: ["1: 'note' has been renamed to 'notes'"],
            mended: """
                @AppEntity(schema: .notes.account)
                struct Account { var name: String }
                """),
        DiagnosticCase(
            name: "a domain by another word",
            annotated: """
                @AppEntity(schema: .email.account)
                struct Account { var name: String; var emailAddress: String }
                """,
            fixed: """
                @AppEntity(schema: .email.account)
                struct Account { var name: String; var emailAddress: String }
                """,
            compiler: ["1: 'email' has been renamed to 'mail'"],
            mended: """
                @AppEntity(schema: .mail.account)
                struct Account { var name: String; var emailAddress: String }
                """),
        DiagnosticCase(
            name: "a schema whose name has a slip",
            annotated: """
                @AppEntity(schema: .mail.acount)
                                         ^ There is no entity schema 'acount' in domain 'mail'; did you mean 'account'?
                                           > Replace 'acount' with 'account'
                struct Account { var name: String; var emailAddress: String }
                """,
            fixed: """
                @AppEntity(schema: .mail.account)
                struct Account { var name: String; var emailAddress: String }
                """),
        DiagnosticCase(
            name: "a schema whose name is near several",
            annotated: """
                @AppIntent(schema: .mail.seveDraft)
                                         ^ There is no intent schema 'seveDraft' in domain 'mail'; did you mean 'saveDraft' or 'sendDraft'?
                                           > Replace 'seveDraft' with 'saveDraft'
                                           > Replace 'seveDraft' with 'sendDraft'
                struct SaveDraft { var target: MailDraftEntity }
                """,
            fixed: """
                @AppIntent(schema: .mail.saveDraft)
                struct SaveDraft { var target: MailDraftEntity }
                """),
        DiagnosticCase(
            name: "a schema of another domain",
            annotated: """
                @AppEntity(schema: .notes.mailbox)
                                          ^ There is no entity schema 'mailbox' in domain 'notes'; did you mean '.mail.mailbox'?
                                            > Replace 'notes' with 'mail'
                struct Mailbox { var name: String; var account: MailAccountEntity }
                """,
            fixed: """
                @AppEntity(schema: .mail.mailbox)
                struct Mailbox { var name: String; var account: MailAccountEntity }
                """),
        withoutEdit(
            "a schema that no domain has",
            """
            @AppEntity(schema: .notes.weather)
                                      ^ There is no entity schema 'weather' in domain 'notes'; use one of 'account', 'folder', 'note'
            struct Weather { var name: String }
            """,
            mended: """
                @AppEntity(schema: .notes.account)
                struct Weather { var name: String }
                """),
        withoutEdit(
            "a kind of schema the domain has not",
            """
            @AppEnum(schema: .system.size)
                                     ^ There is no enumeration schema 'size' in domain 'system'; the domain has no enumeration schemas
            enum Size: String { case large }
            """,
            mended: """
                enum Size: String, AppEnum { case large }
                """),
    ]

    private static let otherKinds: [DiagnosticCase] = [
        DiagnosticCase(
            name: "a schema of another kind",
            annotated: """
                @AppEntity(schema: .whiteboard.createBoard)
                                               ^ 'whiteboard.createBoard' is an intent schema, not an entity schema; use '@AppIntent(schema: .whiteboard.createBoard)', which applies to a structure or class
                                                 > Replace 'AppEntity' with 'AppIntent'
                struct CreateBoard { var title: String? }
                """,
            fixed: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard { var title: String? }
                """),
        DiagnosticCase(
            name: "an entity's schema for an intent",
            annotated: """
                @AppIntent(schema: .notes.account)
                                          ^ 'notes.account' is an entity schema, not an intent schema; use '@AppEntity(schema: .notes.account)', which applies to a structure or class
                                            > Replace 'AppIntent' with 'AppEntity'
                struct Account { var name: String }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account { var name: String }
                """),
        withoutEdit(
            "an enumeration's schema for a structure",
            """
            @AppEntity(schema: .mail.category)
                                     ^ 'mail.category' is an enumeration schema, not an entity schema; use '@AppEnum(schema: .mail.category)', which applies to an enumeration
            struct Category {}
            """,
            mended: """
                @AppEnum(schema: .mail.category)
                enum Category: String { case primary }
                """),
    ]

    private static let otherDeclarations: [DiagnosticCase] = [
        DiagnosticCase(
            name: "an enumeration's schema and declaration, but an entity's attribute",
            annotated: """
                @AppEntity(schema: .mail.category)
                ^ Attribute 'AppEntity' cannot be applied to an enumeration; use '@AppEnum(schema: .mail.category)'
                  > Replace 'AppEntity' with 'AppEnum'
                enum Category: String { case primary }
                """,
            fixed: """
                @AppEnum(schema: .mail.category)
                enum Category: String { case primary }
                """),
        DiagnosticCase(
            name: "an entity's schema and declaration, but an enumeration's attribute",
            annotated: """
                @AppEnum(schema: .notes.account)
                ^ Attribute 'AppEnum' cannot be applied to a structure; use '@AppEntity(schema: .notes.account)'
                  > Replace 'AppEnum' with 'AppEntity'
                struct Account { var name: String }
                """,
            fixed: """
                @AppEntity(schema: .notes.account)
                struct Account { var name: String }
                """, uncompiled: "the compiler finds no such enumeration schema and does not ask the macro"),
        withoutEdit(
            "an entity that is an enumeration",
            """
            @AppEntity(schema: .notes.account)
            ^ Attribute 'AppEntity' cannot be applied to an enumeration; apply it to a structure or class
            enum Account {}
            """,
            mended: """
                @AppEntity(schema: .notes.account)
                struct Account { var name: String }
                """),
        withoutEdit(
            "an intent that is an actor",
            """
            @AppIntent(schema: .whiteboard.createBoard)
            ^ Attribute 'AppIntent' cannot be applied to an actor; apply it to a structure or class
            actor CreateBoard {}
            """,
            mended: """
                @AppIntent(schema: .whiteboard.createBoard)
                struct CreateBoard { var title: String? }
                """),
        withoutEdit(
            "an entity that is a protocol",
            """
            @AppEntity(schema: .notes.account)
            ^ Attribute 'AppEntity' cannot be applied to a protocol; apply it to a structure or class
            protocol Account {}
            """,
            mended: """
                @AppEntity(schema: .notes.account)
                struct Account { var name: String }
                """, uncompiled: "a protocol cannot stand within a type"),
        withoutEdit(
            "an enumeration that is a structure",
            """
            @AppEnum(schema: .mail.category)
            ^ Attribute 'AppEnum' cannot be applied to a structure; apply it to an enumeration
            struct Category {}
            """,
            mended: """
                @AppEnum(schema: .mail.category)
                enum Category: String { case primary }
                """),
    ]
}
