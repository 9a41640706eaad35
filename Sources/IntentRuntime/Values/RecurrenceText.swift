import Foundation

/// Reads and writes recurrence rules as RFC 5545 has them, section 3.3.10: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,-1FR`.
enum RecurrenceText {
    private static let frequencies: [(name: String, value: Calendar.RecurrenceRule.Frequency)] = [
        ("MINUTELY", .minutely), ("HOURLY", .hourly), ("DAILY", .daily), ("WEEKLY", .weekly), ("MONTHLY", .monthly),
        ("YEARLY", .yearly),
    ]

    private static let weekdays: [(name: String, value: Locale.Weekday)] = [
        ("MO", .monday), ("TU", .tuesday), ("WE", .wednesday), ("TH", .thursday), ("FR", .friday), ("SA", .saturday),
        ("SU", .sunday),
    ]

    /// The lists of numbers, with what each may hold.
    private static let numbers: [(name: String, range: ClosedRange<Int>)] = [
        ("BYMONTHDAY", -31...31), ("BYYEARDAY", -366...366), ("BYWEEKNO", -53...53), ("BYHOUR", 0...23),
        ("BYMINUTE", 0...59), ("BYSECOND", 0...60), ("BYSETPOS", -366...366),
    ]

    private static func path(_ name: String) -> WritableKeyPath<Calendar.RecurrenceRule, [Int]>? {
        switch name {
        case "BYMONTHDAY": \.daysOfTheMonth
        case "BYYEARDAY": \.daysOfTheYear
        case "BYWEEKNO": \.weeks
        case "BYHOUR": \.hours
        case "BYMINUTE": \.minutes
        case "BYSECOND": \.seconds
        case "BYSETPOS": \.setPositions
        default: nil
        }
    }

    /// The text of a rule.
    static func text(_ rule: Calendar.RecurrenceRule) -> String {
        var parts = ["FREQ=" + (frequencies.first { $0.value == rule.frequency }?.name ?? "DAILY")]
        if rule.interval != 1 { parts.append("INTERVAL=\(rule.interval)") }
        if let count = rule.end.occurrences { parts.append("COUNT=\(count)") }
        if let date = rule.end.date {
            let digits = DateText.text(date).filter { !"-:".contains($0) }
            parts.append("UNTIL=" + digits)
        }
        if !rule.months.isEmpty {
            parts.append("BYMONTH=" + rule.months.map { String($0.index) }.joined(separator: ","))
        }
        if !rule.weekdays.isEmpty { parts.append("BYDAY=" + rule.weekdays.map(text).joined(separator: ",")) }
        for (name, _) in numbers {
            guard let path = path(name), !rule[keyPath: path].isEmpty else { continue }
            parts.append("\(name)=" + rule[keyPath: path].map { String($0) }.joined(separator: ","))
        }
        return parts.joined(separator: ";")
    }

    private static func text(_ weekday: Calendar.RecurrenceRule.Weekday) -> String {
        switch weekday {
        case .every(let day): name(day)
        case .nth(let number, let day): "\(number)" + name(day)
        @unknown default: ""
        }
    }

    private static func name(_ day: Locale.Weekday) -> String { weekdays.first { $0.value == day }?.name ?? "" }

    /// Reads a rule; `nil` for a text that is none, or that has a part that cannot be kept.
    static func rule(_ text: String) -> Calendar.RecurrenceRule? {
        var text = text.trimmingCharacters(in: .whitespaces).uppercased()
        if text.hasPrefix("RRULE:") { text.removeFirst("RRULE:".count) }
        if !text.contains("=") { text = "FREQ=" + text }
        var parts: [String: String] = [:]
        for part in text.split(separator: ";", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, parts.updateValue(String(sides[1]), forKey: String(sides[0])) == nil else {
                return nil
            }
        }
        let name = parts.removeValue(forKey: "FREQ")
        guard let frequency = frequencies.first(where: { $0.name == name })?.value else { return nil }
        var rule = Calendar.RecurrenceRule(calendar: Calendar(identifier: .gregorian), frequency: frequency)
        for (name, value) in parts {
            guard set(name, value, in: &rule) else { return nil }
        }
        return parts["COUNT"] != nil && parts["UNTIL"] != nil ? nil : rule
    }

    private static func set(_ name: String, _ value: String, in rule: inout Calendar.RecurrenceRule) -> Bool {
        switch name {
        case "INTERVAL":
            guard let interval = Int(value), interval > 0 else { return false }
            rule.interval = interval
        case "COUNT":
            guard let count = Int(value), count > 0 else { return false }
            rule.end = .afterOccurrences(count)
        case "UNTIL":
            guard let date = date(value) else { return false }
            rule.end = .afterDate(date)
        case "BYMONTH":
            guard let months = list(value, 1...12) else { return false }
            rule.months = months.map { Calendar.RecurrenceRule.Month($0) }
        case "BYDAY":
            let days = value.split(separator: ",", omittingEmptySubsequences: false).map { weekday(String($0)) }
            guard !days.contains(where: { $0 == nil }) else { return false }
            rule.weekdays = days.compactMap(\.self)
        case "WKST":
            guard let number = weekdays.firstIndex(where: { $0.name == value }) else { return false }
            // A calendar counts from Sunday, which is 1; the table here begins with Monday.
            rule.calendar.firstWeekday = (number + 1) % 7 + 1
        default:
            guard let range = numbers.first(where: { $0.name == name })?.range, let path = path(name),
                let list = list(value, range)
            else { return false }
            rule[keyPath: path] = list
        }
        return true
    }

    private static func list(_ text: String, _ range: ClosedRange<Int>) -> [Int]? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        let valid = numbers.compactMap(\.self).filter { range.contains($0) && (range.lowerBound >= 0 || $0 != 0) }
        return valid.count == numbers.count ? valid : nil
    }

    private static func weekday(_ text: String) -> Calendar.RecurrenceRule.Weekday? {
        guard let day = weekdays.first(where: { $0.name == text.suffix(2) })?.value else { return nil }
        let number = text.dropLast(2)
        if number.isEmpty { return .every(day) }
        return Int(number).flatMap { $0 != 0 && (-53...53).contains($0) ? .nth($0, day) : nil }
    }

    /// Reads `20260301`, `20260301T093000Z`, and what ``DateText`` reads.
    private static func date(_ text: String) -> Date? {
        guard let match = text.wholeMatch(of: /(\d{4})(\d{2})(\d{2})(T(\d{2})(\d{2})(\d{2})(Z?))?/) else {
            return DateText.date(text)
        }
        let day = "\(match.1)-\(match.2)-\(match.3)"
        guard let hour = match.5, let minute = match.6, let second = match.7 else { return DateText.date(day) }
        return DateText.date("\(day)T\(hour):\(minute):\(second)" + (match.8 == "Z" ? "Z" : ""))
    }
}
