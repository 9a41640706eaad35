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

    /// A length of time in words: `90 min`, `1 h 30 min`, `2 days`.
    ///
    /// - Returns: The seconds; `nil` where the words are no length of time.
    static func seconds(in words: String) -> Double? {
        var seconds = 0.0
        var rest = words[...].drop { $0.isWhitespace }
        guard !rest.isEmpty else { return nil }
        while !rest.isEmpty {
            guard let part = rest.prefixMatch(of: /(?<number>\d+(?:[.,]\d+)?)\s*(?<unit>[^\d\s]+)[\s,]*/),
                let number = Double(part.number.replacing(",", with: ".")),
                let unit = unit(String(part.unit), of: UnitDuration.self)
            else { return nil }
            seconds += Measurement(value: number, unit: unit).converted(to: UnitDuration.baseUnit()).value
            rest = rest[part.range.upperBound...]
        }
        return seconds
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

    /// What people write for units of time beside symbols and names. A day is 24 hours here, whatever the clocks do.
    private static let times: [String: UnitDuration] = {
        let day = UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400))
        let week = UnitDuration(symbol: "wk", converter: UnitConverterLinear(coefficient: 604_800))
        return [
            "sec": .seconds, "secs": .seconds, "min": .minutes, "mins": .minutes, "m": .minutes, "h": .hours,
            "hr": .hours, "hrs": .hours, "d": day, "day": day, "days": day, "w": week, "week": week, "weeks": week,
        ]
    }()
}
