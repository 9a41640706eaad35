// Generated from Schemas by generate-schemas; change those and run it again.

extension AppSchema {
    /// The intent schemas of the `clock` domain.
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
    }
}

extension AppSchema.Intent {
    /// The intent schemas of the `clock` domain.
    public static var clock: AppSchema.ClockIntent { .init() }
}

extension AppSchema {
    /// The entity schemas of the `clock` domain.
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
    }
}

extension AppSchema.Entity {
    /// The entity schemas of the `clock` domain.
    public static var clock: AppSchema.ClockEntity { .init() }
}

extension AppSchema {
    /// The enumeration schemas of the `clock` domain.
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
    }
}

extension AppSchema.Enum {
    /// The enumeration schemas of the `clock` domain.
    public static var clock: AppSchema.ClockEnum { .init() }
}
