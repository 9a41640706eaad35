import IntentRuntime

/// A name of tools, in which `*` stands for any text.
struct ToolPattern: Sendable, Equatable {
    /// The pattern as it was given.
    let text: String
    private let parts: [String]

    init(_ text: String) {
        self.text = text
        parts = text.lowercased().split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether a tool is meant: by its name, its schema, its type as `app/Type`, or its app's id alone.
    func matches(_ tool: Tool) -> Bool { tool.patternNames.contains(where: matches) }

    /// Whether a name fits; capitals do not matter.
    func matches(_ name: String) -> Bool {
        let name = name.lowercased()
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return name == parts.first }
        guard name.hasPrefix(first), name.utf8.count >= first.utf8.count + last.utf8.count, name.hasSuffix(last)
        else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let place = rest.firstRange(of: part) else { return false }
            rest = rest[place.upperBound...]
        }
        return true
    }
}

extension Tool {
    /// The names that patterns are about.
    fileprivate var patternNames: [String] {
        switch action {
        case .run(let intent):
            [name, intent.schema, "\(intent.app.id)/\(intent.identifier)", intent.app.id].compactMap(\.self)
        case .find(let entity):
            [name, entity.schema, "\(entity.app.id)/\(entity.typeName)", entity.app.id].compactMap(\.self)
        case .findAny, .readResource, .undo, .searchTools, .callTool: [name]
        }
    }
}
