import Foundation
import IntentRuntime
import JSON

/// Shows one thing to a person: its title, its values a line each, and its text below.
package enum Card {
    /// The names of properties that hold the text of a thing, which is shown below its values.
    private static let texts = ["content", "body", "text"]

    /// Shows an entity.
    package static func show(_ record: EntityRecord) {
        show(title: record.title, record.json)
    }

    /// Shows an entity of which the JSON is known.
    package static func show(title: String, _ json: JSONValue) {
        Output.print(Terminal.bold(DisplayWidth.clean(title)))
        var lines: [(String, String)] = [("URI", json["uri"]?.string ?? "")]
        if let url = json["url"]?.string { lines.append(("Link", url)) }
        var text: String?
        for (name, value) in json["properties"]?.object ?? JSONObject() {
            if texts.contains(name), let words = value.string {
                text = words
            } else if value != .null, value != [], value != .string(title) {
                lines.append((name, words(value)))
            }
        }
        show(lines)
        if let text, !text.isEmpty {
            Output.print("")
            Output.show(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        }
    }

    /// Shows values, a line each, under one another.
    package static func show(_ lines: [(String, String)]) {
        let width = lines.reduce(0) { max($0, DisplayWidth.of($1.0)) }
        for (name, value) in lines {
            let space = String(repeating: " ", count: width - DisplayWidth.of(name) + 2)
            let room = Terminal.columns == .max ? Int.max : max(Terminal.columns - width - 2, 20)
            Output.print(Terminal.dim(name) + space + DisplayWidth.fitting(DisplayWidth.clean(value), room))
        }
    }

    /// A value on one line.
    package static func words(_ value: JSONValue) -> String {
        switch value {
        case .string(let text): text
        case .array(let elements): elements.map(words).joined(separator: ", ")
        case .object(let members):
            members["title"]?.string ?? members["name"]?.string ?? value.text
        case .bool(let value): value ? "yes" : "no"
        default: value.text
        }
    }
}
