// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `reminders` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `reminders` domain.
    public static var reminders: AppSchema.RemindersIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `reminders` domain.
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
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `reminders` domain.
    public static var reminders: AppSchema.RemindersEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `reminders` domain.
    public struct RemindersEnum: Sendable, Hashable {
        /// The kind of a list.
        public var listType: AppSchema.Enum {
            .init(identifier: "reminders.listType")
        }
        /// Whether arriving or leaving sets the reminder off.
        public var locationTriggerEvent: AppSchema.Enum {
            .init(identifier: "reminders.locationTriggerEvent")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `reminders` domain.
    public static var reminders: AppSchema.RemindersEnum { .init() }
}
