/// What a word or phrase means, whatever the language.
enum WordTerm: Hashable, Sendable {
    /// A number, `seven`; one of the tens takes another after it, `twenty three`.
    case number(Int)
    /// What counts things by more than one: `dozen`, `hundred`.
    case multiplier(Int)
    /// `a`, which is one where something is counted.
    case article
    /// `the`, and other words that may be left out before a noun.
    case the
    case half
    case quarter
    /// `halb`, which says half an hour before the hour that follows.
    case halfTo
    /// A place in an order, `third`.
    case ordinal(Int)
    /// What makes an ordinal of digits, `rd`.
    case ordinalSuffix
    /// A day, counted from today.
    case day(Int)
    /// A day of the week, 1 for Sunday.
    case weekday(Int)
    /// A day of each week, `Mondays`.
    case everyWeekday(Int)
    /// Monday to Friday.
    case workday
    /// Saturday and Sunday.
    case weekend
    /// A month, 1 for January.
    case month(Int)
    /// The one that is now, or comes first.
    case this
    case next
    case last
    /// `coming`, which says no more than that it lies ahead.
    case coming
    case unit(WordUnit)
    case part(DayPart)
    case noon
    case midnight
    case tonight
    case meridiem(DayHalf)
    /// `o'clock`.
    case hourMark
    /// What tells a time: `at`.
    case at
    /// What tells a day: `on`.
    case on
    case of
    case and
    /// `in`, before a length of time to go.
    case within
    /// `ago`, after a length of time.
    case ago
    /// `from now`, after a length of time.
    case fromNow
    /// `before`; in German also `ago`, before a length of time.
    case before
    /// `after` and `from` between a length of time and a day.
    case after
    /// `past`, between minutes and an hour.
    case past
    /// `to`, between minutes and an hour.
    case to
    case start
    case end
    case now
    /// `every`, before what recurs.
    case every
    /// `other`, after `every`: each second one.
    case other
    /// `daily`, `weekly`.
    case frequency(WordUnit)
    /// `biweekly`, which may say twice in one or once in two.
    case twiceOrEverySecond(WordUnit)
    case until
    case `for`
    /// `times`, after a number.
    case times
}

/// A unit that time is counted in.
enum WordUnit: Int, Comparable, Sendable {
    case second, minute, hour, day, week, month, year

    static func < (left: WordUnit, right: WordUnit) -> Bool { left.rawValue < right.rawValue }

    /// The seconds of one; `nil` for a unit that is not always as long. A day is 24 hours here, whatever the clocks do.
    var seconds: Double? {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .week: 604_800
        case .month, .year: nil
        }
    }
}

/// A part of the day, with the hour that it stands for where none is said.
enum DayPart: Int, Sendable {
    case morning = 9
    case afternoon = 15
    case evening = 18
    case night = 21
}

/// The half of the day that an hour of 1 to 12 is in.
enum DayHalf: Sendable { case am, pm }
