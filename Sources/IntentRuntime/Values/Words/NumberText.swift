import Foundation

/// Reads numbers: as programs write them, `1234.5`, as the locale does, `1,234.5`, and in words up to a hundred.
enum NumberText {
    /// The numbers that a text may be.
    ///
    /// A full stop before three digits, `1.234`, is both a decimal point and what parts thousands where the locale parts them so; both are
    /// readings then.
    static func decimals(_ text: String, in context: ValueContext) -> [Decimal] {
        guard text.utf8.count <= WordToken.longestText else { return [] }
        let text = text.trimmingCharacters(in: .whitespaces)
        let found = [plain(text), local(text, in: context.locale)].compactMap(\.self).withoutRepetition
        return found.isEmpty ? words(text, in: context).map { [Decimal($0)] } ?? [] : found
    }

    /// The whole numbers that a text may be.
    static func integers(_ text: String, in context: ValueContext) -> [Int] {
        guard text.utf8.count <= WordToken.longestText else { return [] }
        if let number = local(text.trimmingCharacters(in: .whitespaces), in: context.locale) {
            return Int("\(number)").map { [$0] } ?? []
        }
        return words(text, in: context).map { [$0] } ?? []
    }

    /// The numbers before a unit or currency, where a comma can only be a decimal one if the locale does not say otherwise.
    static func amounts(_ text: String, in context: ValueContext) -> [Decimal] {
        let found = decimals(text, in: context)
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        return found.isEmpty && parts.count == 2 ? plain(parts.joined(separator: ".")).map { [$0] } ?? [] : found
    }

    /// The part of a text that begins it and is written as a number is.
    static func prefix(of text: Substring, in locale: Locale) -> Substring {
        let separators = [",", "."] + groupings(locale)
        var end = text.startIndex
        if let first = text.first, "+-".contains(first) { end = text.index(after: end) }
        while end < text.endIndex {
            let next = text.index(after: end)
            let isNumber = isDigit(text[end])
            let parts = separators.contains(text[end]) && next < text.endIndex && isDigit(text[next])
            guard isNumber || parts else { break }
            end = next
        }
        return text[..<end].contains(where: isDigit) ? text[..<end] : text.prefix(0)
    }

    static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    /// Reads a number as programs write it; Foundation itself takes the number at a text's beginning and leaves the rest.
    static func plain(_ text: String) -> Decimal? {
        guard text.utf8.count <= WordToken.longestText,
            text.wholeMatch(of: /[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?/.asciiOnlyDigits()) != nil
        else { return nil }
        return Decimal(string: text).flatMap { $0.isNaN ? nil : $0 }
    }

    /// Reads a number as a locale writes it.
    private static func local(_ text: String, in locale: Locale) -> Decimal? {
        let point = Character(locale.decimalSeparator ?? ".")
        let sides = text.split(separator: point, maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = sides.first else { return nil }
        var whole = first
        let sign = whole.first.flatMap { "+-".contains($0) ? String($0) : nil }
        if sign != nil { whole = whole.dropFirst() }
        let fraction = sides.count == 2 ? sides[1] : "0"
        guard !fraction.isEmpty, fraction.allSatisfy(isDigit) else { return nil }
        let used = groupings(locale).first { whole.contains($0) }
        let groups = used.map { whole.split(separator: $0, omittingEmptySubsequences: false) } ?? [whole]
        guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }),
            groups.count == 1 || (groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 })
        else { return nil }
        return plain((sign ?? "") + groups.joined() + (sides.count == 2 ? "." + fraction : ""))
    }

    /// What a locale parts thousands with, and what people type for it.
    private static func groupings(_ locale: Locale) -> [Character] {
        guard let separator = locale.groupingSeparator?.first else { return [] }
        if separator.isWhitespace { return [separator, "\u{A0}", "\u{202F}", "\u{2009}"] }
        return "'’".contains(separator) ? ["'", "’"] : [separator]
    }

    private static func words(_ text: String, in context: ValueContext) -> Int? {
        guard var scanner = try? WordScanner(text, in: context.languages), let number = scanner.numberInWords(),
            scanner.isAtEnd
        else { return nil }
        return number
    }
}
