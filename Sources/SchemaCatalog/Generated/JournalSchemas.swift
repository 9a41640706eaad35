// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `journal` domain.
enum JournalSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	journal
            intent	createAudioEntry	CreateJournalAudioEntryIntent	Create Audio Entry	Starts a spoken journal entry.	iOS 18.0,macOS 15.0,visionOS 2.0			AudioStartingIntent	Shortcuts
            earlier	18.0	AudioRecordingIntent
            earlier	18.0	AudioPlaybackIntent
            intent	createEntry	CreateJournalEntryIntent	Create Entry	Writes a journal entry.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	JournalEntity		journal.entry
            member	message	AttributedString
            member	title	String	1
            member	location	GeoToolbox.PlaceDescriptor	1
            member	mediaItems	[IntentFile]
            member	entryDate	Date	1
            earlier	18.0
            member	message	AttributedString
            member	title	String	1
            member	entryDate	Date	1
            member	location	CLPlacemark	1
            member	mediaItems	[IntentFile]
            intent	deleteEntry	DeleteJournalEntryIntent	Delete Entry	Removes journal entries.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[JournalEntity]		journal.entry
            intent	search	SearchJournalEntriesIntent	Search	Shows journal search results in the app.	iOS 18.0,macOS 15.0,visionOS 2.0	1		ShowInAppSearchResultsIntent	Shortcuts
            member	criteria	StringSearchCriteria
            static	searchScopes	[StringSearchScope]	[.general]
            intent	updateEntry	UpdateJournalEntryIntent	Update Entry	Changes a journal entry; nil leaves a field alone.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	JournalEntity		journal.entry
            member	title	String	1
            member	message	AttributedString	1
            member	mediaItems	[IntentFile]	1
            member	entryDate	Date	1
            member	location	GeoToolbox.PlaceDescriptor	1
            earlier	18.0
            member	target	JournalEntity		journal.entry
            member	title	String	1
            member	message	AttributedString	1
            member	mediaItems	[IntentFile]	1
            member	entryDate	Date	1
            member	location	CLPlacemark	1
            entity	entry	JournalEntity	Entry	A journal entry.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	title	String	1
            member	message	AttributedString	1
            member	mediaItems	[IntentFile]
            member	entryDate	Date	1
            member	location	GeoToolbox.PlaceDescriptor	1
            earlier	18.0	AppEntity
            member	title	String	1
            member	message	AttributedString	1
            member	mediaItems	[IntentFile]
            member	entryDate	Date	1
            member	location	CLPlacemark	1
            """#)
}
