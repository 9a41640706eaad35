// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `books` domain.
    @dynamicMemberLookup
    public struct BooksIntent: Sendable, Hashable {
        /// Turns a page forward or back.
        public var navigatePage: AppSchema.Intent {
            .init(identifier: "books.navigatePage")
        }
        /// Opens a book.
        public var openBook: AppSchema.Intent {
            .init(identifier: "books.openBook")
        }
        /// Moves letters closer or farther apart.
        public var updateCharacterSpacing: AppSchema.Intent {
            .init(identifier: "books.updateCharacterSpacing")
        }
        /// Makes the text larger or smaller.
        public var updateFontSize: AppSchema.Intent {
            .init(identifier: "books.updateFontSize")
        }
        /// Moves lines closer or farther apart.
        public var updateLineSpacing: AppSchema.Intent {
            .init(identifier: "books.updateLineSpacing")
        }
        /// Changes how books are shown: typeface, theme, paging, layout.
        public var updateSettings: AppSchema.Intent {
            .init(identifier: "books.updateSettings")
        }
        /// Moves words closer or farther apart.
        public var updateWordSpacing: AppSchema.Intent {
            .init(identifier: "books.updateWordSpacing")
        }
        /// Starts an audiobook.
        @available(*, deprecated, message: "Use '.audio.playAudio'")
        public var playAudiobook: AppSchema.Intent {
            .init(identifier: "books.playAudiobook")
        }
        /// Shows search results in the book app.
        @available(*, deprecated, message: "Use '.system.searchInApp'")
        public var search: AppSchema.Intent {
            .init(identifier: "books.search")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "books.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `books` domain.
    public static var books: AppSchema.BooksIntent { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var book: AppSchema.BooksIntent { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var ebook: AppSchema.BooksIntent { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var ebooks: AppSchema.BooksIntent { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var audiobooks: AppSchema.BooksIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `books` domain.
    @dynamicMemberLookup
    public struct BooksEntity: Sendable, Hashable {
        /// A book to listen to.
        public var audiobook: AppSchema.Entity {
            .init(identifier: "books.audiobook")
        }
        /// A book to read.
        public var book: AppSchema.Entity {
            .init(identifier: "books.book")
        }
        /// How the app lays out pages.
        public var settings: AppSchema.Entity {
            .init(identifier: "books.settings")
        }
        /// The mark of types that follow `books.audiobook`.
        public enum AudiobookSchema {}
        /// The mark of types that follow `books.book`.
        public enum BookSchema {}
        /// The mark of types that follow `books.settings`.
        public enum SettingsSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "books.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `books` domain.
    public static var books: AppSchema.BooksEntity { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var book: AppSchema.BooksEntity { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var ebook: AppSchema.BooksEntity { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var ebooks: AppSchema.BooksEntity { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var audiobooks: AppSchema.BooksEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `books` domain.
    @dynamicMemberLookup
    public struct BooksEnum: Sendable, Hashable {
        /// Which sort of book.
        public var contentType: AppSchema.Enum {
            .init(identifier: "books.contentType")
        }
        /// A typeface.
        public var font: AppSchema.Enum {
            .init(identifier: "books.font")
        }
        /// A text size.
        public var fontSize: AppSchema.Enum {
            .init(identifier: "books.fontSize")
        }
        /// Which way to turn the page.
        public var navigationDirection: AppSchema.Enum {
            .init(identifier: "books.navigationDirection")
        }
        /// How pages are moved through.
        public var pageNavigationSetting: AppSchema.Enum {
            .init(identifier: "books.pageNavigationSetting")
        }
        /// More or less space between letters.
        public var relativeCharacterSpacingChange: AppSchema.Enum {
            .init(identifier: "books.relativeCharacterSpacingChange")
        }
        /// Larger or smaller text.
        public var relativeFontChange: AppSchema.Enum {
            .init(identifier: "books.relativeFontChange")
        }
        /// More or less space between lines.
        public var relativeLineSpacingChange: AppSchema.Enum {
            .init(identifier: "books.relativeLineSpacingChange")
        }
        /// More or less space between words.
        public var relativeWordSpacingChange: AppSchema.Enum {
            .init(identifier: "books.relativeWordSpacingChange")
        }
        /// A colour scheme for pages.
        public var theme: AppSchema.Enum {
            .init(identifier: "books.theme")
        }
        /// The mark of types that follow `books.contentType`.
        public enum ContentTypeSchema {}
        /// The mark of types that follow `books.font`.
        public enum FontSchema {}
        /// The mark of types that follow `books.fontSize`.
        public enum FontSizeSchema {}
        /// The mark of types that follow `books.navigationDirection`.
        public enum NavigationDirectionSchema {}
        /// The mark of types that follow `books.pageNavigationSetting`.
        public enum PageNavigationSettingSchema {}
        /// The mark of types that follow `books.relativeCharacterSpacingChange`.
        public enum RelativeCharacterSpacingChangeSchema {}
        /// The mark of types that follow `books.relativeFontChange`.
        public enum RelativeFontChangeSchema {}
        /// The mark of types that follow `books.relativeLineSpacingChange`.
        public enum RelativeLineSpacingChangeSchema {}
        /// The mark of types that follow `books.relativeWordSpacingChange`.
        public enum RelativeWordSpacingChangeSchema {}
        /// The mark of types that follow `books.theme`.
        public enum ThemeSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "books.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `books` domain.
    public static var books: AppSchema.BooksEnum { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var book: AppSchema.BooksEnum { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var ebook: AppSchema.BooksEnum { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var ebooks: AppSchema.BooksEnum { .init() }
    /// No domain; `books` is meant.
    @available(*, unavailable, renamed: "books")
    public static var audiobooks: AppSchema.BooksEnum { .init() }
}
