// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `presentation` domain.
enum PresentationSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	presentation
            intent	addAudioToSlide	AddAudioToPresentationSlideIntent	Add Audio To Slide	Puts a sound clip on a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	audio	IntentFile
            member	target	PresentationSlideEntity		presentation.slide
            intent	addCommentToSlide	AddCommentToPresentationSlideIntent	Add Comment To Slide	Comments on a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	comment	String	1
            member	target	PresentationSlideEntity		presentation.slide
            intent	addImageToSlide	AddImageToPresentationSlideIntent	Add Image To Slide	Puts an image on a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	image	IntentFile
            member	target	PresentationSlideEntity		presentation.slide
            intent	addTextBoxToSlide	AddTextBoxToPresentationSlideIntent	Add Text Box To Slide	Puts a text box on a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	text	String
            member	target	PresentationSlideEntity		presentation.slide
            intent	addWebVideoToSlide	AddWebVideoToPresentationSlideIntent	Add Web Video To Slide	Puts a video from the web on a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	url	URL
            member	target	PresentationSlideEntity		presentation.slide
            intent	create	CreatePresentationIntent	Create	Starts a presentation, from a template if wanted.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	PresentationEntity		presentation.document
            member	template	PresentationTemplateEntity	1	presentation.template
            intent	createSlide	CreatePresentationSlideIntent	Create Slide	Adds a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts	PresentationSlideEntity		presentation.slide
            member	presentation	PresentationEntity		presentation.document
            member	slideLayout	String	1
            intent	deleteSlide	DeletePresentationSlideIntent	Delete Slide	Deletes slides.	iOS 18.0,macOS 15.0,visionOS 2.0			DeleteIntent	Shortcuts
            member	entities	[PresentationSlideEntity]		presentation.slide
            intent	open	OpenPresentationIntent	Open	Opens a presentation.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	PresentationEntity		presentation.document
            intent	openSlide	OpenPresentationSlideIntent	Open Slide	Goes to a slide.	iOS 18.0,macOS 15.0,visionOS 2.0			OpenIntent	Shortcuts
            member	target	PresentationSlideEntity		presentation.slide
            intent	setSlideTitle	UpdatePresentationSlideIntent	Set Slide Title	Titles a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PresentationSlideEntity		presentation.slide
            member	title	String
            intent	startPlayback	StartPlaybackPresentationIntent	Start Playback	Plays the presentation, from the first slide or a chosen one.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	presentation	PresentationEntity		presentation.document
            member	target	PresentationSlideEntity	1	presentation.slide
            intent	stopPlayback	StopPlaybackPresentationIntent	Stop Playback	Stops the show.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	presentation	PresentationEntity		presentation.document
            intent	update	UpdatePresentationIntent	Update	Renames a presentation.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	target	PresentationEntity		presentation.document
            member	name	String	1
            earlier	18.0
            member	target	PresentationEntity		presentation.document
            member	name	String
            intent	addVideoToSlide	AddVideoToPresentationSlideIntent	Add Video To Slide	Puts a video on a slide.	iOS 18.0,macOS 15.0,visionOS 2.0				Shortcuts
            member	video	IntentFile
            member	target	PresentationSlideEntity		presentation.slide
            entity	document	PresentationEntity	Presentation	A presentation.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            entity	slide	PresentationSlideEntity	Slide	A slide.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	presentation	PresentationEntity		presentation.document
            member	slideIndex	Int	1
            member	title	String	1
            entity	template	PresentationTemplateEntity	Template	A starting design.	iOS 18.0,macOS 15.0,visionOS 2.0	AppEntity	EntityQuery	Shortcuts
            member	name	String
            """#)
}
