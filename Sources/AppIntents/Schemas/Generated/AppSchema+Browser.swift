// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `browser` domain.
    @dynamicMemberLookup
    public struct BrowserIntent: Sendable, Hashable {
        /// Bookmarks the page in a tab.
        public var bookmarkTab: AppSchema.Intent {
            .init(identifier: "browser.bookmarkTab")
        }
        /// Bookmarks an address.
        public var bookmarkURL: AppSchema.Intent {
            .init(identifier: "browser.bookmarkURL")
        }
        /// Forgets pages visited, with their cookies and data.
        public var clearHistory: AppSchema.Intent {
            .init(identifier: "browser.clearHistory")
        }
        /// Closes tabs.
        public var closeTabs: AppSchema.Intent {
            .init(identifier: "browser.closeTabs")
        }
        /// Closes windows.
        public var closeWindows: AppSchema.Intent {
            .init(identifier: "browser.closeWindows")
        }
        /// Opens a tab, empty or at an address.
        public var createTab: AppSchema.Intent {
            .init(identifier: "browser.createTab")
        }
        /// Opens a window.
        public var createWindow: AppSchema.Intent {
            .init(identifier: "browser.createWindow")
        }
        /// Removes bookmarks.
        public var deleteBookmarks: AppSchema.Intent {
            .init(identifier: "browser.deleteBookmarks")
        }
        /// Looks for words in the page of a tab.
        public var findOnPage: AppSchema.Intent {
            .init(identifier: "browser.findOnPage")
        }
        /// Goes to a bookmark.
        public var openBookmark: AppSchema.Intent {
            .init(identifier: "browser.openBookmark")
        }
        /// Sends a tab to an address.
        public var openURLInTab: AppSchema.Intent {
            .init(identifier: "browser.openURLInTab")
        }
        /// Brings a tab to the front.
        public var switchTab: AppSchema.Intent {
            .init(identifier: "browser.switchTab")
        }
        /// Searches the web.
        @available(*, deprecated, message: "Use '.system.searchInApp'")
        public var search: AppSchema.Intent {
            .init(identifier: "browser.search")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "browser.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `browser` domain.
    public static var browser: AppSchema.BrowserIntent { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var browsers: AppSchema.BrowserIntent { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var web: AppSchema.BrowserIntent { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var safari: AppSchema.BrowserIntent { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var internet: AppSchema.BrowserIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `browser` domain.
    @dynamicMemberLookup
    public struct BrowserEntity: Sendable, Hashable {
        /// A saved address.
        public var bookmark: AppSchema.Entity {
            .init(identifier: "browser.bookmark")
        }
        /// A page kept for later.
        public var readingListItem: AppSchema.Entity {
            .init(identifier: "browser.readingListItem")
        }
        /// An open page.
        public var tab: AppSchema.Entity {
            .init(identifier: "browser.tab")
        }
        /// A named set of tabs.
        public var tabGroup: AppSchema.Entity {
            .init(identifier: "browser.tabGroup")
        }
        /// A window and its tabs.
        public var window: AppSchema.Entity {
            .init(identifier: "browser.window")
        }
        /// The mark of types that follow `browser.bookmark`.
        public enum BookmarkSchema {}
        /// The mark of types that follow `browser.readingListItem`.
        public enum ReadingListItemSchema {}
        /// The mark of types that follow `browser.tab`.
        public enum TabSchema {}
        /// The mark of types that follow `browser.tabGroup`.
        public enum TabGroupSchema {}
        /// The mark of types that follow `browser.window`.
        public enum WindowSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "browser.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `browser` domain.
    public static var browser: AppSchema.BrowserEntity { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var browsers: AppSchema.BrowserEntity { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var web: AppSchema.BrowserEntity { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var safari: AppSchema.BrowserEntity { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var internet: AppSchema.BrowserEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `browser` domain.
    @dynamicMemberLookup
    public struct BrowserEnum: Sendable, Hashable {
        /// How far back to clear.
        public var clearHistoryTimeFrame: AppSchema.Enum {
            .init(identifier: "browser.clearHistoryTimeFrame")
        }
        /// The mark of types that follow `browser.clearHistoryTimeFrame`.
        public enum ClearHistoryTimeFrameSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "browser.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `browser` domain.
    public static var browser: AppSchema.BrowserEnum { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var browsers: AppSchema.BrowserEnum { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var web: AppSchema.BrowserEnum { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var safari: AppSchema.BrowserEnum { .init() }
    /// No domain; `browser` is meant.
    @available(*, unavailable, renamed: "browser")
    public static var internet: AppSchema.BrowserEnum { .init() }
}
