// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `reminders` domain.
enum RemindersSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	reminders
            intent	createList	CreateListIntent	Create List	Makes a new list of reminders.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	ListEntity		reminders.list
            member	type	ListType		reminders.listType
            member	name	String
            intent	createReminder	CreateReminderIntent	Create Reminder	Makes a new reminder.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	ReminderEntity		reminders.reminder
            member	title	String
            member	list	ListEntity	1	reminders.list
            member	note	AttributedString	1
            member	isFlagged	Bool	1
            member	images	[IntentFile]
            member	tags	Set<String>
            member	urls	[URL]
            member	dueDate	DateComponents	1
            member	recurrence	Calendar.RecurrenceRule	1
            member	locationTrigger	LocationTriggerEntity	1	reminders.locationTrigger
            member	section	SectionEntity	1	reminders.section
            intent	createSection	CreateSectionIntent	Create Section	Makes a new section in a list.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	SectionEntity		reminders.section
            member	name	String
            member	list	ListEntity		reminders.list
            intent	deleteReminders	DeleteRemindersIntent	Delete Reminders	Removes reminders.	iOS 27.0,macOS 27.0,visionOS 27.0			DeleteIntent	Siri,Shortcuts
            member	entities	[ReminderEntity]		reminders.reminder
            intent	updateReminder	UpdateReminderIntent	Update Reminder	Changes a reminder, including completing it; nil leaves a field alone.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	ReminderEntity		reminders.reminder
            member	target	ReminderEntity		reminders.reminder
            member	title	String	1
            member	note	AttributedString	1
            member	tags	Set<String>	1
            member	urls	[URL]	1
            member	dueDate	DateComponents	1
            member	recurrence	Calendar.RecurrenceRule	1
            member	isCompleted	Bool	1
            member	isFlagged	Bool	1
            member	list	ListEntity	1	reminders.list
            member	locationTrigger	LocationTriggerEntity	1	reminders.locationTrigger
            entity	group	GroupEntity	Group	A group of lists.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	lists	[ListEntity]		reminders.list
            entity	list	ListEntity	List	A list of reminders.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	type	ListType		reminders.listType
            entity	locationTrigger	LocationTriggerEntity	Location Trigger	A place whose arrival or departure sets a reminder off.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	place	GeoToolbox.PlaceDescriptor
            member	event	LocationTriggerEvent		reminders.locationTriggerEvent
            entity	reminder	ReminderEntity	Reminder	A reminder.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	title	String
            member	note	AttributedString	1
            member	tags	Set<String>
            member	urls	[URL]
            member	dueDate	DateComponents	1
            member	recurrence	Calendar.RecurrenceRule	1
            member	isCompleted	Bool
            member	isFlagged	Bool	1
            member	creationDate	Date	1
            member	completionDate	Date	1
            member	list	ListEntity		reminders.list
            member	locationTrigger	LocationTriggerEntity	1	reminders.locationTrigger
            entity	section	SectionEntity	Section	A section within a list.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	name	String
            member	list	ListEntity		reminders.list
            enum	listType	ListType	List Type	The kind of a list.	iOS 27.0,macOS 27.0,visionOS 27.0	String	standard		Siri,Shortcuts
            enum	locationTriggerEvent	LocationTriggerEvent	Location Trigger Event	Whether arriving or leaving sets the reminder off.	iOS 27.0,macOS 27.0,visionOS 27.0	String	arrive,depart		Siri,Shortcuts
            """#)
}
