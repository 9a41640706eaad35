import Foundation

/// Reads lengths of time: `PT1H30M` (ISO 8601), `1:30:00`, `1h 30m`, `an hour and a half`.
enum DurationText {
    /// The seconds that a text may mean; several where there is doubt, none where it is written as no length of time is.
    ///
    /// - Throws: ``Misreading`` where it says what is no fixed length.
    static func seconds(_ text: String, in context: ValueContext) throws(Misreading) -> [Double] {
        guard text.utf8.count <= WordToken.longestText else { return [] }
        let text = text.trimmingCharacters(in: .whitespaces)
        if let seconds = try iso(text) { return [seconds] }
        let clock = clock(text)
        if !clock.isEmpty { return clock }
        let written = Units.seconds(in: text, context)
        if !written.isEmpty { return written }
        var scanner = try WordScanner(text, in: context.languages)
        guard let parts = scanner.lengthOfTime(), scanner.isAtEnd else { return [] }
        var seconds = 0.0
        for part in parts {
            guard let unit = part.unit.seconds else { throw unsteady(part.unit) }
            seconds += part.amount * unit
        }
        return [seconds]
    }

    private static func unsteady(_ unit: WordUnit) -> Misreading {
        Misreading("a \(unit) is not always as long; say how many days")
    }

    /// Reads a duration of ISO 8601, such as `P1DT2H30M`, `-PT15M`, `P2W`.
    private static func iso(_ text: String) throws(Misreading) -> Double? {
        var rest = text.uppercased()[...]
        let sign: Double = rest.first == "-" ? -1 : 1
        if let first = rest.first, "+-".contains(first) { rest = rest.dropFirst() }
        guard rest.first == "P", rest.count > 1 else { return nil }
        rest = rest.dropFirst()
        let days: [(Character, WordUnit)] = [("Y", .year), ("M", .month), ("W", .week), ("D", .day)]
        let times: [(Character, WordUnit)] = [("H", .hour), ("M", .minute), ("S", .second)]
        var units = days[...]
        var seconds = 0.0
        var (isInTime, isEmpty) = (false, true)
        while let character = rest.first {
            if character == "T", !isInTime {
                (units, isInTime, isEmpty) = (times[...], true, true)
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { NumberText.isDigit($0) || $0 == "." || $0 == "," }
            rest = rest.dropFirst(digits.count)
            guard let amount = Double(digits.replacing(",", with: ".")), let mark = rest.first,
                let index = units.firstIndex(where: { $0.0 == mark })
            else { return nil }
            guard let unit = units[index].1.seconds else { throw unsteady(units[index].1) }
            units = units[(index + 1)...]
            seconds += amount * unit
            isEmpty = false
            rest = rest.dropFirst()
        }
        return isEmpty ? nil : sign * seconds
    }

    /// Reads `1:30:00`; `1:30` may be hours and minutes, and minutes and seconds.
    private static func clock(_ text: String) -> [Double] {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(NumberText.isDigit) }),
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return [] }
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return [] }
        if numbers.count == 3 { return [numbers[0] * 3600 + numbers[1] * 60 + numbers[2]] }
        return [numbers[0] * 3600 + numbers[1] * 60, numbers[0] * 60 + numbers[1]].withoutRepetition
    }
}
