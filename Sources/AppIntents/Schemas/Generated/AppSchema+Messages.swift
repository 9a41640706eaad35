// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `messages` domain.
    public struct MessagesIntent: Sendable, Hashable {
        /// Opens the app with a message prepared for the person to finish by hand.
        public var draftMessage: AppSchema.Intent {
            .init(identifier: "messages.draftMessage")
        }
        /// Replaces the text of a message already sent.
        public var editSentMessage: AppSchema.Intent {
            .init(identifier: "messages.editSentMessage")
        }
        /// Sends a message, now or at a date, and returns what was sent.
        public var sendMessage: AppSchema.Intent {
            .init(identifier: "messages.sendMessage")
        }
        /// Marks a message read or unread.
        public var setMessageReadStatus: AppSchema.Intent {
            .init(identifier: "messages.setMessageReadStatus")
        }
        /// Takes back a sent message.
        public var unsendMessage: AppSchema.Intent {
            .init(identifier: "messages.unsendMessage")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `messages` domain.
    public static var messages: AppSchema.MessagesIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `messages` domain.
    public struct MessagesEntity: Sendable, Hashable {
        /// A one-to-one or group conversation.
        public var conversation: AppSchema.Entity {
            .init(identifier: "messages.conversation")
        }
        /// An attachment of a kind the app defines.
        public var customAttachment: AppSchema.Entity {
            .init(identifier: "messages.customAttachment")
        }
        /// A message in a conversation.
        public var message: AppSchema.Entity {
            .init(identifier: "messages.message")
        }
        /// A person who writes or receives messages.
        public var messagePerson: AppSchema.Entity {
            .init(identifier: "messages.messagePerson")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `messages` domain.
    public static var messages: AppSchema.MessagesEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `messages` domain.
    public struct MessagesEnum: Sendable, Hashable {
        /// Traits a conversation can carry (pinned, muted and so on, by the app's choice).
        public var conversationAttribute: AppSchema.Enum {
            .init(identifier: "messages.conversationAttribute")
        }
        /// Reactions the app offers.
        public var customReaction: AppSchema.Enum {
            .init(identifier: "messages.customReaction")
        }
        /// Traits a message can carry, by the app's choice.
        public var messageAttribute: AppSchema.Enum {
            .init(identifier: "messages.messageAttribute")
        }
        /// Effects a message can be sent with, by the app's choice.
        public var messageEffect: AppSchema.Enum {
            .init(identifier: "messages.messageEffect")
        }
        /// The kind of a message.
        public var messageType: AppSchema.Enum {
            .init(identifier: "messages.messageType")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `messages` domain.
    public static var messages: AppSchema.MessagesEnum { .init() }
}
