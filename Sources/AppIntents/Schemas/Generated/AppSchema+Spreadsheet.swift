// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `spreadsheet` domain.
    @dynamicMemberLookup
    public struct SpreadsheetIntent: Sendable, Hashable {
        /// Puts a sound clip on a sheet.
        public var addAudioToSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.addAudioToSheet")
        }
        /// Comments on a sheet.
        public var addCommentToSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.addCommentToSheet")
        }
        /// Puts an image on a sheet.
        public var addImageToSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.addImageToSheet")
        }
        /// Puts a text box on a sheet.
        public var addTextBoxToSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.addTextBoxToSheet")
        }
        /// Puts a video on a sheet.
        public var addVideoToSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.addVideoToSheet")
        }
        /// Puts a video from the web on a sheet.
        public var addWebVideoToSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.addWebVideoToSheet")
        }
        /// Starts a spreadsheet, from a template if wanted.
        public var create: AppSchema.Intent {
            .init(identifier: "spreadsheet.create")
        }
        /// Adds a sheet.
        public var createSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.createSheet")
        }
        /// Deletes spreadsheets.
        public var delete: AppSchema.Intent {
            .init(identifier: "spreadsheet.delete")
        }
        /// Deletes sheets.
        public var deleteSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.deleteSheet")
        }
        /// Opens a spreadsheet.
        public var open: AppSchema.Intent {
            .init(identifier: "spreadsheet.open")
        }
        /// Goes to a sheet.
        public var openSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.openSheet")
        }
        /// Renames a spreadsheet.
        public var update: AppSchema.Intent {
            .init(identifier: "spreadsheet.update")
        }
        /// Renames or moves a sheet.
        public var updateSheet: AppSchema.Intent {
            .init(identifier: "spreadsheet.updateSheet")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "spreadsheet.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `spreadsheet` domain.
    public static var spreadsheet: AppSchema.SpreadsheetIntent { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var spreadsheets: AppSchema.SpreadsheetIntent { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var sheet: AppSchema.SpreadsheetIntent { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var sheets: AppSchema.SpreadsheetIntent { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var numbers: AppSchema.SpreadsheetIntent { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var table: AppSchema.SpreadsheetIntent { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var tables: AppSchema.SpreadsheetIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `spreadsheet` domain.
    @dynamicMemberLookup
    public struct SpreadsheetEntity: Sendable, Hashable {
        /// A spreadsheet.
        public var document: AppSchema.Entity {
            .init(identifier: "spreadsheet.document")
        }
        /// A sheet.
        public var sheet: AppSchema.Entity {
            .init(identifier: "spreadsheet.sheet")
        }
        /// A starting design.
        public var template: AppSchema.Entity {
            .init(identifier: "spreadsheet.template")
        }
        /// The mark of types that follow `spreadsheet.document`.
        public enum DocumentSchema {}
        /// The mark of types that follow `spreadsheet.sheet`.
        public enum SheetSchema {}
        /// The mark of types that follow `spreadsheet.template`.
        public enum TemplateSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "spreadsheet.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `spreadsheet` domain.
    public static var spreadsheet: AppSchema.SpreadsheetEntity { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var spreadsheets: AppSchema.SpreadsheetEntity { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var sheet: AppSchema.SpreadsheetEntity { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var sheets: AppSchema.SpreadsheetEntity { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var numbers: AppSchema.SpreadsheetEntity { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var table: AppSchema.SpreadsheetEntity { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var tables: AppSchema.SpreadsheetEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `spreadsheet` domain.
    @dynamicMemberLookup
    public struct SpreadsheetEnum: Sendable, Hashable {
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "spreadsheet.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `spreadsheet` domain.
    public static var spreadsheet: AppSchema.SpreadsheetEnum { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var spreadsheets: AppSchema.SpreadsheetEnum { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var sheet: AppSchema.SpreadsheetEnum { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var sheets: AppSchema.SpreadsheetEnum { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var numbers: AppSchema.SpreadsheetEnum { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var table: AppSchema.SpreadsheetEnum { .init() }
    /// No domain; `spreadsheet` is meant.
    @available(*, unavailable, renamed: "spreadsheet")
    public static var tables: AppSchema.SpreadsheetEnum { .init() }
}
