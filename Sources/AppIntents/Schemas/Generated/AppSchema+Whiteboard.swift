// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `whiteboard` domain.
    @dynamicMemberLookup
    public struct WhiteboardIntent: Sendable, Hashable {
        /// Starts a new board.
        public var createBoard: AppSchema.Intent {
            .init(identifier: "whiteboard.createBoard")
        }
        /// Puts an item on a board.
        public var createItem: AppSchema.Intent {
            .init(identifier: "whiteboard.createItem")
        }
        /// Deletes boards.
        public var deleteBoard: AppSchema.Intent {
            .init(identifier: "whiteboard.deleteBoard")
        }
        /// Takes items off a board.
        public var deleteItem: AppSchema.Intent {
            .init(identifier: "whiteboard.deleteItem")
        }
        /// Shows a board.
        public var openBoard: AppSchema.Intent {
            .init(identifier: "whiteboard.openBoard")
        }
        /// Renames a board.
        public var updateBoard: AppSchema.Intent {
            .init(identifier: "whiteboard.updateBoard")
        }
        /// Recolours or relabels an item.
        public var updateItem: AppSchema.Intent {
            .init(identifier: "whiteboard.updateItem")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "whiteboard.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `whiteboard` domain.
    public static var whiteboard: AppSchema.WhiteboardIntent { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var whiteboards: AppSchema.WhiteboardIntent { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var board: AppSchema.WhiteboardIntent { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var canvas: AppSchema.WhiteboardIntent { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var drawing: AppSchema.WhiteboardIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `whiteboard` domain.
    @dynamicMemberLookup
    public struct WhiteboardEntity: Sendable, Hashable {
        /// A board.
        public var board: AppSchema.Entity {
            .init(identifier: "whiteboard.board")
        }
        /// A thing on a board.
        public var item: AppSchema.Entity {
            .init(identifier: "whiteboard.item")
        }
        /// The mark of types that follow `whiteboard.board`.
        public enum BoardSchema {}
        /// The mark of types that follow `whiteboard.item`.
        public enum ItemSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "whiteboard.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `whiteboard` domain.
    public static var whiteboard: AppSchema.WhiteboardEntity { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var whiteboards: AppSchema.WhiteboardEntity { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var board: AppSchema.WhiteboardEntity { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var canvas: AppSchema.WhiteboardEntity { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var drawing: AppSchema.WhiteboardEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `whiteboard` domain.
    @dynamicMemberLookup
    public struct WhiteboardEnum: Sendable, Hashable {
        /// A colour an item can have.
        public var color: AppSchema.Enum {
            .init(identifier: "whiteboard.color")
        }
        /// What an item is.
        public var itemType: AppSchema.Enum {
            .init(identifier: "whiteboard.itemType")
        }
        /// The mark of types that follow `whiteboard.color`.
        public enum ColorSchema {}
        /// The mark of types that follow `whiteboard.itemType`.
        public enum ItemTypeSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "whiteboard.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `whiteboard` domain.
    public static var whiteboard: AppSchema.WhiteboardEnum { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var whiteboards: AppSchema.WhiteboardEnum { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var board: AppSchema.WhiteboardEnum { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var canvas: AppSchema.WhiteboardEnum { .init() }
    /// No domain; `whiteboard` is meant.
    @available(*, unavailable, renamed: "whiteboard")
    public static var drawing: AppSchema.WhiteboardEnum { .init() }
}
