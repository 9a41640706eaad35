// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `files` domain.
    @dynamicMemberLookup
    public struct FilesIntent: Sendable, Hashable {
        /// Makes a folder inside another.
        public var createFolder: AppSchema.Intent {
            .init(identifier: "files.createFolder")
        }
        /// Deletes files or folders.
        public var deleteFiles: AppSchema.Intent {
            .init(identifier: "files.deleteFiles")
        }
        /// Moves files or folders to a folder.
        public var moveFiles: AppSchema.Intent {
            .init(identifier: "files.moveFiles")
        }
        /// Opens a file or folder.
        public var openFile: AppSchema.Intent {
            .init(identifier: "files.openFile")
        }
        /// Gives a file or folder another name.
        public var renameFile: AppSchema.Intent {
            .init(identifier: "files.renameFile")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "files.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `files` domain.
    public static var files: AppSchema.FilesIntent { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var file: AppSchema.FilesIntent { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var folders: AppSchema.FilesIntent { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var documents: AppSchema.FilesIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `files` domain.
    @dynamicMemberLookup
    public struct FilesEntity: Sendable, Hashable {
        /// A file or folder.
        public var file: AppSchema.Entity {
            .init(identifier: "files.file")
        }
        /// The mark of types that follow `files.file`.
        public enum FileSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "files.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `files` domain.
    public static var files: AppSchema.FilesEntity { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var file: AppSchema.FilesEntity { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var folders: AppSchema.FilesEntity { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var documents: AppSchema.FilesEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `files` domain.
    @dynamicMemberLookup
    public struct FilesEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "files.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `files` domain.
    public static var files: AppSchema.FilesEnum { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var file: AppSchema.FilesEnum { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var folders: AppSchema.FilesEnum { .init() }
    /// No domain; `files` is meant.
    @available(*, unavailable, renamed: "files")
    public static var documents: AppSchema.FilesEnum { .init() }
}
