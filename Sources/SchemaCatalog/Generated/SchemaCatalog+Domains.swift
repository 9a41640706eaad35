// Generated from Schemas by generate-schemas; change those and run it again.

extension SchemaCatalog {
    /// The names of the framework's own domains, in alphabetical order.
    package static let ownDomainNames: [String] = [
        "assistant",
        "audio",
        "books",
        "browser",
        "calendar",
        "camera",
        "clock",
        "files",
        "journal",
        "mail",
        "maps",
        "messages",
        "notes",
        "phone",
        "photos",
        "presentation",
        "reader",
        "reminders",
        "spreadsheet",
        "system",
        "visualIntelligence",
        "whiteboard",
        "wordProcessor",
    ]

    /// One of the framework's own domains.
    ///
    /// - Parameter name: The name as it stands in source, such as `wordProcessor`.
    /// - Returns: The domain, or `nil` if there is none of that name.
    static func ownDomain(named name: String) -> SchemaDomain? {
        switch name {
        case "assistant": AssistantSchemas.domain
        case "audio": AudioSchemas.domain
        case "books": BooksSchemas.domain
        case "browser": BrowserSchemas.domain
        case "calendar": CalendarSchemas.domain
        case "camera": CameraSchemas.domain
        case "clock": ClockSchemas.domain
        case "files": FilesSchemas.domain
        case "journal": JournalSchemas.domain
        case "mail": MailSchemas.domain
        case "maps": MapsSchemas.domain
        case "messages": MessagesSchemas.domain
        case "notes": NotesSchemas.domain
        case "phone": PhoneSchemas.domain
        case "photos": PhotosSchemas.domain
        case "presentation": PresentationSchemas.domain
        case "reader": ReaderSchemas.domain
        case "reminders": RemindersSchemas.domain
        case "spreadsheet": SpreadsheetSchemas.domain
        case "system": SystemSchemas.domain
        case "visualIntelligence": VisualIntelligenceSchemas.domain
        case "whiteboard": WhiteboardSchemas.domain
        case "wordProcessor": WordProcessorSchemas.domain
        default: nil
        }
    }
}
