// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `wordProcessor` domain.
    @dynamicMemberLookup
    public struct WordProcessorIntent: Sendable, Hashable {
        /// Puts a sound clip on a page.
        public var addAudioToPage: AppSchema.Intent {
            .init(identifier: "wordProcessor.addAudioToPage")
        }
        /// Puts an image on a page.
        public var addImageToPage: AppSchema.Intent {
            .init(identifier: "wordProcessor.addImageToPage")
        }
        /// Puts a text box on a page.
        public var addTextBoxToPage: AppSchema.Intent {
            .init(identifier: "wordProcessor.addTextBoxToPage")
        }
        /// Puts a video on a page.
        public var addVideoToPage: AppSchema.Intent {
            .init(identifier: "wordProcessor.addVideoToPage")
        }
        /// Puts a video from the web on a page.
        public var addWebVideoToPage: AppSchema.Intent {
            .init(identifier: "wordProcessor.addWebVideoToPage")
        }
        /// Starts a text document, from a template if wanted.
        public var create: AppSchema.Intent {
            .init(identifier: "wordProcessor.create")
        }
        /// Adds a page; the template is a plain name here.
        public var createPage: AppSchema.Intent {
            .init(identifier: "wordProcessor.createPage")
        }
        /// Opens a text document.
        public var open: AppSchema.Intent {
            .init(identifier: "wordProcessor.open")
        }
        /// Goes to a page.
        public var openPage: AppSchema.Intent {
            .init(identifier: "wordProcessor.openPage")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "wordProcessor.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `wordProcessor` domain.
    public static var wordProcessor: AppSchema.WordProcessorIntent { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var wordProcessors: AppSchema.WordProcessorIntent { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var wordprocessor: AppSchema.WordProcessorIntent { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var word: AppSchema.WordProcessorIntent { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var text: AppSchema.WordProcessorIntent { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var document: AppSchema.WordProcessorIntent { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var pages: AppSchema.WordProcessorIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `wordProcessor` domain.
    @dynamicMemberLookup
    public struct WordProcessorEntity: Sendable, Hashable {
        /// A text document.
        public var document: AppSchema.Entity {
            .init(identifier: "wordProcessor.document")
        }
        /// A page of a text document.
        public var page: AppSchema.Entity {
            .init(identifier: "wordProcessor.page")
        }
        /// A starting design.
        public var template: AppSchema.Entity {
            .init(identifier: "wordProcessor.template")
        }
        /// The mark of types that follow `wordProcessor.document`.
        public enum DocumentSchema {}
        /// The mark of types that follow `wordProcessor.page`.
        public enum PageSchema {}
        /// The mark of types that follow `wordProcessor.template`.
        public enum TemplateSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "wordProcessor.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `wordProcessor` domain.
    public static var wordProcessor: AppSchema.WordProcessorEntity { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var wordProcessors: AppSchema.WordProcessorEntity { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var wordprocessor: AppSchema.WordProcessorEntity { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var word: AppSchema.WordProcessorEntity { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var text: AppSchema.WordProcessorEntity { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var document: AppSchema.WordProcessorEntity { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var pages: AppSchema.WordProcessorEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `wordProcessor` domain.
    @dynamicMemberLookup
    public struct WordProcessorEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "wordProcessor.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `wordProcessor` domain.
    public static var wordProcessor: AppSchema.WordProcessorEnum { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var wordProcessors: AppSchema.WordProcessorEnum { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var wordprocessor: AppSchema.WordProcessorEnum { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var word: AppSchema.WordProcessorEnum { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var text: AppSchema.WordProcessorEnum { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var document: AppSchema.WordProcessorEnum { .init() }
    /// No domain; `wordProcessor` is meant.
    @available(*, unavailable, renamed: "wordProcessor")
    public static var pages: AppSchema.WordProcessorEnum { .init() }
}
