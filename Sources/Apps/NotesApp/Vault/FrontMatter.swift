/// The keys and values of a note's front matter, with where they stand in the file.
struct FrontMatter: Hashable {
    /// The value of one key.
    enum Value: Hashable {
        /// No value, as in `pinned:`.
        case none
        /// One value, without its quotes.
        case scalar(String)
        /// A list of single values.
        case list([String])
        /// Anything else, such as keys below the key.
        case other
    }

    /// One key at the top and its value.
    struct Entry: Hashable {
        let key: String
        let value: Value
        /// The key's bytes in the file.
        let keyRange: Range<Int>
        /// The value's bytes in the file; empty, and right after the colon, where there is no value.
        let valueRange: Range<Int>
        /// Whether the value spans lines below the key, as a block list does.
        let isBlock: Bool
        /// Whether the value has a name that others can refer to, as in `&name`.
        let hasAnchor: Bool
    }

    /// The keys at the top, in order.
    let entries: [Entry]

    /// The values of the first key of the given names that has one.
    ///
    /// - Parameter names: Names in lower case; upper and lower case are the same.
    func value(_ names: String...) -> Value {
        for name in names {
            for entry in entries where entry.value != .none && entry.key.lowercased() == name { return entry.value }
        }
        return .none
    }
}

extension FrontMatter {
    /// The tags of `tags` and `tag`: a list, or one text with commas or spaces between; `#` before a tag is dropped.
    var tags: [String] {
        [value("tags"), value("tag")].flatMap { value -> [String] in
            switch value {
            case .scalar(let text): text.split { $0 == "," || $0.isWhitespace }.map(String.init)
            case .list(let items): items
            case .none, .other: []
            }
        }.compactMap { text in
            let tag = text.drop { $0 == "#" || $0.isWhitespace }
            return tag.isEmpty ? nil : String(tag)
        }
    }

    /// Whether `pinned` is true: `true`, `yes`, `on` or `1`, in any case and with or without quotes.
    var isPinned: Bool {
        guard case .scalar(let text) = value("pinned") else { return false }
        return ["true", "yes", "on", "1"].contains(text.lowercased())
    }

    /// The text of `created`, `date` or `creationDate`.
    var created: String? {
        guard case .scalar(let text) = value("created", "date", "creationdate") else { return nil }
        return text
    }
}
