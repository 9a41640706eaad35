import Foundation

/// A text in several languages, of which one is taken.
///
/// On Apple's systems it is an `NSString` too; here give ``localizedString()`` where a string is wanted. See
/// <https://developer.apple.com/documentation/corespotlight/cslocalizedstring>.
public final class CSLocalizedString: NSObject, Sendable {
    private let strings: [String: String]

    /// A text in several languages.
    ///
    /// - Parameter localizedStrings: For each language, such as `en` or `pt-BR`, the text in it. What is no string for
    ///   a string is left out.
    public init(localizedStrings: [AnyHashable: Any]) {
        let pairs = localizedStrings.compactMap { key, value -> (String, String)? in
            guard let language = key as? String, let text = value as? String else { return nil }
            return (language.replacingOccurrences(of: "_", with: "-"), text)
        }
        strings = Dictionary(pairs) { first, _ in first }
    }

    /// The text in the person's language.
    ///
    /// - Returns: The text in the first of the person's languages that there is one in, by its full name and else by
    ///   its language alone; else the English text, else any, and an empty one where there is none.
    public func localizedString() -> String { localizedString(for: Locale.preferredLanguages) }

    package func localizedString(for languages: [String]) -> String {
        for language in languages + ["en"] {
            if let text = strings[language] { return text }
            if let code = language.split(separator: "-").first, let text = strings[String(code)] { return text }
        }
        return strings.min { $0.key < $1.key }?.value ?? ""
    }

    /// The text in the person's language.
    public override var description: String { localizedString() }
}
