import Foundation

/// Reads dates in words: `tomorrow at 9`, `next Friday at noon`, `in 20 minutes`, `the 3rd of March`, `3/3/2027`.
///
/// - A day without a time is its beginning where a moment is wanted. A time without a day is the next such moment.
/// - `Friday` is the first one after today, and `this Friday` may be today. `next Friday` and `last Friday` may be the nearest one or the one of
///   the next or last week: where these differ, both are readings.
/// - A day without a year, `March 3`, `the 3rd`, is the next one, which may be today.
/// - A morning begins at 9, an afternoon at 15, an evening at 18, a night at 21 o'clock.
/// - An hour from 1 to 6 without more may be before or after noon where the locale counts to 12; both are readings.
/// - Units shorter than a day move the moment, others the day.
struct DateWords {
    var scanner: WordScanner
    let context: ValueContext

    /// What has been understood so far.
    private var days: [DateReading.Day]?
    private var moment: Date?
    private var clock: ClockWords?
    private var part: DayPart?

    init(scanner: WordScanner, context: ValueContext) {
        self.scanner = scanner
        self.context = context
    }

    var calendar: Calendar { context.calendar }
    var today: DateReading.Day { calendar.day(of: context.now) }

    /// What the words may mean; several where there is doubt.
    ///
    /// - Throws: ``Misreading`` where they are no date.
    mutating func readings() throws(Misreading) -> [DateReading] {
        guard !scanner.isAtEnd else { throw Misreading("nothing is written") }
        while !scanner.isAtEnd {
            guard try piece() else { throw scanner.notUnderstood }
        }
        return try combined()
    }

    /// Takes the next piece: a day or a time.
    private mutating func piece() throws(Misreading) -> Bool {
        let start = scanner.position
        if start > 0 { _ = scanner.take(symbol: ",") }
        if moment == nil, days == nil, try distance() { return true }
        if clock == nil, let found = try ClockWords(from: &scanner, in: context, hasPart: part != nil) {
            clock = found
            return true
        }
        if days == nil, moment == nil, scanner.take(.tonight) {
            days = [today]
            part = .night
            return true
        }
        // 'Morgen' is tomorrow in German, and in the morning where a day is told already.
        if days == nil, moment == nil, let found = try day() {
            days = found
            return true
        }
        if part == nil, let found = scanner.take({ if case .part(let part) = $0 { part } else { nil } }) {
            part = found
            return true
        }
        scanner = scanner.at(start)
        return false
    }

    private func combined() throws(Misreading) -> [DateReading] {
        if let moment {
            guard clock == nil, part == nil else {
                throw Misreading("a time of day does not go with a length of time that is shorter than a day")
            }
            let parts = calendar.dateComponents([.hour, .minute, .second], from: moment)
            let time = DateReading.Time(
                hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0)
            return [DateReading(day: calendar.day(of: moment), time: time, moment: moment)]
        }
        var times: [DateReading.Time?] = [nil]
        if let clock {
            times = try clock.times(in: part, isOnDay: days != nil, countsTo24: context.countsHoursTo24)
        } else if let part {
            times = [DateReading.Time(hour: part.rawValue)]
        }
        guard let days else { return times.map { DateReading(day: nil, time: $0) } }
        return days.flatMap { day in times.map { DateReading(day: day, time: $0) } }
    }

    // MARK: Distances

    /// Takes how far off something is: `in 20 minutes`, `two hours ago`, `now`.
    private mutating func distance() throws(Misreading) -> Bool {
        if scanner.take(.now) {
            moment = context.now
            return true
        }
        let start = scanner.position
        let isAhead = scanner.take(.within)
        let isBehind = !isAhead && scanner.take(.before)
        if let parts = scanner.lengthOfTime() {
            if isAhead || scanner.take(.fromNow) {
                try move(by: parts, sign: 1)
                return true
            }
            if isBehind || scanner.take(.ago) {
                try move(by: parts, sign: -1)
                return true
            }
            for (term, sign) in [(WordTerm.after, 1), (.before, -1)] where scanner.take(term) {
                guard let base = try day(), parts.allSatisfy({ $0.unit >= .day }) else { break }
                var found: [DateReading.Day] = []
                for day in base { found.append(try moved(day, by: parts, sign: sign)) }
                days = found
                return true
            }
        }
        scanner = scanner.at(start)
        return false
    }

    private mutating func move(by parts: [(amount: Double, unit: WordUnit)], sign: Int) throws(Misreading) {
        if parts.allSatisfy({ $0.unit >= .day && $0.amount == $0.amount.rounded() }) {
            days = [try moved(today, by: parts, sign: sign)]
            return
        }
        var date = context.now
        for part in parts {
            if let seconds = part.unit.seconds, part.unit < .day || part.amount != part.amount.rounded() {
                date += Double(sign) * part.amount * seconds
            } else {
                let number = try whole(part, sign: sign)
                guard let moved = calendar.date(byAdding: part.unit.component, value: number, to: date) else {
                    throw Self.tooFar
                }
                date = moved
            }
        }
        guard (1...9999).contains(calendar.day(of: date).year), calendar.component(.era, from: date) == 1 else {
            throw Self.tooFar
        }
        moment = date
    }

    /// A day some units after another one.
    func moved(
        _ day: DateReading.Day, by parts: [(amount: Double, unit: WordUnit)], sign: Int
    ) throws(Misreading) -> DateReading.Day {
        var day = day
        for part in parts {
            let number = try whole(part, sign: sign)
            // No calendar counts a span well that is much longer than all of its years.
            guard abs(number) < 4_000_000 else { throw Self.tooFar }
            let moved = calendar.day(day, plus: number, of: part.unit.component)
            guard (1...9999).contains(moved.year), (number < 0) == (moved.year < day.year) || moved.year == day.year
            else { throw Self.tooFar }
            day = moved
        }
        return day
    }

    private func whole(_ part: (amount: Double, unit: WordUnit), sign: Int) throws(Misreading) -> Int {
        guard let number = Int(exactly: part.amount) else {
            throw Misreading("part of a \(part.unit) is not always as long")
        }
        return number * sign
    }

    static let tooFar = Misreading("that is too far away")
}

extension WordUnit {
    /// The component of a calendar that counts the unit.
    var component: Calendar.Component {
        switch self {
        case .second: .second
        case .minute: .minute
        case .hour: .hour
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
    }
}
