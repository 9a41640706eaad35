import IntentRuntime

/// Which tools an assistant is told of: a person's choice.
///
/// A choice is made of words, each of which is one of these:
///
/// - `essential`: the commonest tools, as many as keep to the limits;
/// - `all`: every tool;
/// - a pattern, as `mail.*`: the tools of that name, schema, `app/Type` or app, with `*` for any text;
/// - a pattern after `-` or `!`: these tools are taken away, whatever else names them.
///
/// What is not named is left out of the list, and found by searching. What is taken away is not there at all. Where nothing but what is
/// taken away is said, the rest is `essential`.
public struct ToolSelection: Sendable {
    /// The commonest tools, as many as keep to the limits.
    public static let essential = ToolSelection()

    /// Whether every tool is listed.
    let listsAll: Bool
    /// Whether the commonest tools are listed.
    let listsEssential: Bool
    /// The tools that are listed by name.
    let named: [ToolPattern]
    /// The tools that are taken away.
    let removed: [ToolPattern]

    private init() {
        listsAll = false
        listsEssential = true
        named = []
        removed = []
    }

    /// Reads a choice.
    ///
    /// - Parameter words: Its words; one that has commas is several.
    /// - Throws: ``ToolSelectionError`` where a word says nothing.
    public init(_ words: [String]) throws(ToolSelectionError) {
        var listsAll = false
        var listsEssential = false
        var named: [ToolPattern] = []
        var removed: [ToolPattern] = []
        for text in words {
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let word = String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
                let isRemoved = word.hasPrefix("-") || word.hasPrefix("!")
                let pattern = isRemoved ? String(word.dropFirst()) : word
                guard !pattern.isEmpty else { throw .empty(word) }
                switch (pattern.lowercased(), isRemoved) {
                case ("essential", true), ("all", true): throw .removedGroup(pattern)
                case ("essential", false): listsEssential = true
                case ("all", false): listsAll = true
                case (_, true): removed.append(ToolPattern(pattern))
                case (_, false): named.append(ToolPattern(pattern))
                }
            }
        }
        self.listsAll = listsAll
        self.listsEssential = listsEssential || (!listsAll && named.isEmpty)
        self.named = named
        self.removed = removed
    }

    /// Makes sure that each pattern names something: one that is misspelt would never apply.
    ///
    /// - Parameter catalog: All that the apps offer, before a policy takes anything away.
    /// - Throws: ``ToolSelectionError/unmatched(_:nearest:)``.
    public func check(against catalog: IntentCatalog) throws(ToolSelectionError) {
        let patterns = named + removed
        guard !patterns.isEmpty else { return }
        let all = ToolSet(catalog: catalog, keepsHistory: true)
        for pattern in patterns where !(all.offered + all.forSearching).contains(where: pattern.matches) {
            throw .unmatched(pattern.text, nearest: catalog.nearest(to: pattern.text))
        }
    }
}

extension IntentCatalog {
    /// The names of intents that are near to one that there is not.
    fileprivate func nearest(to name: String) -> [String] {
        do throws(IntentSystemError) {
            return [try intent(named: name).name]
        } catch {
            guard case .unknownName(_, _, let nearest) = error else { return [] }
            return nearest
        }
    }
}
