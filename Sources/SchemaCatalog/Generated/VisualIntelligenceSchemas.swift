// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `visualIntelligence` domain.
enum VisualIntelligenceSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	visualIntelligence
            intent	semanticContentSearch	ShowVisualSearchResultsInAppIntent	Semantic Content Search	Shows more results for what the camera or screen shows, in the app.	iOS 26.0,macOS 27.0				Shortcuts,Visual Intelligence
            member	semanticContent	VisualIntelligence.SceneDescriptor			1
            earlier	26.0
            member	semanticContent	SemanticContentDescriptor			1
            """#)
}
