import Foundation

/// Where and when somebody gives a value: what "tomorrow at 9", `1.234` and `$5` mean depends on it.
///
/// Values are read with ``current``, which is made of the process's settings and the clock unless a task has another one:
///
///     try await ValueContext.$given.withValue(ValueContext(now: noon, locale: locale, timeZone: zone)) {
///         try await system.run(invocation, through: person)
///     }
public struct ValueContext: Sendable {
    /// The moment that "today" and "in 20 minutes" are counted from.
    public let now: Date
    /// The person's locale: it decides the language beside English, how numbers and days are written, and whose dollar `$` is.
    public let locale: Locale
    /// The Gregorian calendar, which ISO 8601 counts by, with the person's time zone and the first day of their week.
    public let calendar: Calendar

    /// The person's time zone.
    public var timeZone: TimeZone { calendar.timeZone }

    /// The context of the task; `nil` where the process's own holds.
    @TaskLocal public static var given: ValueContext?

    /// The context of the task, or else of the process, now.
    public static var current: ValueContext { given ?? ValueContext() }

    /// Makes a context.
    ///
    /// - Parameters:
    ///   - now: The moment that is now.
    ///   - locale: The person's locale; the one that the environment tells where it is `nil`.
    ///   - timeZone: The person's time zone.
    public init(now: Date = Date(), locale: Locale? = nil, timeZone: TimeZone = .current) {
        let locale = locale ?? Self.processLocale
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        calendar.firstWeekday = locale.calendar.firstWeekday
        self.now = now
        self.locale = locale
        self.calendar = calendar
    }

    private static let processLocale = Locale.ofPerson(environment: ProcessInfo.processInfo.environment)

    /// The languages that words are read in: the locale's, where it is known, and English.
    var languages: [WordLanguage] {
        let code = locale.language.languageCode?.identifier
        return WordLanguage.all.filter { $0.code == code && $0.code != WordLanguage.english.code } + [.english]
    }

    /// Whether the clock of the locale counts to 24.
    var countsHoursTo24: Bool {
        locale.hourCycle == .zeroToTwentyThree || locale.hourCycle == .oneToTwentyFour
    }
}
