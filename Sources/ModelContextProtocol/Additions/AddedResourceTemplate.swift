import Foundation
import JSON

/// Resources that a program offers by a template of their addresses.
///
/// What they hold goes out as it is: the program vouches for it.
public struct AddedResourceTemplate: Sendable {
    /// Reads one of the resources: its address, and the values of the template's variables in it.
    public typealias Reader =
        @Sendable (
            _ uri: String, _ values: [String: String], _ context: RequestContext
        ) async throws -> [ResourceContents]

    /// The template, with variables in braces: `library://books/{id}`.
    public let uriTemplate: String
    /// The name.
    public let name: String
    /// What the resources hold, in words.
    public let description: String
    /// The type of what they hold.
    public let mimeType: String
    let completer: AddedPrompt.Completer?
    let reader: Reader
    private let parts: [Part]

    private enum Part: Hashable {
        case text(Substring)
        case variable(String)
    }

    /// Makes a template.
    ///
    /// - Parameters:
    ///   - uriTemplate: The template, with variables in braces. A variable stands for text without `/`, `?` and `#`, at least one character.
    ///   - name: The name.
    ///   - description: What the resources hold, in words.
    ///   - mimeType: The type of what they hold.
    ///   - completer: Says how values of variables may go on.
    ///   - reader: Reads one of the resources.
    public init(
        uriTemplate: String, name: String, description: String, mimeType: String,
        completer: AddedPrompt.Completer? = nil, reader: @escaping Reader
    ) {
        self.uriTemplate = uriTemplate
        self.name = name
        self.description = description
        self.mimeType = mimeType
        self.completer = completer
        self.reader = reader
        parts = Self.parts(of: uriTemplate)
    }

    /// The template as `resources/templates/list` tells of it.
    var definition: JSONValue {
        [
            "uriTemplate": .string(uriTemplate), "name": .string(name), "description": .string(description),
            "mimeType": .string(mimeType),
        ]
    }

    /// The values of the variables in an address; `nil` where it is none of this template's.
    func values(in uri: String) -> [String: String]? {
        var rest = uri[...]
        var values: [String: String] = [:]
        for (index, part) in parts.enumerated() {
            switch part {
            case .text(let text):
                guard rest.hasPrefix(text) else { return nil }
                rest = rest.dropFirst(text.count)
            case .variable(let name):
                let stop: Character? =
                    if index + 1 < parts.count, case .text(let text) = parts[index + 1] { text.first } else { nil }
                let value = rest.prefix { $0 != stop && $0 != "/" && $0 != "?" && $0 != "#" }
                guard !value.isEmpty, let decoded = String(value).removingPercentEncoding else { return nil }
                values[name] = decoded
                rest = rest.dropFirst(value.count)
            }
        }
        return rest.isEmpty ? values : nil
    }

    private static func parts(of template: String) -> [Part] {
        var parts: [Part] = []
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(.text(rest[..<open])) }
            parts.append(.variable(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(rest)) }
        return parts
    }
}
