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
    /// - Returns: The text and the code of its language; `nil` where the catalogue has none.
    func localization(_ key: String, for locale: Locale) -> (text: Localization, language: String)? {
        guard let localizations = strings[key]?.localizations else { return nil }
        let code = locale.language.languageCode?.identifier ?? sourceLanguage
        let names = [
            locale.identifier.replacing("_", with: "-"), locale.language.maximalIdentifier, code, sourceLanguage,
        ]
        for name in names {
            if let text = localizations[name] { return (text, String(name.prefix { $0 != "-" })) }
        }
        return nil
    }
}

extension StringCatalog.Localization {
    /// The format for values, the forms for their numbers chosen.
    ///
    /// - Parameters:
    ///   - numbers: The values that are numbers; `nil` for those that are not.
    ///   - language: The language's code.
    func format(for numbers: [Double?], in language: String) -> String? {
        guard
            var format = stringUnit?.value ?? variations?.format(for: numbers.first { $0 != nil } ?? nil, in: language)
        else { return nil }
        for (name, substitution) in substitutions ?? [:] {
            let position = substitution.argNum ?? 1
            let number = numbers.indices.contains(position - 1) ? numbers[position - 1] : nil
            let words = substitution.variations?.format(for: number, in: language) ?? ""
            format = format.replacing("%#@\(name)@", with: words.replacing("%arg", with: "%\(position)$@"))
        }
        return format
    }
}

extension StringCatalog.Variations {
    /// The text for a number.
    func format(for number: Double?, in language: String) -> String? {
        if let plural {
            let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
            let chosen = plural[category.rawValue] ?? plural[PluralCategory.other.rawValue]
            return chosen?.stringUnit?.value ?? chosen?.variations?.format(for: number, in: language)
        }
        let chosen = device?["other"] ?? device?["mac"]
        return chosen?.stringUnit?.value ?? chosen?.variations?.format(for: number, in: language)
    }
}
