import AppIntents

/// Decides what must be had of the person before an intent runs.
enum RunPolicy {
    /// How many things are named in a question.
    private static let named = 5

    /// Refuses what wants authentication, before anybody is asked for anything.
    static func authenticate(_ type: any AppIntent.Type, named name: String) throws {
        guard type.authenticationPolicy == .alwaysAllowed else {
            throw IntentSystemError.authenticationRequired(intent: name)
        }
    }

    /// Has what deletes confirmed.
    static func admit(_ intent: any AppIntent, through interaction: any Interaction) async throws {
        if let deletion = intent as? any DeleteIntent {
            try await confirm(question(for: deletion), isDestructive: true, through: interaction)
        }
    }

    /// Has a question confirmed.
    static func confirm(_ question: String, isDestructive: Bool, through interaction: any Interaction) async throws {
        switch try await interaction.confirm(ConfirmationRequest(question: question, isDestructive: isDestructive)) {
        case true?: return
        case false?: throw IntentSystemError.declined(question: question)
        case nil: throw IntentSystemError.nobodyToConfirm(question: question)
        }
    }

    private static func question(for deletion: some DeleteIntent) -> String {
        let entities = deletion.entities
        let noun = String(localized: type(of: entities).Element.typeDisplayRepresentation.name).lowercased()
        let titles = entities.prefix(named).map { "'\(String(localized: $0.displayRepresentation.title))'" }
        let more = entities.count - titles.count
        let names = (titles + (more > 0 ? ["\(more) more"] : [])).listed("and")
        let question =
            entities.count == 1
            ? "Delete the \(noun) \(names)?" : "Delete \(entities.count) of type \(noun): \(names)?"
        return question + sharing(of: entities)
    }

    /// What is said of those among some entities that others may have too.
    private static func sharing(of entities: [any AppEntity]) -> String {
        let owned = entities.compactMap { $0 as? any OwnershipProvidingEntity }
        let ways: [(ownership: EntityOwnership, words: String)] = [
            (.shared, "shared with others"), (.public, "public"), (.unknown, "perhaps shared with others"),
        ]
        let sentences = ways.compactMap { way -> String? in
            let concerned = owned.filter { $0.ownership.contains(way.ownership) }
            if concerned.isEmpty { return nil }
            if concerned.count == entities.count {
                return entities.count == 1 ? "It is \(way.words)." : "All of them are \(way.words)."
            }
            let titles = concerned.prefix(named).map { "'\(String(localized: $0.displayRepresentation.title))'" }
            let more = concerned.count - titles.count
            let names = (titles + (more > 0 ? ["\(more) more"] : [])).listed("and")
            return "\(names) \(concerned.count == 1 ? "is" : "are") \(way.words)."
        }
        return sentences.isEmpty ? "" : " " + sentences.joined(separator: " ")
    }
}
