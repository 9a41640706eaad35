import Foundation
import SearchableAttributes

/// The text of an item in the three fields of the full-text index, which weigh differently.
struct SearchFields {
    private(set) var title = ""
    private(set) var names = ""
    private(set) var content = ""

    /// The fields of an item's attributes.
    init(_ values: [String: SearchableValue], unsearched: Set<String>) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) where !unsearched.contains(name) {
            guard !Self.unsearched.contains(name) else { continue }
            let text: String
            if name == "htmlContentData", case .data(let html) = value {
                text = Self.text(ofHTML: String(decoding: html, as: UTF8.self))
            } else {
                text = value.words.joined(separator: "\n")
            }
            guard !text.isEmpty else { continue }
            let parted = SearchWords.parted(text) + "\n"
            if Self.titles.contains(name) {
                title += parted
            } else if Self.names.contains(name) {
                names += parted
            } else {
                content += parted
            }
        }
    }

    private static let titles: Set = ["title", "displayName"]

    private static let names: Set = [
        "alternateNames", "keywords", "subject", "authors", "authorNames", "primaryRecipients", "additionalRecipients",
        "recipientNames", "participants", "contactKeywords", "namedLocation", "artist", "album", "composer",
        "performers", "containerTitle", "containerDisplayName", "headline",
    ]

    /// Texts that are for programs rather than for people.
    private static let unsearched: Set = [
        "contentType", "contentTypeTree", "path", "domainIdentifier", "relatedUniqueIdentifier",
        "weakRelatedUniqueIdentifier", "accountIdentifier", "mailboxIdentifiers", "containerIdentifier",
        "actionIdentifiers", "sharedItemContentType", "providerDataTypeIdentifiers", "providerFileTypeIdentifiers",
        "providerInPlaceFileTypeIdentifiers", "emailHeaders", "exifVersion", "exifgpsVersion",
    ]

    /// What is left of a page without its marks; the words between them are all that is wanted.
    private static func text(ofHTML html: String) -> String {
        var text = html
        for (pattern, replacement) in [
            ("(?is)<(script|style)\\b.*?</\\1\\s*>", " "), ("(?s)<!--.*?-->", " "), ("<[^>]*>", " "),
            ("&nbsp;|&#160;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
        ] {
            text = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
        }
        return text
    }
}
