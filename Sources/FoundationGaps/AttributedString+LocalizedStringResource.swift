import Foundation

extension AttributedString {
    /// The words of a resource, without attributes.
    ///
    /// Apple's systems read Markdown in the words; this system's Foundation has no Markdown, so the words stand as they are.
    ///
    /// - Parameter resource: The resource to look up.
    public init(localized resource: LocalizedStringResource) {
        self.init(String(localized: resource))
    }

    /// The words of a text, translated where its bundle has a translation, without attributes.
    ///
    /// - Parameters:
    ///   - keyAndValue: The text, also the key to look it up by.
    ///   - table: The file of translations, without its extension; `Localizable` unless given.
    ///   - bundle: Where the translations are; the running program's unless given.
    ///   - locale: The language wanted.
    ///   - comment: A note for whoever translates the text.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
    }
}
