import Foundation

/// Reads and writes dates as ISO 8601 has them, and reads them in words.
enum DateText {
    /// A moment, in UTC, to the second.
    static func text(_ date: Date) -> String {
        date.formatted(.iso8601)
    }

    /// The parts of a date that are there: `2026-03-01`, `09:30`, or both.
    static func text(_ parts: DateComponents) -> String {
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        var texts: [String] = []
        if let year = parts.year, let month = parts.month, let day = parts.day {
            texts.append(DateReading.Day(year: year, month: month, day: day).text)
        }
        if let hour = parts.hour {
            let offset = parts.timeZone.map { $0.secondsFromGMT(for: self.date(parts, in: $0)) }
            texts.append(
                two(hour) + ":" + two(parts.minute ?? 0) + (parts.second.map { ":" + two($0) } ?? "")
                    + (offset.map { ($0 < 0 ? "-" : "+") + two(abs($0) / 3600) + ":" + two(abs($0) / 60 % 60) } ?? ""))
        }
        return texts.joined(separator: "T")
    }

    /// The moment of parts in their zone, which decides how far the zone is off.
    private static func date(_ parts: DateComponents, in zone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.date(from: parts) ?? Date()
    }

    /// Reads a moment: a day, or a day and a time, with a zone or in the person's own.
    static func date(_ text: String, in context: ValueContext = .current) -> Date? {
        guard let reading = reading(text), reading.day != nil else { return nil }
        return reading.date(in: context)
    }

    /// The moments that a text may mean, in ISO 8601 or in words; several where there is doubt.
    ///
    /// - Throws: ``Misreading`` where it is none.
    static func dates(_ text: String, in context: ValueContext) throws(Misreading) -> [Date] {
        try readings(text, in: context).compactMap { $0.date(in: context) }.withoutRepetition
    }

    /// The parts of a date that a text may tell, in ISO 8601 or in words; several where there is doubt.
    ///
    /// - Throws: ``Misreading`` where it is none.
    static func components(_ text: String, in context: ValueContext) throws(Misreading) -> [DateComponents] {
        try readings(text, in: context).map { $0.components(in: context) }.withoutRepetition
    }

    private static func readings(_ text: String, in context: ValueContext) throws(Misreading) -> [DateReading] {
        if let reading = reading(text) {
            guard let day = reading.day, !context.calendar.has(day) else { return [reading] }
            throw Misreading(day, context.calendar)
        }
        var words = DateWords(scanner: try WordScanner(text, in: context.languages), context: context)
        return try words.readings()
    }

    /// Reads a text in ISO 8601: a day, a time, or both.
    private static func reading(_ text: String) -> DateReading? {
        guard text.utf8.count <= WordToken.longestText else { return nil }
        let day = /(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/.asciiOnlyDigits()
        let time = /(?<hour>\d{1,2}):(?<minute>\d{2})(:(?<second>\d{2})(?<fraction>[.,]\d+)?)?/.asciiOnlyDigits()
        var reading = DateReading()
        var rest = text.trimmingCharacters(in: .whitespaces)[...]
        if let match = rest.prefixMatch(of: day) {
            guard let year = Int(match.year), let month = Int(match.month), let number = Int(match.day) else {
                return nil
            }
            reading.day = DateReading.Day(year: year, month: month, day: number)
            rest = rest[match.range.upperBound...]
            if rest.isEmpty { return reading }
            guard let separator = rest.first, "Tt ".contains(separator) else { return nil }
            rest = rest.dropFirst()
        }
        guard let match = rest.prefixMatch(of: time), let hour = Int(match.hour), let minute = Int(match.minute),
            hour < 24, minute < 60
        else { return nil }
        let second = match.second.flatMap { Int($0) } ?? 0
        guard second < 61 else { return nil }
        let fraction = (match.fraction ?? nil).flatMap { Double("0." + $0.dropFirst()) } ?? 0
        reading.time = DateReading.Time(hour: hour, minute: minute, second: second, fraction: fraction)
        rest = rest[match.range.upperBound...]
        if rest.isEmpty { return reading }
        guard let zone = zone(rest) else { return nil }
        reading.zone = zone
        return reading
    }

    private static func zone(_ text: Substring) -> TimeZone? {
        if text.lowercased() == "z" { return TimeZone(secondsFromGMT: 0) }
        guard
            let offset = text.wholeMatch(of: /(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})?/.asciiOnlyDigits()),
            let hours = Int(offset.hours)
        else { return nil }
        let seconds = hours * 3600 + (offset.minutes.flatMap { Int($0) } ?? 0) * 60
        return TimeZone(secondsFromGMT: offset.sign == "-" ? -seconds : seconds)
    }
}

extension Misreading {
    /// That there is no such day.
    init(_ day: DateReading.Day, _ calendar: Calendar) {
        guard let days = calendar.days(inMonth: day.month, of: day.year) else {
            self.init(
                (1...9999).contains(day.year) ? "there is no month \(day.month)" : "\(day.year) is too far away")
            return
        }
        self.init("month \(day.month) of \(day.year) has \(days) days, and no day \(day.day)")
    }
}

extension Array where Element: Hashable {
    /// The elements without those that are there before.
    var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
