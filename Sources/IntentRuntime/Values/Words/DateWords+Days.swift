import Foundation

extension DateWords {
    /// Takes a day: `tomorrow`, `next Friday`, `the 3rd of March`, `3/3/2027`, `end of the month`.
    ///
    /// - Returns: The days that may be meant; `nil` where there is none.
    mutating func day() throws(Misreading) -> [DateReading.Day]? {
        let start = scanner.position
        _ = scanner.take(.on)
        let told = scanner.position
        if scanner.take(.this), scanner.sees({ if case .part = $0 { true } else { nil } }) { return [today] }
        scanner = scanner.at(told)
        if let days = scanner.take({ if case .day(let days) = $0 { days } else { nil } }) {
            return [calendar.day(today, plus: days)]
        }
        if let days = try boundary() { return days }
        if let days = try weekdayOfMonth() { return days }
        if let days = try weekday() { return days }
        if let days = try numeric() { return days }
        if let days = try dayAndMonth() { return days }
        if let days = try dayOfMonth() { return days }
        scanner = scanner.at(start)
        return nil
    }

    // MARK: Weeks

    private enum Which {
        case this, next, last, coming

        /// How many weeks, months or years off it is.
        var offset: Int {
            switch self {
            case .this: 0
            case .next, .coming: 1
            case .last: -1
            }
        }
    }

    private mutating func which() -> Which? {
        scanner.take { term in
            switch term {
            case .this: .this
            case .next: .next
            case .last: .last
            case .coming: .coming
            default: nil
            }
        }
    }

    mutating func weekdayName() -> Int? {
        scanner.take { if case .weekday(let day) = $0 { day } else { nil } }
    }

    /// Takes a day of the week: `Friday`, `next Friday`, `Friday next week`, `Friday, 5 March 2027`.
    private mutating func weekday() throws(Misreading) -> [DateReading.Day]? {
        let start = scanner.position
        if let week = week() {
            _ = scanner.take(.on)
            if let weekday = weekdayName() { return [self.day(weekday, inWeek: week)] }
            scanner = scanner.at(start)
        }
        _ = scanner.take(.the)
        let which = which()
        let named = scanner.position
        guard let weekday = weekdayName() else {
            scanner = scanner.at(start)
            return nil
        }
        let name = scanner.source(since: named)
        if which == nil {
            let end = scanner.position
            _ = scanner.take(.of)
            if let week = week() { return [self.day(weekday, inWeek: week)] }
            scanner = scanner.at(end)
            _ = scanner.take(symbol: ",")
            _ = scanner.take(.on)
            let told = scanner.position
            if let days = try dated(on: weekday) {
                let fitting = days.filter { calendar.weekday(of: $0) == weekday }
                guard !fitting.isEmpty else {
                    throw Misreading("'\(scanner.source(since: told))' is no \(name)")
                }
                return fitting
            }
            scanner = scanner.at(end)
        }
        let ahead = (weekday - calendar.weekday(of: today) + 7) % 7
        switch which {
        case nil, .coming: return [calendar.day(today, plus: ahead == 0 ? 7 : ahead)]
        case .this: return [calendar.day(today, plus: ahead)]
        case .next:
            return [calendar.day(today, plus: ahead == 0 ? 7 : ahead), self.day(weekday, inWeek: 1)].withoutRepetition
        case .last: return [calendar.day(today, plus: ahead - 7), self.day(weekday, inWeek: -1)].withoutRepetition
        }
    }

    /// Takes the date that a day of the week is told with; one without a year is the next on that day of the week.
    private mutating func dated(on weekday: Int) throws(Misreading) -> [DateReading.Day]? {
        if let days = try numeric() { return days }
        let start = scanner.position
        if let days = try dayAndMonth() { return days }
        _ = scanner.take(.the)
        if let number = scanner.ordinal() {
            return try next { month, year in
                let day = DateReading.Day(year: year, month: month, day: number)
                return self.calendar.has(day) && self.calendar.weekday(of: day) == weekday ? day : nil
            }
        }
        scanner = scanner.at(start)
        return nil
    }

    /// Takes a week: `next week`; the number of weeks from now.
    private mutating func week() -> Int? {
        let start = scanner.position
        if let which = which(), scanner.take(.unit(.week)) { return which.offset }
        scanner = scanner.at(start)
        return nil
    }

    private func day(_ weekday: Int, inWeek week: Int) -> DateReading.Day {
        func place(_ weekday: Int) -> Int { (weekday - calendar.firstWeekday + 7) % 7 }
        return calendar.day(today, plus: place(weekday) - place(calendar.weekday(of: today)) + 7 * week)
    }

    // MARK: Months

    /// A month of a year.
    private struct Month {
        var month: Int
        var year: Int
        /// Whether the year was told, or is known otherwise.
        var isSure = true
    }

    /// Takes the name of a month, and a year where one follows.
    private mutating func month() -> Month? {
        guard let month = scanner.take({ if case .month(let month) = $0 { month } else { nil } }) else { return nil }
        let year = year()
        return Month(month: month, year: year ?? today.year, isSure: year != nil)
    }

    private mutating func year() -> Int? {
        let start = scanner.position
        _ = scanner.take(symbol: ",")
        _ = scanner.take(.of)
        if let year = scanner.digits(count: 4...4) { return year.value }
        scanner = scanner.at(start)
        return nil
    }

    /// Takes a month that is told by where it lies, behind `of`: `the month`, `next month`.
    private mutating func monthFromNow() -> Month? {
        let start = scanner.position
        _ = scanner.take(.the)
        let which = which()
        guard scanner.take(.unit(.month)) else {
            scanner = scanner.at(start)
            return nil
        }
        let first = DateReading.Day(year: today.year, month: today.month, day: 1)
        let day = calendar.day(first, plus: which?.offset ?? 0, of: .month)
        return Month(month: day.month, year: day.year)
    }

    /// Takes `first Monday of March`, `last Friday of the month`.
    private mutating func weekdayOfMonth() throws(Misreading) -> [DateReading.Day]? {
        let start = scanner.position
        _ = scanner.take(.the)
        let number = scanner.take(.last) ? -1 : scanner.ordinal()
        if let number, let weekday = weekdayName(), scanner.take(.of), let month = monthFromNow() ?? self.month() {
            func day(_ month: Int, _ year: Int) -> DateReading.Day? {
                self.day(weekday, number: number, month: month, year: year)
            }
            if !month.isSure { return try next(in: month.month, day) }
            guard let day = day(month.month, month.year) else {
                throw Misreading("there is no '\(scanner.source(since: start))'")
            }
            return [day]
        }
        scanner = scanner.at(start)
        return nil
    }

    private func day(_ weekday: Int, number: Int, month: Int, year: Int) -> DateReading.Day? {
        guard let days = calendar.days(inMonth: month, of: year) else { return nil }
        let first = calendar.weekday(of: DateReading.Day(year: year, month: month, day: 1))
        var day = 1 + (weekday - first + 7) % 7
        day += number > 0 ? (number - 1) * 7 : (days - day) / 7 * 7
        return day <= days ? DateReading.Day(year: year, month: month, day: day) : nil
    }

    /// Takes `end of the month`, `start of next week`, `end of March`.
    private mutating func boundary() throws(Misreading) -> [DateReading.Day]? {
        let start = scanner.position
        _ = scanner.take(.the)
        let isEnd = scanner.take(.end)
        guard isEnd || scanner.take(.start) else {
            scanner = scanner.at(start)
            return nil
        }
        _ = scanner.take(.of)
        if let month = self.month() {
            func day(_ month: Int, _ year: Int) -> DateReading.Day? {
                DateReading.Day(
                    year: year, month: month, day: isEnd ? calendar.days(inMonth: month, of: year) ?? 1 : 1)
            }
            if !month.isSure { return try next(in: month.month, day) }
            return day(month.month, month.year).map { [$0] }
        }
        _ = scanner.take(.the)
        let offset = which()?.offset ?? 0
        switch scanner.unit() {
        case .week:
            let first = day(calendar.firstWeekday, inWeek: offset)
            return [isEnd ? calendar.day(first, plus: 6) : first]
        case .month:
            let first = calendar.day(
                DateReading.Day(year: today.year, month: today.month, day: 1), plus: offset, of: .month)
            guard let days = calendar.days(inMonth: first.month, of: first.year) else { throw Self.tooFar }
            return [isEnd ? calendar.day(first, plus: days - 1) : first]
        case .year:
            let year = today.year + offset
            return [DateReading.Day(year: year, month: isEnd ? 12 : 1, day: isEnd ? 31 : 1)]
        default: throw scanner.notUnderstood
        }
    }

    /// Takes a day and its month: `March 3`, `the 3rd of March 2027`, `3. März`.
    private mutating func dayAndMonth() throws(Misreading) -> [DateReading.Day]? {
        let start = scanner.position
        _ = scanner.take(.the)
        if let number = scanner.ordinal(plain: true) {
            _ = scanner.take(.of)
            if let month = self.month() { return try days(number, in: month) }
            scanner = scanner.at(start)
            return nil
        }
        if let month = scanner.take({ if case .month(let month) = $0 { month } else { nil } }) {
            _ = scanner.take(.the)
            if let number = scanner.ordinal(plain: true) {
                let year = year()
                return try days(number, in: Month(month: month, year: year ?? today.year, isSure: year != nil))
            }
            _ = year()
            throw Misreading("'\(scanner.source(since: start))' is a month and no day")
        }
        scanner = scanner.at(start)
        return nil
    }

    /// Takes a day of each year: `March 3`.
    mutating func dayInYear() throws(Misreading) -> DateReading.Day? {
        try dayAndMonth()?.first
    }

    private func days(_ number: Int, in month: Month) throws(Misreading) -> [DateReading.Day] {
        let day = DateReading.Day(year: month.year, month: month.month, day: number)
        if month.isSure {
            guard calendar.has(day) else { throw Misreading(day, calendar) }
            return [day]
        }
        // The 29th of February is not there each year; the 30th never is.
        guard calendar.has(DateReading.Day(year: 2000, month: month.month, day: number)) else {
            throw Misreading("month \(month.month) never has a day \(number)")
        }
        return try next(in: month.month) { month, year in
            let day = DateReading.Day(year: year, month: month, day: number)
            return self.calendar.has(day) ? day : nil
        }
    }

    /// Takes a day of the month: `the 3rd`, `the 3rd of next month`.
    private mutating func dayOfMonth() throws(Misreading) -> [DateReading.Day]? {
        let start = scanner.position
        // 'First' alone may be anything; with 'the' it is a day.
        guard scanner.take(.the) || scanner.seesDigits, let number = scanner.ordinal() else {
            scanner = scanner.at(start)
            return nil
        }
        let end = scanner.position
        if scanner.take(.of), let month = monthFromNow() { return try days(number, in: month) }
        scanner = scanner.at(end)
        guard (1...31).contains(number) else { throw Misreading("no month has a day \(number)") }
        return try next { month, year in
            let day = DateReading.Day(year: year, month: month, day: number)
            return self.calendar.has(day) ? day : nil
        }
    }

    /// The next day, today included, that a function finds in one of the months to come.
    private func next(
        in month: Int? = nil, _ day: (_ month: Int, _ year: Int) -> DateReading.Day?
    ) throws(Misreading) -> [DateReading.Day] {
        let today = today
        // In eight years and a half there is each day of each month, the 29th of February too.
        for offset in 0...(12 * 9) {
            let (year, number) = ((today.month - 1 + offset) / 12 + today.year, (today.month - 1 + offset) % 12 + 1)
            if let month, month != number { continue }
            guard let day = day(number, year) else { continue }
            if (day.year, day.month, day.day) >= (today.year, today.month, today.day) { return [day] }
        }
        throw Self.tooFar
    }

    // MARK: Digits

    /// Takes a day in digits: `2027-03-03`, `3/3/2027`, `3.3.2027`. Which is the day and which the month decides the locale, and where it does
    /// not, both are readings.
    private mutating func numeric() throws(Misreading) -> [DateReading.Day]? {
        let start = scanner.position
        for separator in ["-", "/", "."] {
            scanner = scanner.at(start)
            guard let first = scanner.digits(), scanner.take(symbol: separator, adjacent: true),
                let second = scanner.digits(adjacent: true, count: 1...2)
            else { continue }
            guard scanner.take(symbol: separator, adjacent: true) else { continue }
            guard let third = scanner.digits(adjacent: true) else {
                // '24.12.' names a day of each year, where days are written so.
                guard separator == ".", first.count <= 2, context.isDayFirst(separator) == true else { continue }
                return try days(first.value, in: Month(month: second.value, year: today.year, isSure: false))
            }
            if first.count == 4 {
                guard third.count <= 2, separator != "." else { break }
                let day = DateReading.Day(year: first.value, month: second.value, day: third.value)
                guard calendar.has(day) else { throw Misreading(day, calendar) }
                return [day]
            }
            guard first.count <= 2, separator != "-" else { break }
            guard third.count == 4 else {
                throw Misreading("the year of '\(scanner.source(since: start))' needs four digits")
            }
            return try orders(first.value, second.value, of: third.value, separator: separator)
        }
        scanner = scanner.at(start)
        return nil
    }

    private func orders(
        _ first: Int, _ second: Int, of year: Int, separator: String
    ) throws(Misreading) -> [DateReading.Day] {
        let dayFirst = DateReading.Day(year: year, month: second, day: first)
        let monthFirst = DateReading.Day(year: year, month: first, day: second)
        var days = [dayFirst, monthFirst].withoutRepetition.filter { calendar.has($0) }
        guard !days.isEmpty else {
            throw Misreading(
                "in '\(first)\(separator)\(second)\(separator)\(year)' no number can be the month with the other as its day"
            )
        }
        if days.count > 1, let order = context.isDayFirst(separator) { days = [order ? dayFirst : monthFirst] }
        return days
    }
}

extension ValueContext {
    /// Whether the person writes the day before the month; `nil` where nothing says so.
    fileprivate func isDayFirst(_ separator: String) -> Bool? {
        let code = locale.language.languageCode?.identifier
        // Only a country has a custom; English alone is written both ways, other languages one way.
        let isKnown =
            locale.region.map { $0.identifier.contains { $0.isLetter } } ?? (code != WordLanguage.english.code)
        guard isKnown, let format = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale),
            let day = format.firstIndex(of: "d"), let month = format.firstIndex(of: "M")
        else { return nil }
        // With full stops the month comes first nowhere, but where slashes have it first one cannot be sure.
        return separator == "." && month < day ? nil : day < month
    }
}
