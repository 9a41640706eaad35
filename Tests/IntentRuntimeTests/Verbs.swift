/// Names of schemas.
enum Verbs {
    enum CreateNote: SchemaName { static let schema = "notes.createNote" }
    enum AppendText: SchemaName { static let schema = "notes.appendText" }
    enum UpdateNote: SchemaName { static let schema = "notes.updateNote" }
    enum SendDraft: SchemaName { static let schema = "mail.sendDraft" }
    enum ReplyMail: SchemaName { static let schema = "mail.replyMail" }
    enum Search: SchemaName { static let schema = "system.search" }
    enum OpenFile: SchemaName { static let schema = "files.openFile" }
    enum DeleteFiles: SchemaName { static let schema = "files.deleteFiles" }
    enum Unknown: SchemaName { static let schema = "boats.careen" }
}
