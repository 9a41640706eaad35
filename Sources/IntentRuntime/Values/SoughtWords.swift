import AppIntents

/// Words that things are looked for by, made ready once for many titles: case and accents do not matter.
struct SoughtWords {
    private let whole: SoughtText
    private let words: [SoughtText]

    init(_ text: String) {
        whole = SoughtText(text)
        words = text.split(whereSeparator: \.isWhitespace).map { SoughtText(String($0)) }
    }

    /// How well a title fits.
    enum Fit: Int, Comparable {
        /// Not all words are in the title.
        case none
        /// All words are in the title.
        case words
        /// The title is what is looked for.
        case whole

        static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
    }

    /// How well a title fits.
    func fit(_ title: String) -> Fit {
        if whole.equals(title) { return .whole }
        return words.allSatisfy { $0.occurs(in: title) } ? .words : .none
    }

    /// Whether each word occurs in a title, subtitle or synonym.
    ///
    /// - Parameters:
    ///   - display: How a thing is shown.
    ///   - title: Its title, as text.
    func occur(in display: DisplayRepresentation, titled title: String) -> Bool {
        // Subtitle and synonyms become text only where the title leaves something open.
        let open = words.filter { !$0.occurs(in: title) }
        if open.isEmpty { return true }
        let places = ([display.subtitle].compactMap(\.self) + display.synonyms).map { String(localized: $0) }
        return open.allSatisfy { word in places.contains { word.occurs(in: $0) } }
    }

    /// Those of some entities that words mean best: by their very titles, else by words in them; all where no title has the words.
    ///
    /// - Parameter entities: What was found for the words.
    func best(of entities: [any AppEntity]) -> [any AppEntity] {
        var best: [any AppEntity] = []
        var fit = Fit.none
        for entity in entities {
            let own = self.fit(String(localized: entity.displayRepresentation.title))
            if own < fit { continue }
            if own > fit {
                fit = own
                best = []
            }
            best.append(entity)
        }
        return best
    }

    /// Those of all entities that words mean best: by their very titles, else by words in them, else by words in subtitle and synonyms
    /// too.
    ///
    /// - Parameter entities: All there are.
    func search(_ entities: [any AppEntity]) -> [any AppEntity] {
        var best: [any AppEntity] = []
        var fit = Fit.none
        for entity in entities {
            let display = entity.displayRepresentation
            let title = String(localized: display.title)
            let own = self.fit(title)
            if own < fit || (own == .none && !occur(in: display, titled: title)) { continue }
            if own > fit {
                fit = own
                best = []
            }
            best.append(entity)
        }
        return best
    }
}
