// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `reader` domain.
    public struct ReaderIntent: Sendable, Hashable {
        /// Deletes pages.
        public var deletePages: AppSchema.Intent {
            .init(identifier: "reader.deletePages")
        }
        /// Improves how documents look.
        public var enhanceDocuments: AppSchema.Intent {
            .init(identifier: "reader.enhanceDocuments")
        }
        /// Puts pages from files before or after a page.
        public var insertPages: AppSchema.Intent {
            .init(identifier: "reader.insertPages")
        }
        /// Opens files.
        public var openDocument: AppSchema.Intent {
            .init(identifier: "reader.openDocument")
        }
        /// Goes to a page.
        public var openPage: AppSchema.Intent {
            .init(identifier: "reader.openPage")
        }
        /// Gives documents a width and height.
        public var resizeDocuments: AppSchema.Intent {
            .init(identifier: "reader.resizeDocuments")
        }
        /// Turns whole documents.
        public var rotateDocuments: AppSchema.Intent {
            .init(identifier: "reader.rotateDocuments")
        }
        /// Turns pages.
        public var rotatePages: AppSchema.Intent {
            .init(identifier: "reader.rotatePages")
        }
        /// Looks for words in documents.
        public var searchDocuments: AppSchema.Intent {
            .init(identifier: "reader.searchDocuments")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `reader` domain.
    public static var reader: AppSchema.ReaderIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `reader` domain.
    public struct ReaderEntity: Sendable, Hashable {
        /// A document open in a reader.
        public var document: AppSchema.Entity {
            .init(identifier: "reader.document")
        }
        /// A page of a document.
        public var page: AppSchema.Entity {
            .init(identifier: "reader.page")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `reader` domain.
    public static var reader: AppSchema.ReaderEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `reader` domain.
    public struct ReaderEnum: Sendable, Hashable {
        /// Which sort of document.
        public var documentKind: AppSchema.Enum {
            .init(identifier: "reader.documentKind")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `reader` domain.
    public static var reader: AppSchema.ReaderEnum { .init() }
}
