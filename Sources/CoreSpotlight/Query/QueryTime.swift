import Foundation

/// The times that a query names with `$time`.
struct QueryTime {
    /// The time that counts as now.
    let now: Date
    let calendar: Calendar

    /// The span that a name stands for.
    ///
    /// - Parameters:
    ///   - name: What stands after `$time.`, such as `today`.
    ///   - argument: What stands in parentheses after it; `nil` for none.
    /// - Returns: `nil` where there is no such time.
    func number(_ name: String, _ argument: String?) -> QueryNumber? {
        if name == "iso" { return argument.flatMap(Self.date).map { point($0) } }
        let offset: Int
        if let argument {
            guard let number = Int(argument.trimmingCharacters(in: .whitespaces)) else { return nil }
            offset = number
        } else {
            offset = 0
        }
        switch (name, argument) {
        case ("now", _): return point(now + Double(offset))
        case ("today", _): return span(.day, offset)
        case ("yesterday", nil): return span(.day, -1)
        case ("this_week", _): return span(.weekOfYear, offset)
        case ("last_week", nil): return span(.weekOfYear, -1)
        case ("this_month", _): return span(.month, offset)
        case ("this_year", _): return span(.year, offset)
        default: return nil
        }
    }

    private func point(_ date: Date) -> QueryNumber {
        QueryNumber(start: date.timeIntervalSinceReferenceDate, end: date.timeIntervalSinceReferenceDate)
    }

    private func span(_ unit: Calendar.Component, _ offset: Int) -> QueryNumber? {
        // A calendar reckons no further than some hundred thousand years.
        guard abs(offset) < 1_000_000, let date = calendar.date(byAdding: unit, value: offset, to: now),
            let interval = calendar.dateInterval(of: unit, for: date)
        else { return nil }
        return QueryNumber(
            start: interval.start.timeIntervalSinceReferenceDate, end: interval.end.timeIntervalSinceReferenceDate)
    }

    /// The date of a text as ISO 8601 writes it: a day, or a time of day with its zone, fractions of seconds as well.
    private static func date(_ text: String) -> Date? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let styles: [Date.ISO8601FormatStyle] = [
            .iso8601, .init(includingFractionalSeconds: true), Date.ISO8601FormatStyle().year().month().day(),
        ]
        return styles.lazy.compactMap { try? Date(text, strategy: $0) }.first
    }
}
