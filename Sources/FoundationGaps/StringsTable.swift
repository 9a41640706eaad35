import Foundation

/// The translations of one table into one language: a strings file (`.strings`) and a strings dictionary (`.stringsdict`), which
/// goes before it.
///
/// Files that cannot be read, and entries that make no sense, count as missing.
struct StringsTable: Sendable {
    private struct Entry: Sendable {
        let text: String
        let variables: [String: LocalizedFormat.Variable]
    }

    private let language: String
    private let entries: [String: Entry]

    /// Reads a table.
    ///
    /// - Parameters:
    ///   - name: The files' name, without their extension.
    ///   - folder: Where they are.
    ///   - language: The code of the language that they are in.
    init(name: String, in folder: URL, language: String) {
        self.language = language
        let strings = Self.propertyList(folder.appendingPathComponent("\(name).strings")).compactMapValues { value in
            (value as? String).map { Entry(text: $0, variables: [:]) }
        }
        let dictionary = Self.propertyList(folder.appendingPathComponent("\(name).stringsdict"))
            .compactMapValues { ($0 as? [String: Any]).flatMap(Self.entry) }
        entries = strings.merging(dictionary) { $1 }
    }

    /// The translation of a key.
    ///
    /// - Parameter key: The key.
    func format(_ key: String) -> LocalizedFormat? {
        entries[key].map { LocalizedFormat(text: $0.text, variables: $0.variables, language: language) }
    }

    private static func propertyList(_ file: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }

    /// One entry of a strings dictionary: by number, by width or by device.
    private static func entry(_ members: [String: Any]) -> Entry? {
        if let widths = members["NSStringVariableWidthRuleType"] as? [String: Any] {
            // There is no telling how wide a text may be, so nothing is cut short.
            let texts = widths.compactMap { width, text in
                Int(width).flatMap { width in (text as? String).map { (width, $0) } }
            }
            return texts.max { $0.0 < $1.0 }.map { Entry(text: $0.1, variables: [:]) }
        }
        if let devices = members["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return (devices["other"] as? String ?? devices["mac"] as? String).map { Entry(text: $0, variables: [:]) }
        }
        guard let text = members["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = members.compactMapValues { member -> LocalizedFormat.Variable? in
            guard let rule = member as? [String: Any],
                rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
            else { return nil }
            let forms = rule.compactMapValues { $0 as? String }
            return LocalizedFormat.Variable(argument: nil, forms: forms)
        }
        return Entry(text: text, variables: variables)
    }
}
