import AppIntents
import Foundation

/// Reads what recurs in words: `every Monday`, `daily at 9`, `every two weeks on Tuesday`, `every first Monday of the month`.
struct RecurrenceWords {
    private var dates: DateWords
    private var rule = Calendar.RecurrenceRule(calendar: Calendar(identifier: .gregorian), frequency: .daily)

    init(_ text: String, in context: ValueContext) throws(Misreading) {
        dates = DateWords(scanner: try WordScanner(text, in: context.languages), context: context)
    }

    /// The rule that the words tell.
    ///
    /// - Throws: ``Misreading`` where they tell none.
    mutating func read() throws(Misreading) -> Calendar.RecurrenceRule {
        guard try start() else { throw dates.scanner.notUnderstood }
        while !dates.scanner.isAtEnd {
            guard try more() else { throw dates.scanner.notUnderstood }
        }
        return rule
    }

    private mutating func take<Value>(_ choose: (WordTerm) -> Value?) -> Value? { dates.scanner.take(choose) }

    // MARK: What recurs

    private mutating func start() throws(Misreading) -> Bool {
        let start = dates.scanner.position
        if let unit = take({ if case .twiceOrEverySecond(let unit) = $0 { unit } else { nil } }) {
            throw Misreading(
                "'\(dates.scanner.source(since: start))' is both twice a \(unit) and every two \(unit)s; say which")
        }
        if let unit = take({ if case .frequency(let unit) = $0 { unit } else { nil } }) {
            return set(unit)
        }
        if days(naming: { if case .everyWeekday(let day) = $0 { day } else { nil } }) || groupOfDays() {
            return set(.week)
        }
        guard dates.scanner.take(.every) else { return false }
        if try dayOfMonth() { return true }
        // 'Second' is a unit as well, but nothing recurs each second.
        if dates.scanner.take(.other) {
            rule.interval = 2
            return each()
        }
        if let unit = dates.scanner.unit() { return set(unit) }
        if days(naming: { if case .weekday(let day) = $0 { day } else { nil } }) || groupOfDays() {
            return set(.week)
        }
        if try dayOfYear() { return true }
        guard let interval = dates.scanner.count() ?? dates.scanner.ordinal(), interval > 0 else { return false }
        rule.interval = interval
        return each()
    }

    /// Takes what recurs each second or third time: a unit, or days of the week.
    private mutating func each() -> Bool {
        if let unit = dates.scanner.unit() { return set(unit) }
        return days(naming: { if case .weekday(let day) = $0 { day } else { nil } }) && set(.week)
    }

    private mutating func set(_ unit: WordUnit) -> Bool {
        switch unit {
        case .second: return false
        case .minute: rule.frequency = .minutely
        case .hour: rule.frequency = .hourly
        case .day: rule.frequency = .daily
        case .week: rule.frequency = .weekly
        case .month: rule.frequency = .monthly
        case .year: rule.frequency = .yearly
        }
        return true
    }

    /// Takes days of the week: `Monday, Wednesday and Friday`.
    private mutating func days(naming choose: (WordTerm) -> Int?) -> Bool {
        var days: [Int] = []
        while true {
            let start = dates.scanner.position
            if !days.isEmpty {
                _ = dates.scanner.take(symbol: ",")
                _ = dates.scanner.take(.and)
            }
            guard let day = take(choose) else {
                dates.scanner = dates.scanner.at(start)
                break
            }
            days.append(day)
        }
        guard !days.isEmpty else { return false }
        rule.weekdays = days.withoutRepetition.map { .every(Locale.Weekday.all[$0 - 1]) }
        return true
    }

    private mutating func groupOfDays() -> Bool {
        if dates.scanner.take(.workday) {
            rule.weekdays = Locale.Weekday.all[1...5].map { .every($0) }
        } else if dates.scanner.take(.weekend) {
            rule.weekdays = [.every(.saturday), .every(.sunday)]
        } else {
            return false
        }
        return true
    }

    /// Takes `first Monday of the month`, `3rd of the month`, `last day of the month`.
    private mutating func dayOfMonth() throws(Misreading) -> Bool {
        let start = dates.scanner.position
        _ = dates.scanner.take(.the)
        let isLast = dates.scanner.take(.last)
        if let number = isLast ? -1 : dates.scanner.ordinal() {
            let weekday = dates.weekdayName()
            let isDay = weekday == nil && dates.scanner.take(.unit(.day))
            if weekday != nil || isDay || !isLast, month() {
                if let weekday {
                    rule.weekdays = [.nth(number, Locale.Weekday.all[weekday - 1])]
                } else {
                    guard number <= 31 else { throw Misreading("no month has a day \(number)") }
                    rule.daysOfTheMonth = [number]
                }
                return set(.month)
            }
        }
        dates.scanner = dates.scanner.at(start)
        return false
    }

    /// Takes `of the month`, `of each month`.
    private mutating func month() -> Bool {
        guard dates.scanner.take(.of) else { return false }
        _ = dates.scanner.take(.the) || dates.scanner.take(.every)
        return dates.scanner.take(.unit(.month))
    }

    /// Takes `March 3`.
    private mutating func dayOfYear() throws(Misreading) -> Bool {
        guard dates.scanner.sees({ if case .month = $0 { true } else { nil } }) || dates.scanner.seesOrdinal,
            let day = try dates.dayInYear()
        else { return false }
        rule.months = [Calendar.RecurrenceRule.Month(day.month)]
        rule.daysOfTheMonth = [day.day]
        return set(.year)
    }

    // MARK: What is said beside it

    private static let endsTwice = Misreading("its end is told twice")

    private mutating func more() throws(Misreading) -> Bool {
        _ = dates.scanner.take(symbol: ",")
        if dates.scanner.take(.until) { return try until() }
        let start = dates.scanner.position
        _ = dates.scanner.take(.for)
        if let count = dates.scanner.count(), count > 0, dates.scanner.take(.times) {
            guard rule.end.occurrences == nil, rule.end.date == nil else { throw Self.endsTwice }
            rule.end = .afterOccurrences(count)
            return true
        }
        dates.scanner = dates.scanner.at(start)
        if let clock = try ClockWords(from: &dates.scanner, in: dates.context) { return try at(clock) }
        if let part = take({ if case .part(let part) = $0 { part } else { nil } }), rule.hours.isEmpty {
            rule.hours = [part.rawValue]
            rule.minutes = [0]
            return true
        }
        guard dates.scanner.take(.on) || dates.scanner.position > start else { return false }
        switch rule.frequency {
        case .weekly where rule.weekdays.isEmpty:
            return days(naming: {
                switch $0 {
                case .weekday(let day), .everyWeekday(let day): day
                default: nil
                }
            }) || groupOfDays()
        case .monthly where rule.weekdays.isEmpty && rule.daysOfTheMonth.isEmpty: return onDayOfMonth()
        case .yearly where rule.months.isEmpty: return try dayOfYear()
        default: return false
        }
    }

    /// Takes `the 3rd`, `the last day`, `the first Monday`, behind `monthly on`.
    private mutating func onDayOfMonth() -> Bool {
        _ = dates.scanner.take(.the)
        let isLast = dates.scanner.take(.last)
        guard let number = isLast ? -1 : dates.scanner.ordinal(plain: true), number <= 31 else { return false }
        if let weekday = dates.weekdayName() {
            rule.weekdays = [.nth(number, Locale.Weekday.all[weekday - 1])]
            return true
        }
        guard dates.scanner.take(.unit(.day)) || !isLast else { return false }
        rule.daysOfTheMonth = [number]
        return true
    }

    private mutating func at(_ clock: ClockWords) throws(Misreading) -> Bool {
        let part = take { if case .part(let part) = $0 { part } else { nil } }
        let times = try clock.times(in: part, isOnDay: false, countsTo24: dates.context.countsHoursTo24)
        guard times.count == 1, let time = times.first, rule.hours.isEmpty else {
            throw Misreading(
                times.count > 1
                    ? "it is not said whether it is " + times.map { "\($0.hour):00" }.listed("or")
                    : "more than one time is told")
        }
        rule.hours = [time.hour]
        rule.minutes = [time.minute]
        return true
    }

    /// Takes the last day on which it recurs, which counts.
    private mutating func until() throws(Misreading) -> Bool {
        guard rule.end.occurrences == nil, rule.end.date == nil else { throw Self.endsTwice }
        guard let days = try dates.day() else { return false }
        guard days.count == 1 else {
            throw Misreading("the day that it ends on may be " + days.map(\.text).listed("or"))
        }
        let last = DateReading(day: days[0], time: DateReading.Time(hour: 23, minute: 59, second: 59))
        guard let date = last.date(in: dates.context) else { return false }
        rule.end = .afterDate(date)
        return true
    }
}

extension Locale.Weekday {
    /// The days as a calendar counts them, from Sunday.
    fileprivate static let all: [Locale.Weekday] = [
        .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
}
