// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `calendar` domain.
    @dynamicMemberLookup
    public struct CalendarIntent: Sendable, Hashable {
        /// Adds an event to a calendar.
        public var createEvent: AppSchema.Intent {
            .init(identifier: "calendar.createEvent")
        }
        /// Removes an event, or part of its series.
        public var deleteEvent: AppSchema.Intent {
            .init(identifier: "calendar.deleteEvent")
        }
        /// Changes an event, or part of its series; nil leaves a field alone.
        public var updateEvent: AppSchema.Intent {
            .init(identifier: "calendar.updateEvent")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "calendar.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `calendar` domain.
    public static var calendar: AppSchema.CalendarIntent { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var calendars: AppSchema.CalendarIntent { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var event: AppSchema.CalendarIntent { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var events: AppSchema.CalendarIntent { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var schedule: AppSchema.CalendarIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `calendar` domain.
    @dynamicMemberLookup
    public struct CalendarEntity: Sendable, Hashable {
        /// Someone invited to an event.
        public var attendee: AppSchema.Entity {
            .init(identifier: "calendar.attendee")
        }
        /// A calendar that holds events.
        public var calendar: AppSchema.Entity {
            .init(identifier: "calendar.calendar")
        }
        /// A calendar event.
        public var event: AppSchema.Entity {
            .init(identifier: "calendar.event")
        }
        /// The mark of types that follow `calendar.attendee`.
        public enum AttendeeSchema {}
        /// The mark of types that follow `calendar.calendar`.
        public enum CalendarSchema {}
        /// The mark of types that follow `calendar.event`.
        public enum EventSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "calendar.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `calendar` domain.
    public static var calendar: AppSchema.CalendarEntity { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var calendars: AppSchema.CalendarEntity { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var event: AppSchema.CalendarEntity { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var events: AppSchema.CalendarEntity { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var schedule: AppSchema.CalendarEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `calendar` domain.
    @dynamicMemberLookup
    public struct CalendarEnum: Sendable, Hashable {
        /// An attendee's answer to the invitation.
        public var attendeeStatus: AppSchema.Enum {
            .init(identifier: "calendar.attendeeStatus")
        }
        /// What an attendee is (person, room, ...), by the app's choice.
        public var attendeeType: AppSchema.Enum {
            .init(identifier: "calendar.attendeeType")
        }
        /// How much of a recurring series a change covers.
        public var eventSpan: AppSchema.Enum {
            .init(identifier: "calendar.eventSpan")
        }
        /// Whether an event takes place.
        public var eventStatus: AppSchema.Enum {
            .init(identifier: "calendar.eventStatus")
        }
        /// The mark of types that follow `calendar.attendeeStatus`.
        public enum AttendeeStatusSchema {}
        /// The mark of types that follow `calendar.attendeeType`.
        public enum AttendeeTypeSchema {}
        /// The mark of types that follow `calendar.eventSpan`.
        public enum EventSpanSchema {}
        /// The mark of types that follow `calendar.eventStatus`.
        public enum EventStatusSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "calendar.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `calendar` domain.
    public static var calendar: AppSchema.CalendarEnum { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var calendars: AppSchema.CalendarEnum { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var event: AppSchema.CalendarEnum { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var events: AppSchema.CalendarEnum { .init() }
    /// No domain; `calendar` is meant.
    @available(*, unavailable, renamed: "calendar")
    public static var schedule: AppSchema.CalendarEnum { .init() }
}
