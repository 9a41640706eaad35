// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `system` domain.
enum SystemSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	system
            intent	open	OpenIntent	Open	Opens any app entity in the app.	iOS 27.0,macOS 27.0,visionOS 27.0			OpenIntent	Siri,Shortcuts
            member	target	any AppEntity			1
            intent	searchInApp	SystemSearchInAppIntent	Search In App	Shows search results inside the app.	iOS 27.0,macOS 27.0,visionOS 27.0			ShowInAppSearchResultsIntent	Siri,Shortcuts
            member	criteria	StringSearchCriteria
            static	searchScopes	[StringSearchScope]	[.general]
            intent	search	ShowInAppSearchResultsIntent	Search	Shows search results inside the app (the schema before searchInApp).	iOS 18.0,macOS 15.0,visionOS 2.0	1	system.searchInApp	ShowInAppSearchResultsIntent	Siri,Shortcuts
            member	criteria	StringSearchCriteria
            static	searchScopes	[StringSearchScope]	[.general]
            """#)
}
