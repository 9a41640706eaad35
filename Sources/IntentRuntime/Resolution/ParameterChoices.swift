/// What a parameter may be given, as far as the apps can tell.
public struct ParameterChoices: Sendable {
    /// The choices, the best first; at most as many as were wanted.
    public private(set) var choices: [Choice]
    /// How many there are in all; `nil` where that is not known.
    public private(set) var total: Int?
    /// Whether there are more than are told.
    public private(set) var hasMore: Bool
    /// Whether the choices are a person's data, rather than what an app was built with.
    public private(set) var areContent: Bool

    /// None, for what nobody can know beforehand.
    static let none = ParameterChoices(choices: [], total: 0, hasMore: false, areContent: false)

    init(choices: [Choice], total: Int?, hasMore: Bool, areContent: Bool) {
        self.choices = choices
        self.total = total
        self.hasMore = hasMore
        self.areContent = areContent
    }

    /// Those of all choices that go on from what was typed, the ones that begin with it first.
    ///
    /// - Parameters:
    ///   - all: All choices.
    ///   - text: What was typed.
    ///   - limit: How many are wanted at most.
    ///   - areContent: Whether they are a person's data.
    init(of all: [Choice], matching text: String, limit: Int, areContent: Bool) {
        let beginning = all.filter { TextMatch.hasPrefix($0.title, text) || TextMatch.hasPrefix($0.id, text) }
        let seen = Set(beginning)
        let within = all.filter {
            !seen.contains($0) && (TextMatch.contains($0.title, text) || TextMatch.contains($0.id, text))
        }
        let matching = beginning + within
        self.init(
            choices: Array(matching.prefix(limit)), total: matching.count, hasMore: matching.count > limit,
            areContent: areContent)
    }

    /// These and others behind them.
    func adding(_ others: ParameterChoices, limit: Int) -> ParameterChoices {
        let all = choices + others.choices
        return ParameterChoices(
            choices: Array(all.prefix(limit)), total: total.flatMap { own in others.total.map { own + $0 } },
            hasMore: hasMore || others.hasMore || all.count > limit, areContent: areContent || others.areContent)
    }
}
