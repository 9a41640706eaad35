import Foundation

/// The translations of one String Catalog, a file that ends in `.xcstrings`.
struct StringCatalog: Sendable, Decodable {
    /// A text in one language: as it stands, or different by number or device, with words put in for its own numbers.
    struct Localization: Sendable, Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    /// A text and how far its translation is.
    struct Unit: Sendable, Decodable {
        let value: String
    }

    /// Texts that differ by number or by device.
    struct Variations: Sendable, Decodable {
        let plural: [String: Variation]?
        let device: [String: Variation]?
    }

    /// One of the texts that differ.
    struct Variation: Sendable, Decodable {
        let stringUnit: Unit?
        let variations: Variations?
    }

    /// Words that stand in a text as `%#@name@` and differ by one of its numbers.
    struct Substitution: Sendable, Decodable {
        let argNum: Int?
        let variations: Variations?
    }

    private struct Entry: Sendable, Decodable {
        let localizations: [String: Localization]?
    }

    private let sourceLanguage: String
    private let strings: [String: Entry]

    /// The text of a key in a language, or else in the language of the source.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - locale: The language wanted.
    ///   - numbers: The values that are numbers, which decide about forms; `nil` for those that are not.
    /// - Returns: `nil` where the catalogue has none.
    func format(_ key: String, for locale: Locale, numbers: [Double?]) -> LocalizedFormat? {
        guard let localizations = strings[key]?.localizations else { return nil }
        for name in LanguageNames.names(of: locale) + [sourceLanguage] {
            if let text = localizations[name] { return text.format(for: numbers, in: name) }
        }
        return nil
    }
}

extension StringCatalog.Localization {
    /// The format for values.
    ///
    /// - Parameters:
    ///   - numbers: The values that are numbers; `nil` for those that are not.
    ///   - language: The language's code.
    func format(for numbers: [Double?], in language: String) -> LocalizedFormat? {
        let text = stringUnit?.value ?? variations?.format(for: numbers.first { $0 != nil } ?? nil, in: language)
        let variables = (substitutions ?? [:]).mapValues { substitution in
            LocalizedFormat.Variable(argument: substitution.argNum, forms: substitution.variations?.pluralTexts ?? [:])
        }
        return text.map { LocalizedFormat(text: $0, variables: variables, language: language) }
    }
}

extension StringCatalog.Variations {
    /// The texts that differ by number alone.
    var pluralTexts: [String: String] { (plural ?? [:]).compactMapValues { $0.stringUnit?.value } }

    /// The text for a number.
    func format(for number: Double?, in language: String) -> String? {
        if let plural {
            let chosen = PluralCategory.form(for: number, in: language, among: plural)
            return chosen?.stringUnit?.value ?? chosen?.variations?.format(for: number, in: language)
        }
        let chosen = device?["other"] ?? device?["mac"]
        return chosen?.stringUnit?.value ?? chosen?.variations?.format(for: number, in: language)
    }
}
