// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `presentation` domain.
    @dynamicMemberLookup
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
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "presentation.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `presentation` domain.
    public static var presentation: AppSchema.PresentationIntent { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var presentations: AppSchema.PresentationIntent { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var slides: AppSchema.PresentationIntent { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var slideshow: AppSchema.PresentationIntent { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var keynote: AppSchema.PresentationIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `presentation` domain.
    @dynamicMemberLookup
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
        /// The mark of types that follow `presentation.document`.
        public enum DocumentSchema {}
        /// The mark of types that follow `presentation.slide`.
        public enum SlideSchema {}
        /// The mark of types that follow `presentation.template`.
        public enum TemplateSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "presentation.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `presentation` domain.
    public static var presentation: AppSchema.PresentationEntity { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var presentations: AppSchema.PresentationEntity { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var slides: AppSchema.PresentationEntity { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var slideshow: AppSchema.PresentationEntity { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var keynote: AppSchema.PresentationEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `presentation` domain.
    @dynamicMemberLookup
    public struct PresentationEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "presentation.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `presentation` domain.
    public static var presentation: AppSchema.PresentationEnum { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var presentations: AppSchema.PresentationEnum { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var slides: AppSchema.PresentationEnum { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var slideshow: AppSchema.PresentationEnum { .init() }
    /// No domain; `presentation` is meant.
    @available(*, unavailable, renamed: "presentation")
    public static var keynote: AppSchema.PresentationEnum { .init() }
}
