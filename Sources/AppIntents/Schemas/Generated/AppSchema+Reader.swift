// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `reader` domain.
    @dynamicMemberLookup
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
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "reader.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `reader` domain.
    public static var reader: AppSchema.ReaderIntent { .init() }
    /// No domain; `reader` is meant.
    @available(*, unavailable, renamed: "reader")
    public static var readers: AppSchema.ReaderIntent { .init() }
    /// No domain; `reader` is meant.
    @available(*, unavailable, renamed: "reader")
    public static var pdf: AppSchema.ReaderIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `reader` domain.
    @dynamicMemberLookup
    public struct ReaderEntity: Sendable, Hashable {
        /// A document open in a reader.
        public var document: AppSchema.Entity {
            .init(identifier: "reader.document")
        }
        /// A page of a document.
        public var page: AppSchema.Entity {
            .init(identifier: "reader.page")
        }
        /// The mark of types that follow `reader.document`.
        public enum DocumentSchema {}
        /// The mark of types that follow `reader.page`.
        public enum PageSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "reader.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `reader` domain.
    public static var reader: AppSchema.ReaderEntity { .init() }
    /// No domain; `reader` is meant.
    @available(*, unavailable, renamed: "reader")
    public static var readers: AppSchema.ReaderEntity { .init() }
    /// No domain; `reader` is meant.
    @available(*, unavailable, renamed: "reader")
    public static var pdf: AppSchema.ReaderEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `reader` domain.
    @dynamicMemberLookup
    public struct ReaderEnum: Sendable, Hashable {
        /// Which sort of document.
        public var documentKind: AppSchema.Enum {
            .init(identifier: "reader.documentKind")
        }
        /// The mark of types that follow `reader.documentKind`.
        public enum DocumentKindSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "reader.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `reader` domain.
    public static var reader: AppSchema.ReaderEnum { .init() }
    /// No domain; `reader` is meant.
    @available(*, unavailable, renamed: "reader")
    public static var readers: AppSchema.ReaderEnum { .init() }
    /// No domain; `reader` is meant.
    @available(*, unavailable, renamed: "reader")
    public static var pdf: AppSchema.ReaderEnum { .init() }
}
