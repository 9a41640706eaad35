import AppIntents
import Foundation

/// Reads units, and lengths of time, from words.
package enum Units {
    /// The unit that words name.
    ///
    /// - Parameters:
    ///   - words: Its symbol, as Foundation writes it, `km` or `°C`, or its name, as `nautical miles`. Case matters only where two symbols
    ///     differ by it alone.
    ///   - dimension: The class of unit.
    package static func unit(_ words: String, of dimension: Dimension.Type) -> Dimension? {
        let units = IntentUnits.units(of: dimension)
        if let unit = units.first(where: { $0.unit.symbol == words }) { return unit.unit }
        let plain = words.lowercased().filter { !$0.isWhitespace }
        if let unit = units.first(where: { names($0.name).contains(plain) }) { return unit.unit }
        if dimension == UnitDuration.self, let unit = times[plain] { return unit }
        let alike = units.filter { $0.unit.symbol.lowercased() == plain }
        return alike.count == 1 ? alike[0].unit : nil
    }

    /// A class of unit by its name, as `UnitLength`.
    package static func dimension(named name: String) -> Dimension.Type? {
        IntentUnits.dimensions.first { "\($0)" == name }
    }

    /// The units that words may name: by symbol or name, or by a word of one of some languages. Several where the word is that of several,
    /// as `degrees` of warmth.
    static func units(_ words: String, of dimension: Dimension.Type, in languages: [WordLanguage]) -> [Dimension] {
        let name = words.hasSuffix(".") ? String(words.dropLast()) : words
        if let unit = unit(name, of: dimension) { return [unit] }
        let word = WordToken.folded(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for language in languages {
            let symbols = language.units[word] ?? []
            let units = IntentUnits.units(of: dimension).map(\.unit).filter { symbols.contains($0.symbol) }
            if !units.isEmpty { return units }
            guard dimension == UnitDuration.self else { continue }
            for case .unit(let unit) in language.terms[word] ?? [] {
                if let unit = duration(unit) { return [unit] }
            }
        }
        return []
    }

    /// A length of time with the symbols or names of units: `90 min`, `1 h 30 min`, `500 ms`.
    ///
    /// - Returns: The seconds that the words may mean; none where they are no length of time.
    static func seconds(in words: String, _ context: ValueContext) -> [Double] {
        var sums = [0.0]
        var rest = words[...].drop { $0.isWhitespace }
        guard !rest.isEmpty else { return [] }
        while !rest.isEmpty {
            let digits = NumberText.prefix(of: rest, in: context.locale)
            let numbers = NumberText.amounts(String(digits), in: context)
            // Only the whole may be below zero.
            let isSigned = digits.first.map { "+-".contains($0) } ?? true
            rest = rest[digits.endIndex...].drop { $0.isWhitespace }
            let word = rest.prefix { !NumberText.isDigit($0) && !$0.isWhitespace && $0 != "," }
            let units = units(String(word), of: UnitDuration.self, in: context.languages)
            guard !numbers.isEmpty, units.count == 1, !isSigned || digits.startIndex == words.startIndex else {
                return []
            }
            let seconds = numbers.map {
                units[0].converter.baseUnitValue(fromValue: NSDecimalNumber(decimal: $0).doubleValue)
            }
            sums = sums.flatMap { sum in seconds.map { sum + (sum < 0 ? -$0 : $0) } }
            rest = rest[word.endIndex...].drop { $0.isWhitespace || $0 == "," }
        }
        return sums
    }

    /// A name in the plural and in the singular.
    private static func names(_ name: String) -> [String] {
        let plural = name.lowercased()
        let singular =
            switch plural {
            case "feet": "foot"
            case "inches": "inch"
            case _ where plural.hasSuffix("s"): String(plural.dropLast())
            default: plural
            }
        return [plural, singular]
    }

    /// A day as a length of time: 24 hours, whatever the clocks do.
    private static let day = UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400))
    private static let week = UnitDuration(symbol: "wk", converter: UnitConverterLinear(coefficient: 604_800))

    /// The unit of a length of time; `nil` for months and years, which are not always as long.
    private static func duration(_ unit: WordUnit) -> UnitDuration? {
        switch unit {
        case .second: .seconds
        case .minute: .minutes
        case .hour: .hours
        case .day: day
        case .week: week
        case .month, .year: nil
        }
    }

    /// What people write for units of time beside symbols and names.
    private static let times: [String: UnitDuration] = [
        "sec": .seconds, "secs": .seconds, "min": .minutes, "mins": .minutes, "m": .minutes, "h": .hours,
        "hr": .hours, "hrs": .hours, "d": day, "day": day, "days": day, "w": week, "week": week, "weeks": week,
    ]
}
