// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `phone` domain.
enum PhoneSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	phone
            intent	startCall	StartCallIntent	Start Call	Calls a person, handle or named group, with sound or video.	iOS 27.0,macOS 27.0,visionOS 27.0			AudioRecordingIntent,AudioStartingIntent	Siri,Shortcuts
            member	destination	CallDestination			1
            member	audioVisualMode	CallAVMode		phone.audioVisualMode
            entity	phonePerson	PhonePerson	Phone Person	A person who can be called.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	person	IntentPerson
            enum	audioVisualMode	CallAVMode	Audio Visual Mode	Sound only or video.	iOS 27.0,macOS 27.0,visionOS 27.0	String	audio,video		Siri,Shortcuts
            union	CallDestination	Whom to call.	1
            payload	person	PhonePerson		phone.phonePerson
            payload	people	[PhonePerson]		phone.phonePerson
            """#)
}
