import Foundation

extension String {
    /// The words of a resource, in its language where its bundle has a translation and its default text elsewhere.
    ///
    /// A String Catalog (`.xcstrings`) in the bundle is looked at first, then its strings dictionary (`.stringsdict`), then its
    /// strings file (`.strings`), each in the language asked for and then in the bundle's own.
    ///
    /// - Parameter resource: The resource to look up.
    public init(localized resource: LocalizedStringResource) {
        self = resource.words(of: resource.defaultValue)
    }

    /// The words of a resource, with values in the place of its placeholders.
    ///
    /// - Parameters:
    ///   - resource: The resource to look up.
    ///   - options: Has the values.
    public init(localized resource: LocalizedStringResource, options: String.LocalizationOptions) {
        self = resource.words(of: resource.defaultValue.replacingPlaceholders(with: options.replacements ?? []))
    }

    /// The words of a text, translated where its bundle has a translation.
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
            localized: LocalizedStringResource(
                keyAndValue, table: table, locale: locale, bundle: .of(bundle), comment: comment))
    }

    /// The words of a text whose key is another one, translated where its bundle has a translation.
    ///
    /// - Parameters:
    ///   - key: The key to look up.
    ///   - defaultValue: The text where no translation is found.
    ///   - table: The file of translations, without its extension; `Localizable` unless given.
    ///   - bundle: Where the translations are; the running program's unless given.
    ///   - locale: The language wanted.
    ///   - comment: A note for whoever translates the text.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: .of(bundle), comment: comment))
    }
}

extension LocalizedStringResource {
    /// The words in the resource's language.
    ///
    /// - Parameter value: The text with its values, where the bundle has no translation that can be used.
    fileprivate func words(of value: String.LocalizationValue) -> String {
        translation(with: value) ?? value.text
    }

    private func translation(with value: String.LocalizationValue) -> String? {
        guard let (folder, ownLanguage) = place else { return nil }
        let table = table ?? "Localizable"
        if let format = StringCatalogs.catalog(in: folder, table: table)?.format(
            key, for: locale, numbers: value.numbers),
            let words = format.filled(with: value, locale: locale)
        {
            return words
        }
        return StringsTables.format(key, table: table, in: folder, for: locale, ownLanguage: ownLanguage)?
            .filled(with: value, locale: locale)
    }

    /// The folder of translations and the language that the texts are written in.
    private var place: (folder: URL, language: String)? {
        switch bundle {
        case .main: MainTranslations.place
        case .atURL(let url): Bundle(url: url)?.placeOfTranslations ?? (url, "en")
        case .forClass(let type): Bundle(for: type).placeOfTranslations
        }
    }
}

extension LocalizedStringResource.BundleDescription {
    /// The description of a bundle, or of the running program's for `nil`.
    fileprivate static func of(_ bundle: Bundle?) -> Self {
        bundle.map { .atURL($0.bundleURL) } ?? .main
    }
}

extension Bundle {
    fileprivate var placeOfTranslations: (folder: URL, language: String) {
        // Foundation's `developmentLocalization` stops the process where a bundle does not name one.
        (resourceURL ?? bundleURL, infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en")
    }
}

/// The running program's translations, looked for once: most programs have none, and that must cost nothing.
private enum MainTranslations {
    static let place: (folder: URL, language: String)? = {
        let place = Bundle.main.placeOfTranslations
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place.folder.path)) ?? []
        let endings = [".lproj", ".xcstrings", ".strings", ".stringsdict"]
        return files.contains { file in endings.contains { file.hasSuffix($0) } } ? place : nil
    }()
}
