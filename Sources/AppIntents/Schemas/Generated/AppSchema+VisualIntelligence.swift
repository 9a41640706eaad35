// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `visualIntelligence` domain.
    @dynamicMemberLookup
    public struct VisualIntelligenceIntent: Sendable, Hashable {
        /// Shows more results for what the camera or screen shows, in the app.
        public var semanticContentSearch: AppSchema.Intent {
            .init(identifier: "visualIntelligence.semanticContentSearch")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "visualIntelligence.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `visualIntelligence` domain.
    public static var visualIntelligence: AppSchema.VisualIntelligenceIntent { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visualIntelligences: AppSchema.VisualIntelligenceIntent { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visualintelligence: AppSchema.VisualIntelligenceIntent { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var vision: AppSchema.VisualIntelligenceIntent { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visual: AppSchema.VisualIntelligenceIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `visualIntelligence` domain.
    @dynamicMemberLookup
    public struct VisualIntelligenceEntity: Sendable, Hashable {
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "visualIntelligence.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `visualIntelligence` domain.
    public static var visualIntelligence: AppSchema.VisualIntelligenceEntity { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visualIntelligences: AppSchema.VisualIntelligenceEntity { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visualintelligence: AppSchema.VisualIntelligenceEntity { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var vision: AppSchema.VisualIntelligenceEntity { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visual: AppSchema.VisualIntelligenceEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `visualIntelligence` domain.
    @dynamicMemberLookup
    public struct VisualIntelligenceEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "visualIntelligence.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `visualIntelligence` domain.
    public static var visualIntelligence: AppSchema.VisualIntelligenceEnum { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visualIntelligences: AppSchema.VisualIntelligenceEnum { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visualintelligence: AppSchema.VisualIntelligenceEnum { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var vision: AppSchema.VisualIntelligenceEnum { .init() }
    /// No domain; `visualIntelligence` is meant.
    @available(*, unavailable, renamed: "visualIntelligence")
    public static var visual: AppSchema.VisualIntelligenceEnum { .init() }
}
