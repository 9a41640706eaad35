// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `presentation` domain.
    public struct PresentationIntent: Sendable, Hashable {
        /// Puts a sound clip on a slide.
        public var addAudioToSlide: AppSchema.Intent {
            .init(identifier: "presentation.addAudioToSlide")
        }
        /// Comments on a slide.
        public var addCommentToSlide: AppSchema.Intent {
            .init(identifier: "presentation.addCommentToSlide")
        }
        /// Puts an image on a slide.
        public var addImageToSlide: AppSchema.Intent {
            .init(identifier: "presentation.addImageToSlide")
        }
        /// Puts a text box on a slide.
        public var addTextBoxToSlide: AppSchema.Intent {
            .init(identifier: "presentation.addTextBoxToSlide")
        }
        /// Puts a video from the web on a slide.
        public var addWebVideoToSlide: AppSchema.Intent {
            .init(identifier: "presentation.addWebVideoToSlide")
        }
        /// Starts a presentation, from a template if wanted.
        public var create: AppSchema.Intent {
            .init(identifier: "presentation.create")
        }
        /// Adds a slide.
        public var createSlide: AppSchema.Intent {
            .init(identifier: "presentation.createSlide")
        }
        /// Deletes slides.
        public var deleteSlide: AppSchema.Intent {
            .init(identifier: "presentation.deleteSlide")
        }
        /// Opens a presentation.
        public var open: AppSchema.Intent {
            .init(identifier: "presentation.open")
        }
        /// Goes to a slide.
        public var openSlide: AppSchema.Intent {
            .init(identifier: "presentation.openSlide")
        }
        /// Titles a slide.
        public var setSlideTitle: AppSchema.Intent {
            .init(identifier: "presentation.setSlideTitle")
        }
        /// Plays the presentation, from the first slide or a chosen one.
        public var startPlayback: AppSchema.Intent {
            .init(identifier: "presentation.startPlayback")
        }
        /// Stops the show.
        public var stopPlayback: AppSchema.Intent {
            .init(identifier: "presentation.stopPlayback")
        }
        /// Renames a presentation.
        public var update: AppSchema.Intent {
            .init(identifier: "presentation.update")
        }
        /// Puts a video on a slide.
        public var addVideoToSlide: AppSchema.Intent {
            .init(identifier: "presentation.addVideoToSlide")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `presentation` domain.
    public static var presentation: AppSchema.PresentationIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `presentation` domain.
    public struct PresentationEntity: Sendable, Hashable {
        /// A presentation.
        public var document: AppSchema.Entity {
            .init(identifier: "presentation.document")
        }
        /// A slide.
        public var slide: AppSchema.Entity {
            .init(identifier: "presentation.slide")
        }
        /// A starting design.
        public var template: AppSchema.Entity {
            .init(identifier: "presentation.template")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `presentation` domain.
    public static var presentation: AppSchema.PresentationEntity { .init() }
}
