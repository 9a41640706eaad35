// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `reader` domain.
enum ReaderSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	reader
            intent	deletePages	ReaderDeletePagesIntent	Delete Pages	Deletes pages.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[ReaderPageEntity]		reader.page
            intent	enhanceDocuments	ReaderEnhanceDocumentsIntent	Enhance Documents	Improves how documents look.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	[ReaderDocumentEntity]		reader.document
            intent	insertPages	ReaderInsertPagesIntent	Insert Pages	Puts pages from files before or after a page.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	files	[IntentFile]
            member	isAfter	Bool
            member	page	ReaderPageEntity		reader.page
            intent	openDocument	ReaderOpenDocumentsIntent	Open Document	Opens files.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	files	[IntentFile]
            intent	openPage	ReaderOpenPageIntent	Open Page	Goes to a page.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	ReaderPageEntity		reader.page
            intent	resizeDocuments	ReaderResizeDocumentsIntent	Resize Documents	Gives documents a width and height.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	documents	[ReaderDocumentEntity]		reader.document
            member	width	Double	1
            member	height	Double	1
            intent	rotateDocuments	ReaderRotateDocumentsIntent	Rotate Documents	Turns whole documents.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	documents	[ReaderDocumentEntity]		reader.document
            member	isClockwise	Bool
            intent	rotatePages	ReaderRotatePagesIntent	Rotate Pages	Turns pages.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	pages	[ReaderPageEntity]		reader.page
            member	isClockwise	Bool
            intent	searchDocuments	SearchReaderDocumentsIntent	Search Documents	Looks for words in documents.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	criteria	String
            member	documents	[ReaderDocumentEntity]		reader.document
            entity	document	ReaderDocumentEntity	Document	A document open in a reader.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	title	String
            member	kind	ReaderDocumentKind		reader.documentKind
            member	width	Int	1
            member	height	Int	1
            entity	page	ReaderPageEntity	Page	A page of a document.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	label	String
            enum	documentKind	ReaderDocumentKind	Document Kind	Which sort of document.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            """#)
}
