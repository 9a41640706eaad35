// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `visualIntelligence` domain.
    public struct VisualIntelligenceIntent: Sendable, Hashable {
        /// Shows more results for what the camera or screen shows, in the app.
        public var semanticContentSearch: AppSchema.Intent {
            .init(identifier: "visualIntelligence.semanticContentSearch")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `visualIntelligence` domain.
    public static var visualIntelligence: AppSchema.VisualIntelligenceIntent { .init() }
}
