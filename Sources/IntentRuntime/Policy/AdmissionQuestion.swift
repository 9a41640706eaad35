import AppIntents
import JSON

/// The words in which a person is asked whether an intent may run.
enum AdmissionQuestion {
    /// How many things are named.
    private static let named = 5
    /// The longest text that is told of a value, in characters.
    private static let longest = 80

    /// The question before entities are deleted.
    static func deletion(of entities: [any AppEntity]) -> String {
        guard let first = entities.first else { return "Delete nothing?" }
        let noun = String(localized: type(of: first).typeDisplayRepresentation.name).lowercased()
        let names = names(entities.map { String(localized: $0.displayRepresentation.title) })
        let question =
            entities.count == 1
            ? "Delete the \(noun) \(names)?" : "Delete \(entities.count) of type \(noun): \(names)?"
        return question + sharing(of: entities)
    }

    /// The question before any other intent: what it is called, what it is about, whom it reaches, and its values.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - parameters: Its parameters, set.
    ///   - about: Whom and what the values tell of.
    static func run(
        _ intent: IntentDescriptor, _ parameters: [any AnyIntentParameter], _ about: AdmissionSubjects
    ) -> String {
        var words = [intent.title]
        if !about.subjects.isEmpty { words.append(names(about.subjects.map(\.title), and: about.more)) }
        if intent.effect.sends {
            words.append(about.recipients.isEmpty ? "to whom it does not say" : "to " + list(about.recipients))
        }
        let values = parameters.compactMap { parameter -> String? in
            guard !AdmissionSubjects.addresses.contains(parameter.parameterName),
                let value = parameter.current?._valueIfAny, let text = Self.text(value)
            else { return nil }
            // A question is kept, and shown on the desktop.
            return JournalValues.isSecret(parameter.parameterName)
                ? "\(parameter.parameterName) (not shown)" : "\(parameter.parameterName) “\(text)”"
        }
        let shared = parameters.flatMap { entities(in: $0.current) }
        return words.joined(separator: " ") + (values.isEmpty ? "" : ", with " + values.joined(separator: ", ")) + "?"
            + sharing(of: Array(shared.prefix(AdmissionSubjects.limit)))
    }

    /// Every recipient: none may hide among the others, or pass for two.
    private static func list(_ recipients: [String]) -> String {
        recipients.map { $0.contains(where: { " ,;?".contains($0) }) ? "“\(quoted($0))”" : $0 }
            .joined(separator: ", ")
    }

    private static func names(_ titles: [String], and unseen: Int = 0) -> String {
        let shown = titles.prefix(named).map { "'\(quoted($0))'" }
        let more = titles.count - shown.count + unseen
        return (shown + (more > 0 ? ["\(more) more"] : [])).listed("and")
    }

    /// A text as it stands within quotation marks, which it cannot close.
    private static func quoted(_ text: String) -> String {
        let cut = text.utf8.count > longest && text.count > longest ? text.prefix(longest - 1) + "…" : text
        // Most texts have none of these, and looking for them so costs little.
        guard cut.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 >= 0x80 }) else { return cut }
        return cut.replacing("'", with: "’").replacing("“", with: "\"").replacing("”", with: "\"")
    }

    /// A value in a few words; `nil` for those that are told otherwise, as things and persons are.
    private static func text(_ value: any _IntentValue) -> String? {
        switch value._valueIfAny {
        case nil, is any AppEntity, is any EntityCollectionValue, is IntentPerson: return nil
        case let list as any SequenceIntentValue:
            let texts = list.elements.prefix(named).compactMap { text($0) }
            let more = list.elements.count - texts.count
            return texts.isEmpty ? nil : (texts + (more > 0 ? ["\(more) more"] : [])).joined(separator: ", ")
        case let file as IntentFile: return quoted(file.filename)
        case let union as any UnionIntentValue: return text(union.asIntentValue)
        case let value?:
            let json = ValueRenderer.json(value)
            return quoted(json.string ?? json.text)
        }
    }

    private static func entities(in value: (any _IntentValue)?) -> [any AppEntity] {
        switch value?._valueIfAny {
        case let entity as any AppEntity: [entity]
        case let union as any UnionIntentValue: entities(in: union.asIntentValue)
        case let list as any SequenceIntentValue:
            list.elements.prefix(AdmissionSubjects.limit).flatMap { entities(in: $0) }
        default: []
        }
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
            let names = names(concerned.map { String(localized: $0.displayRepresentation.title) })
            return "\(names) \(concerned.count == 1 ? "is" : "are") \(way.words)."
        }
        return sentences.isEmpty ? "" : " " + sentences.joined(separator: " ")
    }
}
