// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `notes` domain.
    public struct NotesIntent: Sendable, Hashable {
        /// Puts text at the end of a note.
        public var appendText: AppSchema.Intent {
            .init(identifier: "notes.appendText")
        }
        /// Makes a new note.
        public var createNote: AppSchema.Intent {
            .init(identifier: "notes.createNote")
        }
        /// Renames, pins or moves a note or replaces its attachments; nil leaves a field alone.
        public var updateNote: AppSchema.Intent {
            .init(identifier: "notes.updateNote")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `notes` domain.
    public static var notes: AppSchema.NotesIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `notes` domain.
    public struct NotesEntity: Sendable, Hashable {
        /// An account that holds note folders.
        public var account: AppSchema.Entity {
            .init(identifier: "notes.account")
        }
        /// A folder of notes, possibly inside another.
        public var folder: AppSchema.Entity {
            .init(identifier: "notes.folder")
        }
        /// A note.
        public var note: AppSchema.Entity {
            .init(identifier: "notes.note")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `notes` domain.
    public static var notes: AppSchema.NotesEntity { .init() }
}
