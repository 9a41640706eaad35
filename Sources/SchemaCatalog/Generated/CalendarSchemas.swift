// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `calendar` domain.
enum CalendarSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	calendar
            intent	createEvent	CreateEventIntent	Create Event	Adds an event to a calendar.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	EventEntity		calendar.event
            member	title	String
            member	startDate	Date
            member	endDate	Date	1
            member	location	EventLocation	1		1
            member	calendar	CalendarEntity		calendar.calendar
            member	isAllDay	Bool
            member	recurrence	Calendar.RecurrenceRule	1
            member	attendees	[AttendeeEntity]		calendar.attendee
            member	note	AttributedString	1
            intent	deleteEvent	DeleteEventIntent	Delete Event	Removes an event, or part of its series.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	entity	EventEntity		calendar.event
            member	span	EventSpan	1	calendar.eventSpan
            intent	updateEvent	UpdateEventIntent	Update Event	Changes an event, or part of its series; nil leaves a field alone.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	EventEntity		calendar.event
            member	event	EventEntity		calendar.event
            member	title	String	1
            member	attendees	[AttendeeEntity]	1	calendar.attendee
            member	startDate	Date	1
            member	endDate	Date	1
            member	isAllDay	Bool	1
            member	calendar	CalendarEntity	1	calendar.calendar
            member	recurrence	Calendar.RecurrenceRule	1
            member	note	String	1
            member	location	EventLocation	1		1
            member	span	EventSpan	1	calendar.eventSpan
            entity	attendee	AttendeeEntity	Attendee	Someone invited to an event.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	person	IntentPerson
            member	status	ParticipantStatus	1	calendar.attendeeStatus
            member	isAttendanceOptional	Bool
            member	type	AttendeeType	1	calendar.attendeeType
            entity	calendar	CalendarEntity	Calendar	A calendar that holds events.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            entity	event	EventEntity	Event	A calendar event.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	calendar	CalendarEntity		calendar.calendar
            member	title	String
            member	startDate	Date
            member	endDate	Date
            member	isAllDay	Bool
            member	recurrence	Calendar.RecurrenceRule	1
            member	note	AttributedString	1
            member	travelTime	Duration	1
            member	location	EventLocation	1		1
            member	virtualLocation	URL	1
            member	status	EventEntityStatus	1	calendar.eventStatus
            member	alarms	[EventAlarm]			1
            member	organizers	[IntentPerson]
            member	attendees	[AttendeeEntity]		calendar.attendee
            enum	attendeeStatus	ParticipantStatus	Attendee Status	An attendee's answer to the invitation.	iOS 27.0,macOS 27.0,visionOS 27.0	String	accepted,declined,tentative		Siri,Shortcuts
            enum	attendeeType	AttendeeType	Attendee Type	What an attendee is (person, room, ...), by the app's choice.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	eventSpan	EventSpan	Event Span	How much of a recurring series a change covers.	iOS 27.0,macOS 27.0,visionOS 27.0	String	this,future,all		Siri,Shortcuts
            enum	eventStatus	EventEntityStatus	Event Status	Whether an event takes place.	iOS 27.0,macOS 27.0,visionOS 27.0	String	confirmed,tentative,cancelled		Siri,Shortcuts
            union	EventLocation	Where an event is.
            payload	place	GeoToolbox.PlaceDescriptor
            payload	address	String
            union	EventAlarm	When an event reminds: an offset or a date.
            payload	duration	Duration
            payload	date	Date
            """#)
}
