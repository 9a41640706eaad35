// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `calendar` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `calendar` domain.
    public static var calendar: AppSchema.CalendarIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `calendar` domain.
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
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `calendar` domain.
    public static var calendar: AppSchema.CalendarEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `calendar` domain.
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
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `calendar` domain.
    public static var calendar: AppSchema.CalendarEnum { .init() }
}
