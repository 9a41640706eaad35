import Foundation

/// A reference to text that is shown to a person, looked up when it is shown rather than when it is written.
///
/// A resource keeps the key, the table and the bundle to look in, and the text to fall back on. Turn it into words with
/// `String(localized:)`.
///
/// Follows Foundation's `LocalizedStringResource`, which this system's Foundation lacks.
public struct LocalizedStringResource: Sendable, Equatable, Hashable, Codable {
    /// The key that the text is looked up by: the literal, with a format specifier for each value put into it.
    public let key: String

    /// The text used where no translation is found.
    public let defaultValue: String.LocalizationValue

    /// The strings file to look in, without its extension; `nil` for `Localizable`.
    public let table: String?

    /// The language of the text.
    public var locale: Locale

    /// Where the translations are.
    public var bundle: BundleDescription

    /// A note for whoever translates the text.
    public let comment: String?

    /// Makes a resource whose key is another text than its default value.
    ///
    /// - Parameters:
    ///   - key: The key to look up.
    ///   - defaultValue: The text where no translation is found.
    ///   - table: The strings file to look in.
    ///   - locale: The language wanted.
    ///   - bundle: Where the translations are.
    ///   - comment: A note for the translator.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
        self.comment = comment?.description
    }

    /// Makes a resource whose key is its own default text.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, also the key to look it up by.
    ///   - table: The strings file to look in.
    ///   - locale: The language wanted.
    ///   - bundle: Where the translations are.
    ///   - comment: A note for the translator.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
        self.comment = comment?.description
    }

    /// Makes a resource whose key is another text than its default value.
    ///
    /// - Parameters:
    ///   - key: The key to look up.
    ///   - defaultValue: The text where no translation is found.
    ///   - table: The strings file to look in.
    ///   - locale: The language wanted.
    ///   - bundle: Where the translations are.
    ///   - comment: A note for the translator.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
            comment: comment)
    }

    /// Makes a resource whose key is its own default text.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, also the key to look it up by.
    ///   - table: The strings file to look in.
    ///   - locale: The language wanted.
    ///   - bundle: Where the translations are.
    ///   - comment: A note for the translator.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(
            keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
    }
}
