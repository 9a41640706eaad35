/// Names of schemas that the types of these tests follow.
enum Names {
    enum Note: SchemaName { static let schema = "notes.note" }
    enum Folder: SchemaName { static let schema = "notes.folder" }
    enum Account: SchemaName { static let schema = "notes.account" }
    enum EventSpan: SchemaName { static let schema = "calendar.eventSpan" }
    enum EventStatus: SchemaName { static let schema = "calendar.eventStatus" }
    enum DraftMessage: SchemaName { static let schema = "messages.draftMessage" }
    enum EditSentMessage: SchemaName { static let schema = "messages.editSentMessage" }
    enum SendMessage: SchemaName { static let schema = "messages.sendMessage" }
    enum SetMessageReadStatus: SchemaName { static let schema = "messages.setMessageReadStatus" }
    enum UnsendMessage: SchemaName { static let schema = "messages.unsendMessage" }
    enum StartStopwatch: SchemaName { static let schema = "clock.startStopwatch" }
    enum SnoozeAlarm: SchemaName { static let schema = "clock.snoozeAlarm" }
}
