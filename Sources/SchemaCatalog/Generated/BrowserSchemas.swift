// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `browser` domain.
enum BrowserSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	browser
            intent	bookmarkTab	BookmarkTabIntent	Bookmark Tab	Bookmarks the page in a tab.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	BookmarkEntity		browser.bookmark
            member	tab	TabEntity		browser.tab
            member	name	String	1
            intent	bookmarkURL	BookmarkURLIntent	Bookmark URL	Bookmarks an address.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	BookmarkEntity		browser.bookmark
            member	url	URL
            member	name	String	1
            intent	clearHistory	ClearHistoryIntent	Clear History	Forgets pages visited, with their cookies and data.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	timeFrame	ClearHistoryTimeFrameEnum		browser.clearHistoryTimeFrame
            intent	closeTabs	CloseTabsIntent	Close Tabs	Closes tabs.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	[TabEntity]		browser.tab
            intent	closeWindows	CloseWindowsIntent	Close Windows	Closes windows.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	[WindowEntity]		browser.window
            intent	createTab	CreateTabIntent	Create Tab	Opens a tab, empty or at an address.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	TabEntity		browser.tab
            member	url	URL	1
            member	isPrivate	Bool
            intent	createWindow	CreateWindowIntent	Create Window	Opens a window.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	WindowEntity		browser.window
            member	isPrivate	Bool
            earlier	18.0
            member	url	URL	1
            member	isPrivate	Bool
            intent	deleteBookmarks	DeleteBookmarksIntent	Delete Bookmarks	Removes bookmarks.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[BookmarkEntity]		browser.bookmark
            intent	findOnPage	FindOnPageIntent	Find On Page	Looks for words in the page of a tab.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	searchPhrase	String
            member	tab	TabEntity		browser.tab
            intent	openBookmark	OpenBookmarkIntent	Open Bookmark	Goes to a bookmark.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	BookmarkEntity		browser.bookmark
            member	tab	TabEntity	1	browser.tab
            intent	openURLInTab	LoadURLInTabIntent	Open URL In Tab	Sends a tab to an address.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	url	URL
            member	tab	TabEntity		browser.tab
            intent	switchTab	SwitchToTabIntent	Switch Tab	Brings a tab to the front.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	TabEntity		browser.tab
            intent	search	SearchWebIntent	Search	Searches the web.	iOS 18.0,macOS 15.0,visionOS 2.0	1	system.searchInApp	ShowInAppSearchResultsIntent	Siri,Shortcuts
            member	criteria	StringSearchCriteria
            static	searchScopes	[StringSearchScope]	[.general]
            entity	bookmark	BookmarkEntity	Bookmark	A saved address.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            member	url	URL
            entity	readingListItem	ReadingListItemEntity	Reading List Item	A page kept for later.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	url	URL
            entity	tab	TabEntity	Tab	An open page.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	url	URL	1
            member	isPrivate	Bool
            entity	tabGroup	TabGroupEntity	Tab Group	A named set of tabs.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            entity	window	WindowEntity	Window	A window and its tabs.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	tabs	[TabEntity]		browser.tab
            member	isPrivate	Bool
            enum	clearHistoryTimeFrame	ClearHistoryTimeFrameEnum	Clear History Time Frame	How far back to clear.	iOS 18.0,macOS 15.0,visionOS 2.0	String		1	Shortcuts
            """#)
}
