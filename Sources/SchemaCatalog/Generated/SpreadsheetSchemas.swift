// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `spreadsheet` domain.
enum SpreadsheetSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	spreadsheet
            intent	addAudioToSheet	AddAudioToSheetIntent	Add Audio To Sheet	Puts a sound clip on a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	audio	IntentFile
            member	target	SheetEntity		spreadsheet.sheet
            intent	addCommentToSheet	AddCommentToSheetIntent	Add Comment To Sheet	Comments on a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	comment	String	1
            member	target	SheetEntity		spreadsheet.sheet
            intent	addImageToSheet	AddImageToSheetIntent	Add Image To Sheet	Puts an image on a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	image	IntentFile
            member	target	SheetEntity		spreadsheet.sheet
            intent	addTextBoxToSheet	AddTextboxToSheetIntent	Add Text Box To Sheet	Puts a text box on a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	text	String
            member	target	SheetEntity		spreadsheet.sheet
            intent	addVideoToSheet	AddVideoToSheetIntent	Add Video To Sheet	Puts a video on a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	video	IntentFile
            member	target	SheetEntity		spreadsheet.sheet
            intent	addWebVideoToSheet	AddWebVideoToSheetIntent	Add Web Video To Sheet	Puts a video from the web on a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	url	URL
            member	target	SheetEntity		spreadsheet.sheet
            intent	create	CreateSpreadsheetIntent	Create	Starts a spreadsheet, from a template if wanted.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	SpreadsheetEntity		spreadsheet.document
            member	template	SpreadsheetTemplateEntity	1	spreadsheet.template
            intent	createSheet	CreateSheetIntent	Create Sheet	Adds a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	SheetEntity		spreadsheet.sheet
            member	spreadsheet	SpreadsheetEntity		spreadsheet.document
            intent	delete	DeleteSpreadsheetIntent	Delete	Deletes spreadsheets.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[SpreadsheetEntity]		spreadsheet.document
            intent	deleteSheet	DeleteSheetIntent	Delete Sheet	Deletes sheets.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[SheetEntity]		spreadsheet.sheet
            intent	open	OpenSpreadsheetIntent	Open	Opens a spreadsheet.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	SpreadsheetEntity		spreadsheet.document
            intent	openSheet	OpenSheetIntent	Open Sheet	Goes to a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	SheetEntity		spreadsheet.sheet
            intent	update	UpdateSpreadsheetIntent	Update	Renames a spreadsheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	SpreadsheetEntity		spreadsheet.document
            member	name	String	1
            intent	updateSheet	UpdateSheetIntent	Update Sheet	Renames or moves a sheet.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	SheetEntity		spreadsheet.sheet
            member	name	String	1
            member	position	Int	1
            entity	document	SpreadsheetEntity	Spreadsheet	A spreadsheet.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            entity	sheet	SheetEntity	Sheet	A sheet.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            member	sheetIndex	Int
            member	spreadsheet	SpreadsheetEntity		spreadsheet.document
            entity	template	SpreadsheetTemplateEntity	Template	A starting design.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            """#)
}
