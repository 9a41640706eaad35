// Generated from Schemas by generate-schemas; change those and run it again.

/// The schemas of the `clock` domain.
enum ClockSchemas {
    static let domain = SchemaDomain(
        lines: #"""
            domain	clock	1	createAlarm,updateAlarm,snoozeAlarm,dismissAlarm,deleteAlarm,createTimer,updateTimer,pauseTimer,resumeTimer,cancelTimer
            intent	cancelTimer	CancelTimerIntent	Cancel Timer	Ends timers before they ring.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	entities	[TimerEntity]		clock.timer
            intent	createAlarm	CreateAlarmIntent	Create Alarm	Sets an alarm.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	AlarmEntity		clock.alarm
            member	time	DateComponents
            member	label	String	1
            member	recurrenceDays	Calendar.RecurrenceRule	1
            member	canSnooze	Bool
            intent	createTimer	CreateTimerIntent	Create Timer	Starts a timer.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	TimerEntity		clock.timer
            member	duration	Duration
            member	label	String	1
            member	isSleepTimer	Bool
            intent	deleteAlarm	DeleteAlarmIntent	Delete Alarm	Removes alarms.	iOS 27.0,macOS 27.0,visionOS 27.0			DeleteIntent	Siri,Shortcuts
            member	entities	[AlarmEntity]		clock.alarm
            intent	dismissAlarm	DismissAlarmIntent	Dismiss Alarm	Stops an alarm that rings or is snoozed.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	AlarmEntity		clock.alarm
            member	alarm	AlarmEntity		clock.alarm
            intent	lapStopwatch	LapStopwatchIntent	Lap Stopwatch	Marks a lap on a stopwatch.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	stopwatch	StopwatchEntity		clock.stopwatch
            intent	pauseTimer	PauseTimerIntent	Pause Timer	Holds a timer.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	timer	TimerEntity		clock.timer
            intent	resetStopwatch	ResetStopwatchIntent	Reset Stopwatch	Sets a stopwatch back to zero.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	stopwatch	StopwatchEntity		clock.stopwatch
            intent	resumeTimer	ResumeTimerIntent	Resume Timer	Lets a held timer run on.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	timer	TimerEntity		clock.timer
            intent	snoozeAlarm	SnoozeAlarmIntent	Snooze Alarm	Puts a ringing alarm off for a while.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	AlarmEntity		clock.alarm
            member	alarm	AlarmEntity		clock.alarm
            member	duration	Duration
            intent	startStopwatch	StartStopwatchIntent	Start Stopwatch	Starts a stopwatch.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	StopwatchEntity		clock.stopwatch
            intent	stopStopwatch	StopStopwatchIntent	Stop Stopwatch	Stops a stopwatch.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts
            member	stopwatch	StopwatchEntity		clock.stopwatch
            intent	updateAlarm	UpdateAlarmIntent	Update Alarm	Changes an alarm: on or off, time, label, repetition, snooze.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	AlarmEntity		clock.alarm
            member	alarm	AlarmEntity		clock.alarm
            member	isEnabled	Bool	1
            member	time	DateComponents	1
            member	label	String	1
            member	recurrenceDays	Calendar.RecurrenceRule	1
            member	allowsSnooze	Bool	1
            intent	updateTimer	UpdateTimerIntent	Update Timer	Changes a timer's length, label or sleep setting.	iOS 27.0,macOS 27.0,visionOS 27.0				Siri,Shortcuts	TimerEntity		clock.timer
            member	timer	TimerEntity		clock.timer
            member	duration	Duration	1
            member	label	String	1
            member	isSleepTimer	Bool	1
            entity	alarm	AlarmEntity	Alarm	An alarm.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	time	DateComponents
            member	isEnabled	Bool
            member	label	String	1
            member	recurrenceDays	Calendar.RecurrenceRule	1
            member	canSnooze	Bool
            member	triggerState	AlarmTriggerState		clock.alarmTriggerState
            entity	stopwatch	StopwatchEntity	Stopwatch	A stopwatch.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	laps	[Duration]
            member	startTime	Date
            member	pauseTime	Date	1
            member	state	StopwatchState		clock.stopwatchState
            entity	timer	TimerEntity	Timer	A timer.	iOS 27.0,macOS 27.0,visionOS 27.0	AppEntity	EntityQuery	Siri,Shortcuts
            member	duration	Duration
            member	durationRemaining	Duration
            member	state	TimerState		clock.timerState
            member	label	String	1
            member	isSleepTimer	Bool
            enum	alarmTriggerState	AlarmTriggerState	Alarm Trigger State	Whether an alarm rings, is snoozed or neither.	iOS 27.0,macOS 27.0,visionOS 27.0	String	firing,snoozed,none		Siri,Shortcuts
            enum	stopwatchState	StopwatchState	Stopwatch State	Whether a stopwatch runs.	iOS 27.0,macOS 27.0,visionOS 27.0	String	paused,running		Siri,Shortcuts
            enum	timerState	TimerState	Timer State	What a timer is doing.	iOS 27.0,macOS 27.0,visionOS 27.0	String	firing,paused,running,undefined		Siri,Shortcuts
            """#)
}
