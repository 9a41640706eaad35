// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `notes` domain.
enum NotesSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	notes
            intent	appendText	NoteAppendTextIntent	Append Text	Puts text at the end of a note.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	NoteEntity		notes.note
            member	content	AttributedString
            member	target	NoteEntity		notes.note
            intent	createNote	CreateNoteIntent	Create Note	Makes a new note.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	NoteEntity		notes.note
            member	name	AttributedString
            member	content	AttributedString	1
            member	attachments	[IntentFile]
            member	isPinned	Bool
            member	folder	FolderEntity	1	notes.folder
            intent	updateNote	UpdateNoteIntent	Update Note	Renames, pins or moves a note or replaces its attachments; nil leaves a field alone.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	NoteEntity		notes.note
            member	target	NoteEntity		notes.note
            member	name	AttributedString	1
            member	attachments	[IntentFile]	1
            member	isPinned	Bool	1
            member	folder	FolderEntity	1	notes.folder
            entity	account	AccountEntity	Account	An account that holds note folders.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            entity	folder	FolderEntity	Folder	A folder of notes, possibly inside another.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	parentFolder	FolderEntity	1	notes.folder
            member	account	AccountEntity	1	notes.account
            entity	note	NoteEntity	Note	A note.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	AttributedString
            member	content	AttributedString	1
            member	attachments	[IntentFile]
            member	isPinned	Bool
            member	creationDate	Date	1
            member	modificationDate	Date	1
            member	folder	FolderEntity	1	notes.folder
            """#)
}
