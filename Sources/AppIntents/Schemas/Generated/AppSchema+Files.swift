// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `files` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `files` domain.
    public static var files: AppSchema.FilesIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `files` domain.
    public struct FilesEntity: Sendable, Hashable {
        /// A file or folder.
        public var file: AppSchema.Entity {
            .init(identifier: "files.file")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `files` domain.
    public static var files: AppSchema.FilesEntity { .init() }
}
