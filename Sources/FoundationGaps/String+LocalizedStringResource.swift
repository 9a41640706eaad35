import Foundation

extension String {
    /// The words of a resource, in its language where its bundle has a translation and its default text elsewhere.
    ///
    /// A String Catalog (`.xcstrings`) in the bundle is looked at first, then its strings files.
    ///
    /// - Parameter resource: The resource to look up.
    public init(localized resource: LocalizedStringResource) {
        let value = resource.defaultValue
        let table = resource.table ?? "Localizable"
        if let folder = resource.resourceFolder, let catalog = StringCatalogs.catalog(in: folder, table: table),
            let (text, language) = catalog.localization(resource.key, for: resource.locale),
            let format = text.format(for: value.numbers, in: language)
        {
            self = value.filling(format)
            return
        }
        guard let bundle = resource.translationBundle else {
            self = value.text
            return
        }
        let missing = "\u{0}"
        let format = bundle.localizedString(forKey: resource.key, value: missing, table: resource.table)
        self = format == missing ? value.text : value.filling(format)
    }
}

extension LocalizedStringResource {
    /// The folder in which a String Catalog would lie.
    fileprivate var resourceFolder: URL? {
        switch bundle {
        case .main: TranslationBundles.mainFolder
        case .atURL(let url): Bundle(url: url)?.resourceURL ?? url
        }
    }

    /// The bundle to look in, or `nil` where there is none with translations, which is the common case and must cost nothing.
    fileprivate var translationBundle: Bundle? {
        switch bundle {
        case .main: TranslationBundles.main
        case .atURL(let url): Bundle(url: url)
        }
    }
}

/// The bundles that have translations, found once.
private enum TranslationBundles {
    /// The running program's bundle, if it has any localization.
    static let main: Bundle? = Bundle.main.localizations.contains { $0 != "Base" } ? Bundle.main : nil

    /// The folder of the running program's resources, if a String Catalog lies in it.
    static let mainFolder: URL? = {
        guard let folder = Bundle.main.resourceURL else { return nil }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.contains { $0.hasSuffix(".xcstrings") } ? folder : nil
    }()
}

extension String.LocalizationValue {
    /// Fills a translated format with this text's values: `%@`, `%lld` and the like in order, `%1$@` by number.
    fileprivate func filling(_ format: String) -> String {
        var output = ""
        var next = 0
        var rest = Substring(format)
        while let sign = rest.firstIndex(of: "%") {
            output += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                output += "%"
                rest = rest.dropFirst()
                continue
            }
            let number = rest.prefix { $0.isASCII && $0.isNumber }
            var position = next
            if let value = Int(number), rest.dropFirst(number.count).first == "$" {
                position = value - 1
                rest = rest.dropFirst(number.count + 1)
            } else {
                next += 1
            }
            let modifiers = rest.prefix { "0123456789.+- #lhqzt".contains($0) }
            rest = rest.dropFirst(modifiers.count + 1)
            output += arguments.indices.contains(position) ? arguments[position] : ""
        }
        return output + rest
    }
}
