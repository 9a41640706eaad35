import Foundation

/// Reads amounts with units: `5 km`, `3 ft 4 in`, `half a mile`, `20 degrees`.
struct AmountText {
    /// An amount and its unit.
    struct Amount: Equatable {
        var value: Double
        var unit: Dimension
    }

    let dimension: Dimension.Type
    /// The unit that a parameter declares; it is meant where none is written, and decides between units of the same name.
    let declared: Dimension?
    let context: ValueContext

    /// The amounts that a text may mean; several where there is doubt, none where it is no amount.
    ///
    /// - Throws: ``Misreading`` where a unit is none of the dimension.
    func amounts(_ text: String) throws(Misreading) -> [Amount] {
        guard text.utf8.count <= WordToken.longestText else { return [] }
        guard let (numbers, rest) = try number(text.trimmingCharacters(in: .whitespaces)) else { return [] }
        guard !rest.isEmpty else {
            return numbers.map { Amount(value: $0, unit: declared ?? dimension.baseUnit()) }
        }
        let units = units(rest)
        if !units.isEmpty {
            return numbers.flatMap { number in units.map { Amount(value: number, unit: $0) } }
        }
        if let sum = compound(numbers, rest) { return [sum] }
        throw Misreading("'\(rest)' is no unit for it")
    }

    /// The number that a text begins with, in digits or words, and what follows it.
    private func number(_ text: String) throws(Misreading) -> (numbers: [Double], rest: String)? {
        let digits = NumberText.prefix(of: text[...], in: context.locale)
        if !digits.isEmpty {
            let numbers = NumberText.amounts(String(digits), in: context)
            let rest = text[digits.endIndex...].trimmingCharacters(in: .whitespaces)
            return numbers.isEmpty ? nil : (numbers.map { NSDecimalNumber(decimal: $0).doubleValue }, rest)
        }
        var scanner = try WordScanner(text, in: context.languages)
        return scanner.amountInWords().map { ([$0], scanner.rest) }
    }

    /// The units that words name; the declared one alone where it is among them.
    private func units(_ words: String) -> [Dimension] {
        let units = Units.units(words, of: dimension, in: context.languages)
        return declared.flatMap { declared in units.first { $0 == declared } }.map { [$0] } ?? units
    }

    /// The sum of several amounts, each in a smaller unit than the one before, in the smallest.
    private func compound(_ numbers: [Double], _ rest: String) -> Amount? {
        guard numbers.count == 1, var sum = numbers.first else { return nil }
        let isNegative = sum < 0
        sum = abs(sum)
        var unit: Dimension?
        var rest = rest[...]
        while true {
            let words = rest.prefix { !NumberText.isDigit($0) }
            rest = rest[words.endIndex...]
            var name = words.trimmingCharacters(in: .whitespaces)
            if !rest.isEmpty {
                if name.hasSuffix(",") { name = String(name.dropLast()) }
                if let word = name.split(separator: " ").last,
                    context.languages.contains(where: { $0.terms[WordToken.folded(word)]?.contains(.and) ?? false })
                {
                    name = String(name.dropLast(word.count))
                }
            }
            let named = units(name.trimmingCharacters(in: .whitespaces))
            guard named.count == 1 else { return nil }
            if let larger = unit {
                let ratio = factor(larger) / factor(named[0])
                // Each unit is smaller, and the amount in it less than one of the larger.
                guard ratio > 1 else { return nil }
            }
            unit = named[0]
            if rest.isEmpty { break }
            let digits = NumberText.prefix(of: rest, in: context.locale)
            let next = NumberText.amounts(String(digits), in: context)
            guard next.count == 1, let smaller = nextUnit(after: rest[digits.endIndex...]) else { return nil }
            sum = sum * rounded(factor(named[0]) / factor(smaller)) + NSDecimalNumber(decimal: next[0]).doubleValue
            rest = rest[digits.endIndex...]
        }
        return unit.map { Amount(value: isNegative ? -sum : sum, unit: $0) }
    }

    private func nextUnit(after rest: Substring) -> Dimension? {
        var name = rest.prefix { !NumberText.isDigit($0) }.trimmingCharacters(in: .whitespaces)
        if name.hasSuffix(",") { name = String(name.dropLast()) }
        let units = units(name)
        return units.count == 1 ? units[0] : nil
    }

    /// How much of the base unit one of a unit is.
    private func factor(_ unit: Dimension) -> Double {
        unit.converter.baseUnitValue(fromValue: 1) - unit.converter.baseUnitValue(fromValue: 0)
    }

    /// A ratio of units without what the division adds to it.
    private func rounded(_ ratio: Double) -> Double {
        abs(ratio - ratio.rounded()) < 1e-9 ? ratio.rounded() : ratio
    }
}
