// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `whiteboard` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `whiteboard` domain.
    public static var whiteboard: AppSchema.WhiteboardIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `whiteboard` domain.
    public struct WhiteboardEntity: Sendable, Hashable {
        /// A board.
        public var board: AppSchema.Entity {
            .init(identifier: "whiteboard.board")
        }
        /// A thing on a board.
        public var item: AppSchema.Entity {
            .init(identifier: "whiteboard.item")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `whiteboard` domain.
    public static var whiteboard: AppSchema.WhiteboardEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `whiteboard` domain.
    public struct WhiteboardEnum: Sendable, Hashable {
        /// A colour an item can have.
        public var color: AppSchema.Enum {
            .init(identifier: "whiteboard.color")
        }
        /// What an item is.
        public var itemType: AppSchema.Enum {
            .init(identifier: "whiteboard.itemType")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `whiteboard` domain.
    public static var whiteboard: AppSchema.WhiteboardEnum { .init() }
}
