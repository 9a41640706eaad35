import AppIntents
import Foundation

/// Reads amounts of money: `12.50 EUR`, `€12.50`, `5 dollars`.
struct MoneyText {
    /// The codes that a parameter takes; any where it is empty.
    let supported: [String]
    let context: ValueContext

    /// The currencies of symbols, by how they are written.
    private static let symbols: [String: [String]] = [
        "€": ["EUR"], "$": ["USD", "CAD", "AUD", "NZD", "HKD", "SGD"], "£": ["GBP"], "¥": ["JPY", "CNY"],
        "₹": ["INR"], "₽": ["RUB"], "₩": ["KRW"], "₺": ["TRY"], "₴": ["UAH"], "₪": ["ILS"], "₫": ["VND"],
        "฿": ["THB"], "₱": ["PHP"], "zł": ["PLN"], "kč": ["CZK"], "kr": ["SEK", "NOK", "DKK", "ISK"],
        "us$": ["USD"], "ca$": ["CAD"], "c$": ["CAD"], "a$": ["AUD"], "au$": ["AUD"], "nz$": ["NZD"],
        "hk$": ["HKD"], "s$": ["SGD"], "r$": ["BRL"], "mx$": ["MXN"], "fr.": ["CHF"],
    ]

    private static let codes = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })

    /// The amounts that a text may mean; several where there is doubt, none where it is no money.
    ///
    /// - Throws: ``Misreading`` where a currency is unknown.
    func amounts(_ text: String) throws(Misreading) -> [IntentCurrencyAmount] {
        guard text.utf8.count <= WordToken.longestText,
            let (numbers, name) = try parts(text.trimmingCharacters(in: .whitespaces)), !name.isEmpty
        else { return [] }
        let codes = try currencies(name)
        return numbers.flatMap { number in codes.map { IntentCurrencyAmount(amount: number, currencyCode: $0) } }
    }

    /// The code of a currency, as ISO 4217 has it; `nil` where there is none of that name.
    static func code(_ text: String) -> String? {
        let code = text.uppercased()
        return codes.contains(code) ? code : nil
    }

    /// The number and the name of the currency, whichever stands first.
    private func parts(_ text: String) throws(Misreading) -> (numbers: [Decimal], name: String)? {
        guard let first = text.firstIndex(where: { NumberText.isDigit($0) }) else {
            var scanner = try WordScanner(text, in: context.languages)
            return scanner.numberInWords().map { ([Decimal($0)], scanner.rest) }
        }
        var name = text[..<first]
        var start = first
        if name.last == "." {
            start = text.index(before: first)
            name = name.dropLast()
        }
        var sign = ""
        if let last = name.last, "+-".contains(last) {
            sign = String(last)
            name = name.dropLast()
        } else if let first = name.first, "+-".contains(first) {
            sign = String(first)
            name = name.dropFirst()
        }
        let digits = NumberText.prefix(of: text[(start == first ? first : start)...], in: context.locale)
        let number = start == first ? digits : text[start...].prefix { NumberText.isDigit($0) || $0 == "." }
        let rest = text[number.endIndex...].trimmingCharacters(in: .whitespaces)
        let before = name.trimmingCharacters(in: .whitespaces)
        guard before.isEmpty || rest.isEmpty else { return nil }
        let numbers = NumberText.amounts(sign + number, in: context)
        return numbers.isEmpty ? nil : (numbers, before + rest)
    }

    /// The currencies of a name: those that the parameter takes, and then the locale's own, before others of the name.
    private func currencies(_ name: String) throws(Misreading) -> [String] {
        if let code = Self.code(name) { return [code] }
        let words = WordToken.folded(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let named =
            Self.symbols[name.lowercased()]
            ?? context.languages.lazy.compactMap { $0.currencies[words] }.first
        guard let named else { throw Misreading("'\(name)' is no currency") }
        let taken = named.filter(supported.contains)
        let codes = taken.isEmpty ? named : taken
        return context.locale.currency.flatMap { codes.contains($0.identifier) ? [$0.identifier] : nil } ?? codes
    }
}
