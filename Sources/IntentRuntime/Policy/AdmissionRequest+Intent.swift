import AppIntents

extension AdmissionRequest {
    /// How many things are named in a question.
    private static let named = 5

    /// What an intent is about to do.
    ///
    /// - Parameters:
    ///   - intent: The intent, with its values.
    ///   - descriptor: What is told of it.
    ///   - requester: Who asks for the run.
    ///   - hasReadForeignText: Whether whoever asks has read text that the apps did not write themselves.
    init(_ intent: any AppIntent, of descriptor: IntentDescriptor, requester: String, hasReadForeignText: Bool) {
        let deletion = intent as? any DeleteIntent
        self.init(
            app: descriptor.app.id, intent: descriptor.identifier, schema: descriptor.schema, title: descriptor.title,
            effect: descriptor.effect,
            subjects: deletion.map { Self.subjects(of: $0) } ?? [], recipients: [],
            question: deletion.map { Self.question(for: $0) } ?? "\(descriptor.title)?", requester: requester,
            hasReadForeignText: hasReadForeignText)
    }

    private static func subjects(of deletion: some DeleteIntent) -> [Subject] {
        deletion.entities.map { entity in
            Subject(
                uri: EntityURI(of: entity).text, title: String(localized: entity.displayRepresentation.title),
                noun: String(localized: type(of: entity).typeDisplayRepresentation.name).lowercased(), account: nil)
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
