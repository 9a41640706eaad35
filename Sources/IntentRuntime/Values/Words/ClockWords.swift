import Foundation

/// A time of day in words: `at 9`, `5pm`, `half past nine`, `noon`.
struct ClockWords: Sendable {
    private enum Kind {
        case noon
        case midnight
        /// Minutes may be below zero, before the hour.
        case hour(Int, minute: Int, second: Int)
    }

    private let kind: Kind
    private let half: DayHalf?
    /// Whether the hour can only be meant as on a clock that counts to 24.
    private let isExact: Bool
    /// Whether it is told as people tell it who count to 12.
    private let isSpoken: Bool
    private let source: String

    /// Takes a time.
    ///
    /// - Parameters:
    ///   - scanner: The words.
    ///   - context: What the locale is.
    ///   - hasPart: Whether a part of the day has been told, so that a number is an hour.
    /// - Returns: `nil` where there is none.
    /// - Throws: ``Misreading`` where it is a time that no clock shows.
    init?(from scanner: inout WordScanner, in context: ValueContext, hasPart: Bool = false) throws(Misreading) {
        var copy = scanner
        let start = copy.position
        let isTold = copy.take(.at)
        if copy.take(.noon) {
            self.init(kind: .noon, half: nil, isExact: true, isSpoken: false, source: copy.source(since: start))
        } else if copy.take(.midnight) {
            self.init(kind: .midnight, half: nil, isExact: true, isSpoken: false, source: copy.source(since: start))
        } else if let spoken = Self.spoken(&copy) {
            let half = Self.half(&copy)
            _ = copy.take(.hourMark)
            self.init(kind: spoken, half: half, isExact: false, isSpoken: true, source: copy.source(since: start))
        } else if let time = try Self.digits(&copy, isTold: isTold, hasPart: hasPart, start: start) {
            self = time
        } else {
            return nil
        }
        scanner = copy
    }

    private init(kind: Kind, half: DayHalf?, isExact: Bool, isSpoken: Bool, source: String) {
        self.kind = kind
        self.half = half
        self.isExact = isExact
        self.isSpoken = isSpoken
        self.source = source
    }

    /// Takes minutes before or after an hour: `half past nine`, `ten to nine`, `halb zehn`.
    private static func spoken(_ scanner: inout WordScanner) -> Kind? {
        let start = scanner.position
        if scanner.take(.halfTo), let hour = scanner.count(), (1...12).contains(hour) {
            return .hour(hour, minute: -30, second: 0)
        }
        scanner = scanner.at(start)
        var minutes: Int?
        if scanner.take(.half) {
            minutes = 30
        } else {
            _ = scanner.take(.article)
            if scanner.take(.quarter) {
                minutes = 15
            } else {
                scanner = scanner.at(start)
                minutes = scanner.count()
                if minutes != nil { _ = scanner.take(.unit(.minute)) }
            }
        }
        if let minutes, (1...30).contains(minutes) {
            let isPast = scanner.take(.past)
            if isPast || scanner.take(.to), let hour = scanner.count(), (1...12).contains(hour) {
                return .hour(hour, minute: isPast ? minutes : -minutes, second: 0)
            }
        }
        scanner = scanner.at(start)
        return nil
    }

    /// Takes an hour and what goes on from it: `9`, `9:30`, `5pm`, `nine thirty`, `9 o'clock`, `9 Uhr 30`.
    private static func digits(
        _ scanner: inout WordScanner, isTold: Bool, hasPart: Bool, start: Int
    ) throws(Misreading) -> ClockWords? {
        let written = scanner.digits(count: 1...2)
        guard let hour = written?.value ?? scanner.numberInWords() else { return nil }
        var (minute, second, hasMinutes, isMarked) = (0, 0, false, false)
        if written != nil, scanner.take(symbol: ":", adjacent: true) {
            guard let minutes = scanner.digits(adjacent: true, count: 2...2) else { return nil }
            (minute, hasMinutes) = (minutes.value, true)
            if scanner.take(symbol: ":", adjacent: true) {
                guard let seconds = scanner.digits(adjacent: true, count: 2...2) else { return nil }
                second = seconds.value
            }
        } else if scanner.take(.hourMark) {
            isMarked = true
            if let minutes = scanner.digits(count: 2...2) { (minute, hasMinutes) = (minutes.value, true) }
        } else if written == nil, isTold, let minutes = scanner.numberInWords() {
            guard (10...59).contains(minutes) else { return nil }
            (minute, hasMinutes) = (minutes, true)
        }
        let half = half(&scanner)
        let isInPart =
            hasPart
            || scanner.sees { term in
                switch term {
                case .part, .tonight: true
                default: nil
                }
            }
        guard isTold || isMarked || half != nil || isInPart || (hasMinutes && written != nil) else { return nil }
        let source = scanner.source(since: start)
        guard hour < 24, minute < 60, second < 60 else {
            throw Misreading("no clock shows '\(source)'")
        }
        if half != nil, !(1...12).contains(hour) {
            throw Misreading("'\(source)' counts to 24 and to 12 at once")
        }
        return ClockWords(
            kind: .hour(hour, minute: minute, second: second), half: half,
            isExact: hour == 0 || hour > 12 || written?.count == 2 && hour < 10, isSpoken: false, source: source)
    }

    private static func half(_ scanner: inout WordScanner) -> DayHalf? {
        scanner.take { if case .meridiem(let half) = $0 { half } else { nil } }
    }

    /// The times that may be meant.
    ///
    /// - Parameters:
    ///   - part: The part of the day that is told as well.
    ///   - isOnDay: Whether a day is told as well.
    ///   - countsTo24: Whether the locale's clock counts to 24.
    /// - Throws: ``Misreading`` where the time is not in the part of the day.
    func times(in part: DayPart?, isOnDay: Bool, countsTo24: Bool) throws(Misreading) -> [DateReading.Time] {
        switch kind {
        case .noon: return [DateReading.Time(hour: 12)]
        case .midnight:
            let end = DateReading.Time(hour: 0, daysLater: 1)
            if part == .night || part == .evening { return [end] }
            return isOnDay ? [DateReading.Time(hour: 0), end] : [DateReading.Time(hour: 0)]
        case .hour(let hour, let minute, let second):
            return try hours(hour, in: part, countsTo24: countsTo24).map { hour in
                // Ten to one is after noon as one is, and ten to midnight's hour on the day before: 24 hours hold both.
                let minutes = (hour * 60 + minute + 1440) % 1440
                return DateReading.Time(hour: minutes / 60, minute: minutes % 60, second: second)
            }
        }
    }

    /// The hours that an hour may be on a clock that counts to 24.
    private func hours(_ hour: Int, in part: DayPart?, countsTo24: Bool) throws(Misreading) -> [Int] {
        let morning = hour % 12
        let afternoon = morning + 12
        if let half {
            let told = half == .am ? morning : afternoon
            if let part, !part.includes(told) { throw disagreement }
            return [told]
        }
        if let part {
            let fitting = (isExact || hour > 12 ? [hour] : [morning, afternoon]).filter(part.includes)
            guard fitting.count == 1 else { throw disagreement }
            return fitting
        }
        if isExact || (countsTo24 && !isSpoken) || hour >= 7 { return [hour] }
        return [morning, afternoon]
    }

    private var disagreement: Misreading { Misreading("'\(source)' is not in that part of the day") }
}

extension DayPart {
    /// Whether an hour is in the part. The hours after midnight are in none that is told with a day: whose night they are in is not clear.
    func includes(_ hour: Int) -> Bool {
        switch self {
        case .morning: (1...11).contains(hour)
        case .afternoon: (12...18).contains(hour)
        case .evening: (16...23).contains(hour)
        case .night: (18...23).contains(hour)
        }
    }
}
