import Foundation

/// What a text says of a date: a day, a time of day, both, or a moment as such.
struct DateReading: Hashable, Sendable {
    /// A day of the Gregorian calendar.
    struct Day: Hashable, Sendable {
        var year: Int
        var month: Int
        var day: Int
    }

    /// A time of day.
    struct Time: Hashable, Sendable {
        var hour: Int
        var minute = 0
        var second = 0
        var fraction = 0.0
        /// The days after the day that is told; midnight at the end of a day is on the next one.
        var daysLater = 0
    }

    var day: Day?
    var time: Time?
    var zone: TimeZone?
    /// The moment, where the text says how far off it is; day and time are its own then.
    var moment: Date?

    /// The moment meant: a day alone is its beginning, a time alone the next such moment. Where the clocks go forward over a time, it is
    /// the moment they do so; where they go back over it, it is the first of the two.
    func date(in context: ValueContext) -> Date? {
        if let moment { return moment }
        var calendar = context.calendar
        if let zone { calendar.timeZone = zone }
        guard let day else {
            guard let time else { return nil }
            let today = calendar.day(of: context.now)
            guard let date = calendar.moment(of: today, at: time) else { return nil }
            return date >= context.now ? date : calendar.moment(of: calendar.day(today, plus: 1), at: time)
        }
        return calendar.moment(of: day, at: time ?? Time(hour: 0))
    }

    /// The parts that are told: a day without a time stays a day, a time without a day a time.
    func components(in context: ValueContext) -> DateComponents {
        var parts = DateComponents()
        if let day {
            let moved = time.map { context.calendar.day(day, plus: $0.daysLater) } ?? day
            (parts.year, parts.month, parts.day) = (moved.year, moved.month, moved.day)
        }
        if let time { (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second) }
        parts.timeZone = zone
        return parts
    }
}

extension DateReading.Day {
    /// The day as ISO 8601 has it.
    var text: String {
        String(repeating: "0", count: max(0, 4 - "\(year)".count)) + "\(year)-"
            + [month, day].map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: "-")
    }
}

extension Calendar {
    /// The day that a moment is on.
    func day(of date: Date) -> DateReading.Day {
        let parts = dateComponents([.year, .month, .day], from: date)
        return DateReading.Day(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    /// The day some days after another one.
    func day(_ day: DateReading.Day, plus days: Int) -> DateReading.Day {
        days == 0 ? day : self.day(day, plus: days, of: .day)
    }

    /// The day some days, months or years after another one; the last of a month that is shorter.
    func day(_ day: DateReading.Day, plus number: Int, of component: Calendar.Component) -> DateReading.Day {
        // Noon is there on each day, whatever the clocks do.
        guard let noon = date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)),
            let date = date(byAdding: component, value: number, to: noon)
        else { return day }
        return self.day(of: date)
    }

    /// The day of the week, 1 for Sunday.
    func weekday(of day: DateReading.Day) -> Int {
        date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
            .map { component(.weekday, from: $0) } ?? 1
    }

    /// How many days a month has; `nil` for one that is none.
    func days(inMonth month: Int, of year: Int) -> Int? {
        guard (1...12).contains(month), (1...9999).contains(year),
            let first = date(from: DateComponents(year: year, month: month, day: 1, hour: 12))
        else { return nil }
        return range(of: .day, in: .month, for: first)?.count
    }

    /// Whether there is a day.
    func has(_ day: DateReading.Day) -> Bool {
        days(inMonth: day.month, of: day.year).map { (1...$0).contains(day.day) } ?? false
    }

    /// The moment of a time on a day.
    fileprivate func moment(of told: DateReading.Day, at time: DateReading.Time) -> Date? {
        guard has(told) else { return nil }
        let day = day(told, plus: time.daysLater)
        let parts = DateComponents(
            year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute)
        guard let date = date(from: parts) else { return nil }
        let back = dateComponents([.day, .hour, .minute], from: date)
        guard back.day == day.day, back.hour == time.hour, back.minute == time.minute else {
            // The clocks go over that time: what comes next is the moment at which they do.
            return timeZone.nextDaylightSavingTimeTransition(after: date.addingTimeInterval(-86_400)) ?? date
        }
        return date.addingTimeInterval(Double(time.second) + time.fraction)
    }
}
