// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `journal` domain.
    @dynamicMemberLookup
    public struct JournalIntent: Sendable, Hashable {
        /// Starts a spoken journal entry.
        public var createAudioEntry: AppSchema.Intent {
            .init(identifier: "journal.createAudioEntry")
        }
        /// Writes a journal entry.
        public var createEntry: AppSchema.Intent {
            .init(identifier: "journal.createEntry")
        }
        /// Removes journal entries.
        public var deleteEntry: AppSchema.Intent {
            .init(identifier: "journal.deleteEntry")
        }
        /// Shows journal search results in the app.
        @available(*, deprecated, message: "There is no schema in its place")
        public var search: AppSchema.Intent {
            .init(identifier: "journal.search")
        }
        /// Changes a journal entry; nil leaves a field alone.
        public var updateEntry: AppSchema.Intent {
            .init(identifier: "journal.updateEntry")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "journal.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `journal` domain.
    public static var journal: AppSchema.JournalIntent { .init() }
    /// No domain; `journal` is meant.
    @available(*, unavailable, renamed: "journal")
    public static var journals: AppSchema.JournalIntent { .init() }
    /// No domain; `journal` is meant.
    @available(*, unavailable, renamed: "journal")
    public static var diary: AppSchema.JournalIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `journal` domain.
    @dynamicMemberLookup
    public struct JournalEntity: Sendable, Hashable {
        /// A journal entry.
        public var entry: AppSchema.Entity {
            .init(identifier: "journal.entry")
        }
        /// The mark of types that follow `journal.entry`.
        public enum EntrySchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "journal.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `journal` domain.
    public static var journal: AppSchema.JournalEntity { .init() }
    /// No domain; `journal` is meant.
    @available(*, unavailable, renamed: "journal")
    public static var journals: AppSchema.JournalEntity { .init() }
    /// No domain; `journal` is meant.
    @available(*, unavailable, renamed: "journal")
    public static var diary: AppSchema.JournalEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `journal` domain.
    @dynamicMemberLookup
    public struct JournalEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "journal.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `journal` domain.
    public static var journal: AppSchema.JournalEnum { .init() }
    /// No domain; `journal` is meant.
    @available(*, unavailable, renamed: "journal")
    public static var journals: AppSchema.JournalEnum { .init() }
    /// No domain; `journal` is meant.
    @available(*, unavailable, renamed: "journal")
    public static var diary: AppSchema.JournalEnum { .init() }
}
