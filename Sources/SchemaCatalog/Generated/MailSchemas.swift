// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `mail` domain.
enum MailSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	mail	1	archiveMail,createDraft,deleteDraft,deleteMail,forwardMail,openDraft,openMessage,replyMail,saveDraft,sendDraft,updateDraft,updateMail
            intent	archiveMail	ArchiveMailIntent	Archive Mail	Moves the given emails into the archive.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	entities	[MailMessageEntity]		mail.message
            intent	createDraft	CreateDraftIntent	Create Draft	Starts a new email draft in the composer and hands the draft back.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts	MailDraftEntity		mail.draft
            member	body	AttributedString	1
            member	to	[IntentPerson]
            member	subject	String	1
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]
            earlier	18.0
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	String	1
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]
            intent	deleteDraft	DeleteDraftIntent	Delete Draft	Removes drafts.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Siri,Shortcuts
            member	entities	[MailDraftEntity]		mail.draft
            intent	deleteMail	DeleteMailIntent	Delete Mail	Removes received or sent emails.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Siri,Shortcuts
            member	entities	[MailMessageEntity]		mail.message
            intent	forwardMail	ForwardMailIntent	Forward Mail	Starts a forward of one email in the composer.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	MailMessageEntity		mail.message
            member	to	[IntentPerson]
            member	body	AttributedString	1
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]
            earlier	18.0
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	String	1
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]
            member	target	MailMessageEntity		mail.message
            intent	openDraft	MailOpenDraft	Open Draft	Shows one draft in the app.	iOS 27.0,macOS 27.0,visionOS 27.0			OpenIntent	Siri,Shortcuts
            member	target	MailDraftEntity		mail.draft
            intent	openMessage	MailOpenMessage	Open Message	Shows one email in the app.	iOS 27.0,macOS 27.0,visionOS 27.0			OpenIntent	Siri,Shortcuts
            member	target	MailMessageEntity		mail.message
            intent	replyMail	ReplyMailIntent	Reply Mail	Starts a reply, to the sender or to everyone, in the composer.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	isReplyAll	Bool
            member	target	MailMessageEntity		mail.message
            member	body	AttributedString	1
            member	subject	String	1
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            earlier	18.0
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	String	1
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]
            member	isReplyAll	Bool
            member	target	MailMessageEntity		mail.message
            intent	saveDraft	SaveDraftIntent	Save Draft	Keeps a draft for later.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	MailDraftEntity		mail.draft
            intent	sendDraft	SendDraftIntent	Send Draft	Sends a draft at once or at a later date.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	MailDraftEntity		mail.draft
            member	sendLaterDate	Date	1
            intent	updateDraft	UpdateDraftIntent	Update Draft	Changes fields of an existing draft; a nil parameter leaves its field alone.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	MailDraftEntity		mail.draft
            member	to	[IntentPerson]	1
            member	cc	[IntentPerson]	1
            member	bcc	[IntentPerson]	1
            member	subject	String	1
            member	body	AttributedString	1
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]	1
            earlier	18.0
            member	target	MailDraftEntity		mail.draft
            member	to	[IntentPerson]	1
            member	cc	[IntentPerson]	1
            member	bcc	[IntentPerson]	1
            member	subject	String	1
            member	body	String	1
            member	account	MailAccountEntity	1	mail.account
            member	attachments	[IntentFile]	1
            intent	updateMail	UpdateMailIntent	Update Mail	Changes read, flagged or junk state of emails, or moves them to a mailbox.	iOS 18.0,macOS 15.0,visionOS 2.0				Siri,Shortcuts
            member	target	[MailMessageEntity]		mail.message
            member	isRead	Bool	1
            member	isFlagged	Bool	1
            member	isJunk	Bool	1
            member	mailbox	MailboxEntity	1	mail.mailbox
            entity	account	MailAccountEntity	Account	An email account.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	emailAddress	String
            entity	draft	MailDraftEntity	Draft	An email not yet sent.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	AttributedString	1
            member	attachments	[IntentFile]
            member	account	MailAccountEntity		mail.account
            earlier	18.0	AppEntity
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	String	1
            member	attachments	[IntentFile]
            member	account	MailAccountEntity		mail.account
            entity	mailbox	MailboxEntity	Mailbox	A folder of an email account.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	account	MailAccountEntity		mail.account
            entity	message	MailMessageEntity	Message	A sent or received email.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	AttributedString	1
            member	attachments	[IntentFile]
            member	sender	IntentPerson
            member	dateSent	Date
            member	dateReceived	Date
            member	isRead	Bool
            member	isJunk	Bool
            member	isFlagged	Bool
            member	category	MailCategory	1	mail.category
            member	account	MailAccountEntity		mail.account
            member	mailbox	MailboxEntity		mail.mailbox
            earlier	18.0	AppEntity
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	AttributedString	1
            member	attachments	[IntentFile]
            member	sender	IntentPerson
            member	dateSent	Date
            member	dateReceived	Date
            member	isRead	Bool
            member	isJunk	Bool
            member	isFlagged	Bool
            member	account	MailAccountEntity		mail.account
            member	mailbox	MailboxEntity		mail.mailbox
            earlier	18.0	AppEntity
            member	to	[IntentPerson]
            member	cc	[IntentPerson]
            member	bcc	[IntentPerson]
            member	subject	String	1
            member	body	String	1
            member	attachments	[IntentFile]
            member	sender	IntentPerson
            member	dateSent	Date
            member	dateReceived	Date
            member	isRead	Bool
            member	isJunk	Bool
            member	isFlagged	Bool
            member	account	MailAccountEntity		mail.account
            member	mailbox	MailboxEntity		mail.mailbox
            entity	thread	MailThreadEntity	Thread	A conversation of emails.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	description	String	1
            member	messages	[MailMessageEntity]		mail.message
            enum	category	MailCategory	Category	A sort of email as the app groups its inbox.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Siri,Shortcuts
            """#)
}
