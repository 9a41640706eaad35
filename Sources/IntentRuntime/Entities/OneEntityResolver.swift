import AppIntents

/// Takes the one entity that words mean, and asks nobody.
struct OneEntityResolver: EntityResolving {
    let finder: EntityFinder

    func choice(among choices: [Choice], meantBy words: String, name: String) async throws -> Int {
        throw IntentSystemError.ambiguous(parameter: name, words: words, choices: choices)
    }
}

extension Choice {
    /// How many choices are told at most.
    static let limit = 20

    init(_ entity: any AppEntity) {
        let display = entity.displayRepresentation
        self.init(
            id: EntityURI(of: entity).text, title: String(localized: display.title),
            subtitle: display.subtitle.map { String(localized: $0) })
    }

    /// The first of some entities as choices.
    static func list(of entities: [any AppEntity]) -> [Choice] {
        entities.prefix(limit).map { Choice($0) }
    }
}
