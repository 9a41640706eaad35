// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `system` domain.
    @dynamicMemberLookup
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
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "system.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `system` domain.
    public static var system: AppSchema.SystemIntent { .init() }
    /// No domain; `system` is meant.
    @available(*, unavailable, renamed: "system")
    public static var systems: AppSchema.SystemIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `system` domain.
    @dynamicMemberLookup
    public struct SystemEntity: Sendable, Hashable {
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "system.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `system` domain.
    public static var system: AppSchema.SystemEntity { .init() }
    /// No domain; `system` is meant.
    @available(*, unavailable, renamed: "system")
    public static var systems: AppSchema.SystemEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `system` domain.
    @dynamicMemberLookup
    public struct SystemEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "system.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `system` domain.
    public static var system: AppSchema.SystemEnum { .init() }
    /// No domain; `system` is meant.
    @available(*, unavailable, renamed: "system")
    public static var systems: AppSchema.SystemEnum { .init() }
}
