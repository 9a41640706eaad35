// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `mail` domain.
    @dynamicMemberLookup
    public struct MailIntent: Sendable, Hashable {
        /// Moves the given emails into the archive.
        public var archiveMail: AppSchema.Intent {
            .init(identifier: "mail.archiveMail")
        }
        /// Starts a new email draft in the composer and hands the draft back.
        public var createDraft: AppSchema.Intent {
            .init(identifier: "mail.createDraft")
        }
        /// Removes drafts.
        public var deleteDraft: AppSchema.Intent {
            .init(identifier: "mail.deleteDraft")
        }
        /// Removes received or sent emails.
        public var deleteMail: AppSchema.Intent {
            .init(identifier: "mail.deleteMail")
        }
        /// Starts a forward of one email in the composer.
        public var forwardMail: AppSchema.Intent {
            .init(identifier: "mail.forwardMail")
        }
        /// Shows one draft in the app.
        public var openDraft: AppSchema.Intent {
            .init(identifier: "mail.openDraft")
        }
        /// Shows one email in the app.
        public var openMessage: AppSchema.Intent {
            .init(identifier: "mail.openMessage")
        }
        /// Starts a reply, to the sender or to everyone, in the composer.
        public var replyMail: AppSchema.Intent {
            .init(identifier: "mail.replyMail")
        }
        /// Keeps a draft for later.
        public var saveDraft: AppSchema.Intent {
            .init(identifier: "mail.saveDraft")
        }
        /// Sends a draft at once or at a later date.
        public var sendDraft: AppSchema.Intent {
            .init(identifier: "mail.sendDraft")
        }
        /// Changes fields of an existing draft; a nil parameter leaves its field alone.
        public var updateDraft: AppSchema.Intent {
            .init(identifier: "mail.updateDraft")
        }
        /// Changes read, flagged or junk state of emails, or moves them to a mailbox.
        public var updateMail: AppSchema.Intent {
            .init(identifier: "mail.updateMail")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "mail.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `mail` domain.
    public static var mail: AppSchema.MailIntent { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var mails: AppSchema.MailIntent { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var email: AppSchema.MailIntent { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var emails: AppSchema.MailIntent { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var eMail: AppSchema.MailIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `mail` domain.
    @dynamicMemberLookup
    public struct MailEntity: Sendable, Hashable {
        /// An email account.
        public var account: AppSchema.Entity {
            .init(identifier: "mail.account")
        }
        /// An email not yet sent.
        public var draft: AppSchema.Entity {
            .init(identifier: "mail.draft")
        }
        /// A folder of an email account.
        public var mailbox: AppSchema.Entity {
            .init(identifier: "mail.mailbox")
        }
        /// A sent or received email.
        public var message: AppSchema.Entity {
            .init(identifier: "mail.message")
        }
        /// A conversation of emails.
        public var thread: AppSchema.Entity {
            .init(identifier: "mail.thread")
        }
        /// The mark of types that follow `mail.account`.
        public enum AccountSchema {}
        /// The mark of types that follow `mail.draft`.
        public enum DraftSchema {}
        /// The mark of types that follow `mail.mailbox`.
        public enum MailboxSchema {}
        /// The mark of types that follow `mail.message`.
        public enum MessageSchema {}
        /// The mark of types that follow `mail.thread`.
        public enum ThreadSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "mail.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `mail` domain.
    public static var mail: AppSchema.MailEntity { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var mails: AppSchema.MailEntity { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var email: AppSchema.MailEntity { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var emails: AppSchema.MailEntity { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var eMail: AppSchema.MailEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `mail` domain.
    @dynamicMemberLookup
    public struct MailEnum: Sendable, Hashable {
        /// A sort of email as the app groups its inbox.
        public var category: AppSchema.Enum {
            .init(identifier: "mail.category")
        }
        /// The mark of types that follow `mail.category`.
        public enum CategorySchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "mail.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `mail` domain.
    public static var mail: AppSchema.MailEnum { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var mails: AppSchema.MailEnum { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var email: AppSchema.MailEnum { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var emails: AppSchema.MailEnum { .init() }
    /// No domain; `mail` is meant.
    @available(*, unavailable, renamed: "mail")
    public static var eMail: AppSchema.MailEnum { .init() }
}
