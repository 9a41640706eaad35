import IntentRuntime
import JSON

/// Which parts of a result hold text that the apps did not write themselves, as the result's `_meta` says it to programs.
struct ForeignText: Sendable {
    /// What a value is for.
    enum Use {
        /// Programs read it.
        case programs
        /// It names things in a list, each on a line.
        case lists
        /// It is read as text that is JSON: what is long is fenced, what is short is set apart by its quotes.
        case reading
    }

    /// The name in `_meta`.
    static let key = "org.swift-app-intents/foreignText"

    /// The fence that sets the text apart where a model reads it.
    let fence = ContentFence()
    /// JSON Pointers (RFC 6901) to the parts of the result that hold foreign text.
    private(set) var parts: [String] = []
    /// JSON Pointers to the values in which something hidden was written out as `\u{…}`.
    private(set) var escaped: [String] = []

    /// Notes that a part of the result holds foreign text.
    mutating func note(_ part: String) { parts.append(part) }

    /// A value as it may go out: exact but for what is hidden in its texts, which is written out.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - pointer: Where it will be in the result.
    ///   - use: What it is for.
    mutating func visible(_ value: JSONValue, at pointer: String, for use: Use = .programs) -> JSONValue {
        switch value {
        case .string(let text):
            // In JSON's text, what is hidden is spelled as JSON does, which leaves the value exact.
            if use == .reading {
                return ContentFence.isLong(text) || Self.fetches(text) ? .string(fence.fenced(text)) : value
            }
            let visible = VisibleText.of(text, use == .lists ? [.whole, .onOneLine] : .whole)
            if visible != text { escaped.append(pointer) }
            return .string(visible)
        case .array(let elements):
            return .array(elements.enumerated().map { self.visible($1, at: "\(pointer)/\($0)", for: use) })
        case .object(let members):
            let isEntity = members["uri"]?.string != nil
            var visible = JSONObject()
            for (name, member) in members {
                let visibleName = VisibleText.of(name, .whole)
                let place = "\(pointer)/\(JSONPointer.escaped(visibleName))"
                if visibleName != name { escaped.append(place) }
                visible[visibleName] =
                    isEntity && Self.exact.contains(name)
                    ? member : self.visible(member, at: place, for: use)
            }
            return .object(visible)
        case .null, .bool, .integer, .number: return value
        }
    }

    /// The result with what was noted in its `_meta`.
    func marking(_ result: JSONObject) -> JSONObject {
        guard !parts.isEmpty else { return result }
        var members = JSONObject([
            ("mark", .string(fence.mark)), ("parts", .array(parts.map { .string($0) })),
        ])
        if !escaped.isEmpty { members["escaped"] = .array(escaped.map { .string($0) }) }
        var metadata = result["_meta"]?.object ?? JSONObject()
        metadata[Self.key] = .object(members)
        var marked = result
        marked["_meta"] = .object(metadata)
        return marked
    }

    /// Whether a text holds images or tags that rendering it would fetch; an address alone is left to be one.
    private static func fetches(_ text: String) -> Bool {
        text.contains { $0 == "<" || $0 == "[" }
            && VisibleText.of(text, .withoutFetching).utf8.count != VisibleText.of(text).utf8.count
    }

    /// What of an entity is handed back to the tools as it came.
    private static let exact: Set<String> = ["uri", "id", "url", "type", "schema"]
}
