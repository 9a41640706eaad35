// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `journal` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `journal` domain.
    public static var journal: AppSchema.JournalIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `journal` domain.
    public struct JournalEntity: Sendable, Hashable {
        /// A journal entry.
        public var entry: AppSchema.Entity {
            .init(identifier: "journal.entry")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `journal` domain.
    public static var journal: AppSchema.JournalEntity { .init() }
}
