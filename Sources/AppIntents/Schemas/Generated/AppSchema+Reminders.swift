// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `reminders` domain.
    @dynamicMemberLookup
    public struct RemindersIntent: Sendable, Hashable {
        /// Makes a new list of reminders.
        public var createList: AppSchema.Intent {
            .init(identifier: "reminders.createList")
        }
        /// Makes a new reminder.
        public var createReminder: AppSchema.Intent {
            .init(identifier: "reminders.createReminder")
        }
        /// Makes a new section in a list.
        public var createSection: AppSchema.Intent {
            .init(identifier: "reminders.createSection")
        }
        /// Removes reminders.
        public var deleteReminders: AppSchema.Intent {
            .init(identifier: "reminders.deleteReminders")
        }
        /// Changes a reminder, including completing it; nil leaves a field alone.
        public var updateReminder: AppSchema.Intent {
            .init(identifier: "reminders.updateReminder")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "reminders.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `reminders` domain.
    public static var reminders: AppSchema.RemindersIntent { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var reminder: AppSchema.RemindersIntent { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var todo: AppSchema.RemindersIntent { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var todos: AppSchema.RemindersIntent { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var task: AppSchema.RemindersIntent { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var tasks: AppSchema.RemindersIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `reminders` domain.
    @dynamicMemberLookup
    public struct RemindersEntity: Sendable, Hashable {
        /// A group of lists.
        public var group: AppSchema.Entity {
            .init(identifier: "reminders.group")
        }
        /// A list of reminders.
        public var list: AppSchema.Entity {
            .init(identifier: "reminders.list")
        }
        /// A place whose arrival or departure sets a reminder off.
        public var locationTrigger: AppSchema.Entity {
            .init(identifier: "reminders.locationTrigger")
        }
        /// A reminder.
        public var reminder: AppSchema.Entity {
            .init(identifier: "reminders.reminder")
        }
        /// A section within a list.
        public var section: AppSchema.Entity {
            .init(identifier: "reminders.section")
        }
        /// The mark of types that follow `reminders.group`.
        public enum GroupSchema {}
        /// The mark of types that follow `reminders.list`.
        public enum ListSchema {}
        /// The mark of types that follow `reminders.locationTrigger`.
        public enum LocationTriggerSchema {}
        /// The mark of types that follow `reminders.reminder`.
        public enum ReminderSchema {}
        /// The mark of types that follow `reminders.section`.
        public enum SectionSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "reminders.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `reminders` domain.
    public static var reminders: AppSchema.RemindersEntity { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var reminder: AppSchema.RemindersEntity { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var todo: AppSchema.RemindersEntity { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var todos: AppSchema.RemindersEntity { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var task: AppSchema.RemindersEntity { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var tasks: AppSchema.RemindersEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `reminders` domain.
    @dynamicMemberLookup
    public struct RemindersEnum: Sendable, Hashable {
        /// The kind of a list.
        public var listType: AppSchema.Enum {
            .init(identifier: "reminders.listType")
        }
        /// Whether arriving or leaving sets the reminder off.
        public var locationTriggerEvent: AppSchema.Enum {
            .init(identifier: "reminders.locationTriggerEvent")
        }
        /// The mark of types that follow `reminders.listType`.
        public enum ListTypeSchema {}
        /// The mark of types that follow `reminders.locationTriggerEvent`.
        public enum LocationTriggerEventSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "reminders.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `reminders` domain.
    public static var reminders: AppSchema.RemindersEnum { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var reminder: AppSchema.RemindersEnum { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var todo: AppSchema.RemindersEnum { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var todos: AppSchema.RemindersEnum { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var task: AppSchema.RemindersEnum { .init() }
    /// No domain; `reminders` is meant.
    @available(*, unavailable, renamed: "reminders")
    public static var tasks: AppSchema.RemindersEnum { .init() }
}
