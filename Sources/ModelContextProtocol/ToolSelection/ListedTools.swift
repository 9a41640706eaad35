import IntentRuntime

/// Which of the tools are listed, and which are found by searching.
struct ListedTools: Sendable {
    /// The tools that are listed, by name.
    let listed: [Tool]
    /// The tools that are not listed, but that searching finds and that can be called, by name.
    let hidden: [Tool]
    /// All tools for what the apps offer, listed or not.
    let offered: [Tool]
    /// All that can be called, by name.
    let callable: [String: Tool]

    /// Chooses tools.
    ///
    /// - Parameters:
    ///   - tools: The tools that there are.
    ///   - selection: The person's choice.
    ///   - limits: What the commonest tools keep to.
    init(of tools: ToolSet, _ selection: ToolSelection, within limits: ToolLimits = .standard) {
        let offered = tools.offered.filter { tool in !selection.removed.contains { $0.matches(tool) } }
        let forSearching = tools.forSearching.filter { tool in !selection.removed.contains { $0.matches(tool) } }
        let chosen = Self.names(of: offered, forSearching, selection, limits)
        let hidden = offered.filter { !chosen.contains($0.name) }
        self.offered = offered
        let callable = Dictionary((offered + forSearching).map { ($0.name, $0) }) { first, _ in first }
        self.callable = callable
        // What serves the search has no place where everything is listed, but the tool for all types where it was chosen.
        let listed = chosen.compactMap { callable[$0] } + (hidden.isEmpty ? [] : forSearching.filter(\.servesSearch))
        self.listed = listed.sorted { $0.name < $1.name }
        self.hidden = hidden.sorted { $0.name < $1.name }
    }

    /// How many tools that are too large for what is left of the limits are passed over for smaller ones behind them.
    private static let patience = 10

    private static func names(
        of offered: [Tool], _ forSearching: [Tool], _ selection: ToolSelection, _ limits: ToolLimits
    ) -> Set<String> {
        if selection.listsAll { return Set(offered.map(\.name)) }
        let isNamed = { (tool: Tool) in selection.named.contains { $0.matches(tool) } }
        let named = Set((offered + forSearching).filter(isNamed).map(\.name))
        guard selection.listsEssential else { return named }
        let cost = offered.count <= limits.tools ? offered.reduce(0) { $0 + $1.tokens } : 0
        if limits.hold(tools: offered.count, tokens: cost) { return Set(offered.map(\.name)).union(named) }
        let reserved = forSearching.filter { $0.servesSearch || named.contains($0.name) }
        var chosen = named
        var count = reserved.count
        var tokens = reserved.reduce(0) { $0 + $1.tokens }
        for tool in offered where named.contains(tool.name) {
            count += 1
            tokens += tool.tokens
        }
        var passedOver = 0
        for tool in candidates(offered, forSearching) where !chosen.contains(tool.name) {
            if count >= limits.tools || passedOver >= patience { break }
            let cost = tool.tokens
            guard limits.hold(tools: count + 1, tokens: tokens + cost) else {
                passedOver += 1
                continue
            }
            chosen.insert(tool.name)
            count += 1
            tokens += cost
        }
        return chosen
    }

    /// What may be listed, in order.
    private static func candidates(_ offered: [Tool], _ forSearching: [Tool]) -> [Tool] {
        let finders = offered.filter(\.isFinder)
        let findAny = forSearching.filter { !$0.servesSearch }
        let finding = finders.count > EssentialTools.finderLimit && !findAny.isEmpty ? findAny : finders
        return finding + offered.filter { !$0.isFinder && !$0.isIntent } + EssentialTools.ranked(offered)
    }
}

extension Tool {
    /// Whether the tool stands for what is not listed: it searches, or calls what was found.
    fileprivate var servesSearch: Bool {
        switch action {
        case .searchTools, .callTool: true
        case .run, .find, .findAny, .readResource, .undo: false
        }
    }
}
