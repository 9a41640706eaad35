// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `messages` domain.
    @dynamicMemberLookup
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
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "messages.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `messages` domain.
    public static var messages: AppSchema.MessagesIntent { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var message: AppSchema.MessagesIntent { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var chat: AppSchema.MessagesIntent { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var sms: AppSchema.MessagesIntent { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var messaging: AppSchema.MessagesIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `messages` domain.
    @dynamicMemberLookup
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
        /// The mark of types that follow `messages.conversation`.
        public enum ConversationSchema {}
        /// The mark of types that follow `messages.customAttachment`.
        public enum CustomAttachmentSchema {}
        /// The mark of types that follow `messages.message`.
        public enum MessageSchema {}
        /// The mark of types that follow `messages.messagePerson`.
        public enum MessagePersonSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "messages.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `messages` domain.
    public static var messages: AppSchema.MessagesEntity { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var message: AppSchema.MessagesEntity { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var chat: AppSchema.MessagesEntity { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var sms: AppSchema.MessagesEntity { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var messaging: AppSchema.MessagesEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `messages` domain.
    @dynamicMemberLookup
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
        /// The mark of types that follow `messages.conversationAttribute`.
        public enum ConversationAttributeSchema {}
        /// The mark of types that follow `messages.customReaction`.
        public enum CustomReactionSchema {}
        /// The mark of types that follow `messages.messageAttribute`.
        public enum MessageAttributeSchema {}
        /// The mark of types that follow `messages.messageEffect`.
        public enum MessageEffectSchema {}
        /// The mark of types that follow `messages.messageType`.
        public enum MessageTypeSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "messages.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `messages` domain.
    public static var messages: AppSchema.MessagesEnum { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var message: AppSchema.MessagesEnum { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var chat: AppSchema.MessagesEnum { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var sms: AppSchema.MessagesEnum { .init() }
    /// No domain; `messages` is meant.
    @available(*, unavailable, renamed: "messages")
    public static var messaging: AppSchema.MessagesEnum { .init() }
}
