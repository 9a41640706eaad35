// Generated from Schemas by generate-schemas; change those and run it again.

extension AssistantSchemas {
    /// The intent schemas of the `assistant` domain.
    public typealias AssistantIntent = AppSchema.AssistantIntent
    /// The intent schemas of the `audio` domain.
    public typealias AudioIntent = AppSchema.AudioIntent
    /// The entity schemas of the `audio` domain.
    public typealias AudioEntity = AppSchema.AudioEntity
    /// The enumeration schemas of the `audio` domain.
    public typealias AudioEnum = AppSchema.AudioEnum
    /// The intent schemas of the `books` domain.
    public typealias BooksIntent = AppSchema.BooksIntent
    /// The entity schemas of the `books` domain.
    public typealias BooksEntity = AppSchema.BooksEntity
    /// The enumeration schemas of the `books` domain.
    public typealias BooksEnum = AppSchema.BooksEnum
    /// The intent schemas of the `browser` domain.
    public typealias BrowserIntent = AppSchema.BrowserIntent
    /// The entity schemas of the `browser` domain.
    public typealias BrowserEntity = AppSchema.BrowserEntity
    /// The enumeration schemas of the `browser` domain.
    public typealias BrowserEnum = AppSchema.BrowserEnum
    /// The intent schemas of the `calendar` domain.
    public typealias CalendarIntent = AppSchema.CalendarIntent
    /// The entity schemas of the `calendar` domain.
    public typealias CalendarEntity = AppSchema.CalendarEntity
    /// The enumeration schemas of the `calendar` domain.
    public typealias CalendarEnum = AppSchema.CalendarEnum
    /// The intent schemas of the `camera` domain.
    public typealias CameraIntent = AppSchema.CameraIntent
    /// The enumeration schemas of the `camera` domain.
    public typealias CameraEnum = AppSchema.CameraEnum
    /// The intent schemas of the `clock` domain.
    public typealias ClockIntent = AppSchema.ClockIntent
    /// The entity schemas of the `clock` domain.
    public typealias ClockEntity = AppSchema.ClockEntity
    /// The enumeration schemas of the `clock` domain.
    public typealias ClockEnum = AppSchema.ClockEnum
    /// The intent schemas of the `files` domain.
    public typealias FilesIntent = AppSchema.FilesIntent
    /// The entity schemas of the `files` domain.
    public typealias FilesEntity = AppSchema.FilesEntity
    /// The intent schemas of the `journal` domain.
    public typealias JournalIntent = AppSchema.JournalIntent
    /// The entity schemas of the `journal` domain.
    public typealias JournalEntity = AppSchema.JournalEntity
    /// The intent schemas of the `mail` domain.
    public typealias MailIntent = AppSchema.MailIntent
    /// The entity schemas of the `mail` domain.
    public typealias MailEntity = AppSchema.MailEntity
    /// The enumeration schemas of the `mail` domain.
    public typealias MailEnum = AppSchema.MailEnum
    /// The intent schemas of the `maps` domain.
    public typealias MapsIntent = AppSchema.MapsIntent
    /// The entity schemas of the `maps` domain.
    public typealias MapsEntity = AppSchema.MapsEntity
    /// The enumeration schemas of the `maps` domain.
    public typealias MapsEnum = AppSchema.MapsEnum
    /// The intent schemas of the `messages` domain.
    public typealias MessagesIntent = AppSchema.MessagesIntent
    /// The entity schemas of the `messages` domain.
    public typealias MessagesEntity = AppSchema.MessagesEntity
    /// The enumeration schemas of the `messages` domain.
    public typealias MessagesEnum = AppSchema.MessagesEnum
    /// The intent schemas of the `notes` domain.
    public typealias NotesIntent = AppSchema.NotesIntent
    /// The entity schemas of the `notes` domain.
    public typealias NotesEntity = AppSchema.NotesEntity
    /// The intent schemas of the `phone` domain.
    public typealias PhoneIntent = AppSchema.PhoneIntent
    /// The entity schemas of the `phone` domain.
    public typealias PhoneEntity = AppSchema.PhoneEntity
    /// The enumeration schemas of the `phone` domain.
    public typealias PhoneEnum = AppSchema.PhoneEnum
    /// The intent schemas of the `photos` domain.
    public typealias PhotosIntent = AppSchema.PhotosIntent
    /// The entity schemas of the `photos` domain.
    public typealias PhotosEntity = AppSchema.PhotosEntity
    /// The enumeration schemas of the `photos` domain.
    public typealias PhotosEnum = AppSchema.PhotosEnum
    /// The intent schemas of the `presentation` domain.
    public typealias PresentationIntent = AppSchema.PresentationIntent
    /// The entity schemas of the `presentation` domain.
    public typealias PresentationEntity = AppSchema.PresentationEntity
    /// The intent schemas of the `reader` domain.
    public typealias ReaderIntent = AppSchema.ReaderIntent
    /// The entity schemas of the `reader` domain.
    public typealias ReaderEntity = AppSchema.ReaderEntity
    /// The enumeration schemas of the `reader` domain.
    public typealias ReaderEnum = AppSchema.ReaderEnum
    /// The intent schemas of the `reminders` domain.
    public typealias RemindersIntent = AppSchema.RemindersIntent
    /// The entity schemas of the `reminders` domain.
    public typealias RemindersEntity = AppSchema.RemindersEntity
    /// The enumeration schemas of the `reminders` domain.
    public typealias RemindersEnum = AppSchema.RemindersEnum
    /// The intent schemas of the `spreadsheet` domain.
    public typealias SpreadsheetIntent = AppSchema.SpreadsheetIntent
    /// The entity schemas of the `spreadsheet` domain.
    public typealias SpreadsheetEntity = AppSchema.SpreadsheetEntity
    /// The intent schemas of the `system` domain.
    public typealias SystemIntent = AppSchema.SystemIntent
    /// The intent schemas of the `visualIntelligence` domain.
    public typealias VisualIntelligenceIntent = AppSchema.VisualIntelligenceIntent
    /// The intent schemas of the `whiteboard` domain.
    public typealias WhiteboardIntent = AppSchema.WhiteboardIntent
    /// The entity schemas of the `whiteboard` domain.
    public typealias WhiteboardEntity = AppSchema.WhiteboardEntity
    /// The enumeration schemas of the `whiteboard` domain.
    public typealias WhiteboardEnum = AppSchema.WhiteboardEnum
    /// The intent schemas of the `wordProcessor` domain.
    public typealias WordProcessorIntent = AppSchema.WordProcessorIntent
    /// The entity schemas of the `wordProcessor` domain.
    public typealias WordProcessorEntity = AppSchema.WordProcessorEntity
}
