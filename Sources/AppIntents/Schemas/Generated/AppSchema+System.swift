// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `system` domain.
    public struct SystemIntent: Sendable, Hashable {
        /// Opens any app entity in the app.
        public var open: AppSchema.Intent {
            .init(identifier: "system.open")
        }
        /// Shows search results inside the app.
        public var searchInApp: AppSchema.Intent {
            .init(identifier: "system.searchInApp")
        }
        /// Shows search results inside the app (the schema before searchInApp).
        @available(*, deprecated, message: "Use '.system.searchInApp'")
        public var search: AppSchema.Intent {
            .init(identifier: "system.search")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `system` domain.
    public static var system: AppSchema.SystemIntent { .init() }
}
