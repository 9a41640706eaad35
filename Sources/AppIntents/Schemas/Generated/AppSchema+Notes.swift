// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `notes` domain.
    @dynamicMemberLookup
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
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "notes.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `notes` domain.
    public static var notes: AppSchema.NotesIntent { .init() }
    /// No domain; `notes` is meant.
    @available(*, unavailable, renamed: "notes")
    public static var note: AppSchema.NotesIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `notes` domain.
    @dynamicMemberLookup
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
        /// The mark of types that follow `notes.account`.
        public enum AccountSchema {}
        /// The mark of types that follow `notes.folder`.
        public enum FolderSchema {}
        /// The mark of types that follow `notes.note`.
        public enum NoteSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "notes.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `notes` domain.
    public static var notes: AppSchema.NotesEntity { .init() }
    /// No domain; `notes` is meant.
    @available(*, unavailable, renamed: "notes")
    public static var note: AppSchema.NotesEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `notes` domain.
    @dynamicMemberLookup
    public struct NotesEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "notes.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `notes` domain.
    public static var notes: AppSchema.NotesEnum { .init() }
    /// No domain; `notes` is meant.
    @available(*, unavailable, renamed: "notes")
    public static var note: AppSchema.NotesEnum { .init() }
}
