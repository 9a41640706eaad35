// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `messages` domain.
enum MessagesSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	messages	1	draftMessage,editSentMessage,sendMessage,setMessageReadStatus,unsendMessage
            intent	draftMessage	DraftMessageIntent	Draft Message	Opens the app with a message prepared for the person to finish by hand.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	destination	MessageDestination	1		1
            member	subject	AttributedString	1
            member	content	AttributedString	1
            member	attachments	[IntentFile]
            member	audioMessage	IntentFile	1
            member	locations	[GeoToolbox.PlaceDescriptor]
            member	links	[URL]
            member	scheduledDate	Date	1
            intent	editSentMessage	EditSentMessageIntent	Edit Sent Message	Replaces the text of a message already sent.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	message	MessageEntity		messages.message
            member	content	AttributedString
            intent	sendMessage	SendMessageIntent	Send Message	Sends a message, now or at a date, and returns what was sent.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	[MessageEntity]		messages.message
            member	content	AttributedString	1
            member	destination	MessageDestination			1
            member	subject	AttributedString	1
            member	attachments	[IntentFile]
            member	audioMessage	IntentFile	1
            member	locations	[GeoToolbox.PlaceDescriptor]
            member	links	[URL]
            member	scheduledDate	Date	1
            intent	setMessageReadStatus	SetMessageReadStatusIntent	Set Message Read Status	Marks a message read or unread.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	message	MessageEntity		messages.message
            member	isRead	Bool
            intent	unsendMessage	UnsendMessageIntent	Unsend Message	Takes back a sent message.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	message	MessageEntity		messages.message
            entity	conversation	ConversationEntity	Conversation	A one-to-one or group conversation.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	recipients	[MessagePerson]		messages.messagePerson
            member	displayName	String
            member	previewText	AttributedString
            member	conversationName	String	1
            member	isRead	Bool
            member	attributes	Set<ConversationAttribute>		messages.conversationAttribute
            member	dateLastActive	Date	1
            entity	customAttachment	CustomAttachment	Custom Attachment	An attachment of a kind the app defines.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	sourceName	AttributedString	1
            member	description	AttributedString	1
            entity	message	MessageEntity	Message	A message in a conversation.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	messageType	MessageType		messages.messageType
            member	author	MessagePerson		messages.messagePerson
            member	isRead	Bool
            member	attributes	Set<MessageAttribute>		messages.messageAttribute
            member	conversation	ConversationEntity		messages.conversation
            member	date	Date
            member	subject	AttributedString	1
            member	body	AttributedString	1
            member	attachments	[IntentFile]
            member	audioMessage	IntentFile	1
            member	customAttachments	[CustomAttachment]		messages.customAttachment
            member	locations	[GeoToolbox.PlaceDescriptor]
            member	links	[LinkPresentation.LinkMetadata]			1
            member	messageEffect	MessageEffect	1	messages.messageEffect
            member	reaction	ReadReaction	1		1
            member	referencedMessage	MessageEntity	1	messages.message
            member	notificationIdentifier	String	1
            entity	messagePerson	MessagePerson	Message Person	A person who writes or receives messages.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	person	IntentPerson
            enum	conversationAttribute	ConversationAttribute	Conversation Attribute	Traits a conversation can carry (pinned, muted and so on, by the app's choice).	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	customReaction	Tapback	Custom Reaction	Reactions the app offers.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	messageAttribute	MessageAttribute	Message Attribute	Traits a message can carry, by the app's choice.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	messageEffect	MessageEffect	Message Effect	Effects a message can be sent with, by the app's choice.	iOS 27.0,macOS 27.0,visionOS 27.0	String		1	Siri,Shortcuts
            enum	messageType	MessageType	Message Type	The kind of a message.	iOS 27.0,macOS 27.0,visionOS 27.0	String	unspecified		Siri,Shortcuts
            union	MessageDestination	Where a message goes.
            payload	people	[IntentPerson]
            payload	messagePerson	MessagePerson		messages.messagePerson
            payload	messagePeople	[MessagePerson]		messages.messagePerson
            union	ReadReaction	A reaction a message carries.
            payload	customReaction	Tapback		messages.customReaction
            payload	attributedString	AttributedString
            """#)
}
