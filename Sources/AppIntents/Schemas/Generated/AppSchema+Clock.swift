// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `clock` domain.
    @dynamicMemberLookup
    public struct ClockIntent: Sendable, Hashable {
        /// Ends timers before they ring.
        public var cancelTimer: AppSchema.Intent {
            .init(identifier: "clock.cancelTimer")
        }
        /// Sets an alarm.
        public var createAlarm: AppSchema.Intent {
            .init(identifier: "clock.createAlarm")
        }
        /// Starts a timer.
        public var createTimer: AppSchema.Intent {
            .init(identifier: "clock.createTimer")
        }
        /// Removes alarms.
        public var deleteAlarm: AppSchema.Intent {
            .init(identifier: "clock.deleteAlarm")
        }
        /// Stops an alarm that rings or is snoozed.
        public var dismissAlarm: AppSchema.Intent {
            .init(identifier: "clock.dismissAlarm")
        }
        /// Marks a lap on a stopwatch.
        public var lapStopwatch: AppSchema.Intent {
            .init(identifier: "clock.lapStopwatch")
        }
        /// Holds a timer.
        public var pauseTimer: AppSchema.Intent {
            .init(identifier: "clock.pauseTimer")
        }
        /// Sets a stopwatch back to zero.
        public var resetStopwatch: AppSchema.Intent {
            .init(identifier: "clock.resetStopwatch")
        }
        /// Lets a held timer run on.
        public var resumeTimer: AppSchema.Intent {
            .init(identifier: "clock.resumeTimer")
        }
        /// Puts a ringing alarm off for a while.
        public var snoozeAlarm: AppSchema.Intent {
            .init(identifier: "clock.snoozeAlarm")
        }
        /// Starts a stopwatch.
        public var startStopwatch: AppSchema.Intent {
            .init(identifier: "clock.startStopwatch")
        }
        /// Stops a stopwatch.
        public var stopStopwatch: AppSchema.Intent {
            .init(identifier: "clock.stopStopwatch")
        }
        /// Changes an alarm: on or off, time, label, repetition, snooze.
        public var updateAlarm: AppSchema.Intent {
            .init(identifier: "clock.updateAlarm")
        }
        /// Changes a timer's length, label or sleep setting.
        public var updateTimer: AppSchema.Intent {
            .init(identifier: "clock.updateTimer")
        }
        /// A name that is no intent schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Intent {
            .init(identifier: "clock.\(name)")
        }
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `clock` domain.
    public static var clock: AppSchema.ClockIntent { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var clocks: AppSchema.ClockIntent { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var alarm: AppSchema.ClockIntent { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var alarms: AppSchema.ClockIntent { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var timer: AppSchema.ClockIntent { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var timers: AppSchema.ClockIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `clock` domain.
    @dynamicMemberLookup
    public struct ClockEntity: Sendable, Hashable {
        /// An alarm.
        public var alarm: AppSchema.Entity {
            .init(identifier: "clock.alarm")
        }
        /// A stopwatch.
        public var stopwatch: AppSchema.Entity {
            .init(identifier: "clock.stopwatch")
        }
        /// A timer.
        public var timer: AppSchema.Entity {
            .init(identifier: "clock.timer")
        }
        /// The mark of types that follow `clock.alarm`.
        public enum AlarmSchema {}
        /// The mark of types that follow `clock.stopwatch`.
        public enum StopwatchSchema {}
        /// The mark of types that follow `clock.timer`.
        public enum TimerSchema {}
        /// A name that is no entity schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Entity {
            .init(identifier: "clock.\(name)")
        }
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `clock` domain.
    public static var clock: AppSchema.ClockEntity { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var clocks: AppSchema.ClockEntity { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var alarm: AppSchema.ClockEntity { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var alarms: AppSchema.ClockEntity { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var timer: AppSchema.ClockEntity { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var timers: AppSchema.ClockEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `clock` domain.
    @dynamicMemberLookup
    public struct ClockEnum: Sendable, Hashable {
        /// Whether an alarm rings, is snoozed or neither.
        public var alarmTriggerState: AppSchema.Enum {
            .init(identifier: "clock.alarmTriggerState")
        }
        /// Whether a stopwatch runs.
        public var stopwatchState: AppSchema.Enum {
            .init(identifier: "clock.stopwatchState")
        }
        /// What a timer is doing.
        public var timerState: AppSchema.Enum {
            .init(identifier: "clock.timerState")
        }
        /// The mark of types that follow `clock.alarmTriggerState`.
        public enum AlarmTriggerStateSchema {}
        /// The mark of types that follow `clock.stopwatchState`.
        public enum StopwatchStateSchema {}
        /// The mark of types that follow `clock.timerState`.
        public enum TimerStateSchema {}
        /// A name that is no enumeration schema of the domain, for the macro to say which one is meant.
        ///
        /// - Parameter name: The name.
        public subscript(dynamicMember name: String) -> AppSchema.Enum {
            .init(identifier: "clock.\(name)")
        }
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `clock` domain.
    public static var clock: AppSchema.ClockEnum { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var clocks: AppSchema.ClockEnum { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var alarm: AppSchema.ClockEnum { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var alarms: AppSchema.ClockEnum { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var timer: AppSchema.ClockEnum { .init() }
    /// No domain; `clock` is meant.
    @available(*, unavailable, renamed: "clock")
    public static var timers: AppSchema.ClockEnum { .init() }
}
