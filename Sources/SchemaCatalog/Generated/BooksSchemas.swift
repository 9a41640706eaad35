// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `books` domain.
enum BooksSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	books
            intent	navigatePage	NavigateBookPageIntent	Navigate Page	Turns a page forward or back.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	direction	BookNavigationDirection		books.navigationDirection
            member	target	BookEntity		books.book
            intent	openBook	OpenBookIntent	Open Book	Opens a book.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	BookEntity		books.book
            intent	updateCharacterSpacing	UpdateCharacterSpacingIntent	Update Character Spacing	Moves letters closer or farther apart.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	BookSettingsEntity		books.settings
            member	changeOperation	BookRelativeCharacterSpacingChange		books.relativeCharacterSpacingChange
            intent	updateFontSize	UpdateBookFontSizeIntent	Update Font Size	Makes the text larger or smaller.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	BookSettingsEntity		books.settings
            member	changeOperation	BookRelativeFontChange		books.relativeFontChange
            intent	updateLineSpacing	UpdateBookLineSpacingIntent	Update Line Spacing	Moves lines closer or farther apart.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	BookSettingsEntity		books.settings
            member	changeOperation	BookRelativeLineSpacingChange		books.relativeLineSpacingChange
            intent	updateSettings	UpdateBookSettingsIntent	Update Settings	Changes how books are shown: typeface, theme, paging, layout.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	BookSettingsEntity		books.settings
            member	font	BookFont	1	books.font
            member	theme	BookTheme	1	books.theme
            member	pageNavigationSetting	BookPageNavigationSetting	1	books.pageNavigationSetting
            member	isTextJustified	Bool	1
            member	isAllowMultipleColumns	Bool	1
            earlier	18.0
            member	target	BookSettingsEntity		books.settings
            member	page	Int	1
            member	font	BookFont	1	books.font
            member	theme	BookTheme	1	books.theme
            member	pageNavigationSetting	BookPageNavigationSetting	1	books.pageNavigationSetting
            member	isTextJustified	Bool	1
            member	isAllowMultipleColumns	Bool	1
            intent	updateWordSpacing	UpdateWordSpacingIntent	Update Word Spacing	Moves words closer or farther apart.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	BookSettingsEntity		books.settings
            member	changeOperation	BookRelativeWordSpacingChange		books.relativeWordSpacingChange
            intent	playAudiobook	PlayAudiobookIntent	Play Audiobook	Starts an audiobook.	iOS 18.0,macOS 15.0,visionOS 2.0	1	audio.playAudio	AudioStartingIntent	Shortcuts
            member	target	AudiobookEntity		books.audiobook
            earlier	18.0	AudioPlaybackIntent
            member	target	AudiobookEntity		books.audiobook
            intent	search	SearchLibraryIntent	Search	Shows search results in the book app.	iOS 18.0,macOS 15.0,visionOS 2.0	1	system.searchInApp	ShowInAppSearchResultsIntent	Shortcuts
            member	criteria	StringSearchCriteria
            static	searchScopes	[StringSearchScope]	[.general]
            entity	audiobook	AudiobookEntity	Audiobook	A book to listen to.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	title	String	1
            member	seriesTitle	String	1
            member	author	String	1
            member	genre	String	1
            member	purchaseDate	Date	1
            member	url	URL	1
            earlier	18.0	AppEntity
            member	title	String	1
            member	seriesTitle	String	1
            member	author	String	1
            member	genre	String	1
            member	purchaseDate	Date	1
            entity	book	BookEntity	Book	A book to read.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	title	String	1
            member	seriesTitle	String	1
            member	author	String	1
            member	genre	String	1
            member	purchaseDate	Date	1
            member	url	URL	1
            earlier	18.0	AppEntity
            member	title	String	1
            member	seriesTitle	String	1
            member	author	String	1
            member	genre	String	1
            member	purchaseDate	Date	1
            member	contentType	BookContentType	1	books.contentType
            entity	settings	BookSettingsEntity	Settings	How the app lays out pages.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	font	BookFont		books.font
            member	fontSize	BookFontSize		books.fontSize
            member	theme	BookTheme		books.theme
            member	pageNavigationSetting	BookPageNavigationSetting		books.pageNavigationSetting
            member	isTextJustified	Bool
            member	isAllowMultipleColumns	Bool
            enum	contentType	BookContentType	Book Content Type	Which sort of book.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	font	BookFont	Book Font	A typeface.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	fontSize	BookFontSize	Book Font Size	A text size.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	navigationDirection	BookNavigationDirection	Book Navigation Direction	Which way to turn the page.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	pageNavigationSetting	BookPageNavigationSetting	Page Navigation Setting	How pages are moved through.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	relativeCharacterSpacingChange	BookRelativeCharacterSpacingChange	Relative Character Spacing Change	More or less space between letters.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	relativeFontChange	BookRelativeFontChange	Relative Font Change	Larger or smaller text.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	relativeLineSpacingChange	BookRelativeLineSpacingChange	Relative Line Spacing Change	More or less space between lines.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	relativeWordSpacingChange	BookRelativeWordSpacingChange	Relative Word Spacing Change	More or less space between words.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            enum	theme	BookTheme	Theme	A colour scheme for pages.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            """#)
}
