import Foundation

/// Reads and writes dates as ISO 8601 has them.
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
            texts.append("\(year)-\(two(month))-\(two(day))")
        }
        if let hour = parts.hour {
            texts.append(two(hour) + ":" + two(parts.minute ?? 0) + (parts.second.map { ":" + two($0) } ?? ""))
        }
        return texts.joined(separator: "T")
    }

    /// Reads a moment: a day, or a day and a time, with a zone or in the person's own.
    static func date(_ text: String) -> Date? {
        guard let reading = Reading(text), let day = reading.day else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = reading.zone ?? .current
        var parts = day
        parts.hour = reading.time?.hour ?? 0
        parts.minute = reading.time?.minute ?? 0
        parts.second = reading.time?.second ?? 0
        guard let date = calendar.date(from: parts) else { return nil }
        // The calendar takes the 31st of February for a day of March; nobody who writes it means that.
        let back = calendar.dateComponents([.year, .month, .day], from: date)
        guard back.month == day.month, back.day == day.day else { return nil }
        return date.addingTimeInterval(reading.fraction)
    }

    /// Reads the parts of a date: a day, a time, or both.
    static func components(_ text: String) -> DateComponents? {
        guard let reading = Reading(text), reading.day == nil || date(text) != nil else { return nil }
        var parts = reading.day ?? DateComponents()
        parts.hour = reading.time?.hour
        parts.minute = reading.time?.minute
        parts.second = reading.time?.second
        parts.timeZone = reading.zone
        return parts
    }

    /// The parts of a text in ISO 8601.
    private struct Reading {
        var day: DateComponents?
        var time: DateComponents?
        var fraction = 0.0
        var zone: TimeZone?

        init?(_ text: String) {
            let text = text.trimmingCharacters(in: .whitespaces)
            let day = /(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/
            let time = /(?<hour>\d{1,2}):(?<minute>\d{2})(:(?<second>\d{2})(?<fraction>[.,]\d+)?)?/
            var rest = text[...]
            if let match = rest.prefixMatch(of: day) {
                guard let year = Int(match.year), let month = Int(match.month), let number = Int(match.day),
                    (1...12).contains(month), (1...31).contains(number)
                else { return nil }
                self.day = DateComponents(year: year, month: month, day: number)
                rest = rest[match.range.upperBound...]
                if rest.isEmpty { return }
                guard let separator = rest.first, "Tt ".contains(separator) else { return nil }
                rest = rest.dropFirst()
            }
            guard let match = rest.prefixMatch(of: time), let hour = Int(match.hour), let minute = Int(match.minute),
                hour < 24, minute < 60
            else { return nil }
            let second = match.second.flatMap { Int($0) } ?? 0
            guard second < 61 else { return nil }
            self.time = DateComponents(hour: hour, minute: minute, second: second)
            fraction = (match.fraction ?? nil).flatMap { Double("0." + $0.dropFirst()) } ?? 0
            rest = rest[match.range.upperBound...]
            if rest.isEmpty { return }
            if rest.lowercased() == "z" {
                zone = TimeZone(secondsFromGMT: 0)
                return
            }
            guard let offset = rest.wholeMatch(of: /(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})?/),
                let hours = Int(offset.hours)
            else { return nil }
            let seconds = hours * 3600 + (offset.minutes.flatMap { Int($0) } ?? 0) * 60
            zone = TimeZone(secondsFromGMT: offset.sign == "-" ? -seconds : seconds)
            if zone == nil { return nil }
        }
    }
}
