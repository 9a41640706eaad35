// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `wordProcessor` domain.
enum WordProcessorSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	wordProcessor
            intent	addAudioToPage	AddAudioToWordProcessorPageIntent	Add Audio To Page	Puts a sound clip on a page.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	audio	IntentFile
            member	target	WordProcessorPageEntity		wordProcessor.page
            intent	addImageToPage	AddImageToWordProcessorPageIntent	Add Image To Page	Puts an image on a page.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	image	IntentFile
            member	target	WordProcessorPageEntity		wordProcessor.page
            intent	addTextBoxToPage	AddTextBoxToWordProcessorPageIntent	Add Text Box To Page	Puts a text box on a page.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	text	String
            member	target	WordProcessorPageEntity		wordProcessor.page
            intent	addVideoToPage	AddVideoToWordProcessorPageIntent	Add Video To Page	Puts a video on a page.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	video	IntentFile
            member	target	WordProcessorPageEntity		wordProcessor.page
            intent	addWebVideoToPage	AddWebVideoToWordProcessorPageIntent	Add Web Video To Page	Puts a video from the web on a page.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	url	URL
            member	target	WordProcessorPageEntity		wordProcessor.page
            intent	create	CreateWordProcessorDocumentIntent	Create	Starts a text document, from a template if wanted.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	template	WordProcessorDocumentTemplateEntity	1	wordProcessor.template
            intent	createPage	CreateWordProcessorPageIntent	Create Page	Adds a page; the template is a plain name here.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	WordProcessorDocumentEntity		wordProcessor.document
            member	template	String	1
            intent	open	OpenWordProcessorDocumentIntent	Open	Opens a text document.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	WordProcessorDocumentEntity		wordProcessor.document
            intent	openPage	OpenWordProcessorPageIntent	Open Page	Goes to a page.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	WordProcessorPageEntity		wordProcessor.page
            entity	document	WordProcessorDocumentEntity	Document	A text document.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            member	creationDate	Date	1
            member	modificationDate	Date	1
            entity	page	WordProcessorPageEntity	Page	A page of a text document.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	document	WordProcessorDocumentEntity		wordProcessor.document
            member	pageIndex	Int
            entity	template	WordProcessorDocumentTemplateEntity	Template	A starting design.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            """#)
}
