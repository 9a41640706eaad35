// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `wordProcessor` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `wordProcessor` domain.
    public static var wordProcessor: AppSchema.WordProcessorIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `wordProcessor` domain.
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
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `wordProcessor` domain.
    public static var wordProcessor: AppSchema.WordProcessorEntity { .init() }
}
