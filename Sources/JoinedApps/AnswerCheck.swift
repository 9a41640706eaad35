import Foundation
import IntentRuntime
import JSON

/// Holds what an app answers against what it said that it offers: what does not fit is refused, whole.
struct AnswerCheck: Sendable {
    /// What the app offers.
    let offer: JoinedOffer

    /// What came of a run.
    ///
    /// - Parameters:
    ///   - json: The app's answer.
    ///   - intent: The intent that was run.
    /// - Throws: ``IntentSystemError/failed(_:)`` where it does not fit.
    func outcome(_ json: JSONValue, of intent: IntentDescriptor) throws(IntentSystemError) -> IntentOutcome {
        guard let outcome = json["outcome"], outcome.object != nil, let records = json["records"]?.array else {
            throw refusal("said nothing of what came of '\(intent.identifier)'")
        }
        let value = outcome["value"]
        if let value, value != .null {
            guard let kind = intent.result else {
                throw refusal("returned a value from '\(intent.identifier)', which it said returns none")
            }
            guard holds(value, kind) else {
                throw refusal("returned a value from '\(intent.identifier)' that is no \(kind.words), as it had said")
            }
        }
        try check(outcome)
        var read: [EntityRecord] = []
        for record in records { read.append(try self.record(record, of: nil)) }
        var told = IntentOutcome(
            intent: intent.name, value: value, dialog: outcome["dialog"]?.string, records: read,
            following: outcome["opensIntent"], opens: outcome["opensURL"]?.string.flatMap { URL(string: $0) },
            incompleteBecause: outcome["incompleteBecause"]?.string)
        told.isUndoable = json["isUndoable"]?.bool ?? false
        return told
    }

    /// An entity.
    ///
    /// - Parameters:
    ///   - json: The app's answer.
    ///   - type: The type that it must be of; `nil` for any that the app has.
    /// - Throws: ``IntentSystemError/failed(_:)`` where it does not fit.
    func record(_ json: JSONValue, of type: String?) throws(IntentSystemError) -> EntityRecord {
        guard let text = json["uri"]?.string, let title = json["title"]?.string, json["properties"]?.object != nil,
            let name = json["type"]?.string, let uri = try? EntityURI(text)
        else { throw refusal("named an entity without a URI, a type, a title or properties") }
        guard uri.type == name, type == nil || name == type,
            offer.catalog.entities.contains(where: { $0.typeName == name })
        else { throw refusal("named an entity '\(text)' of a type that was not asked for or that it does not have") }
        try check(json)
        return EntityRecord(uri: text, title: title, subtitle: json["subtitle"]?.string, json: json)
    }

    /// Reads entities that the app found.
    ///
    /// - Parameters:
    ///   - json: The app's answer, as ``FoundEntities/json`` writes it.
    ///   - type: The type that they must be of.
    ///   - request: What was asked for.
    /// - Throws: ``IntentSystemError/failed(_:)`` where they do not fit.
    func found(_ json: JSONValue, of type: String, for request: FindRequest) throws(IntentSystemError) -> FoundEntities
    {
        guard let list = json["records"]?.array else { throw refusal("gave no list of entities") }
        guard list.count <= request.limit ?? .max else { throw refusal("gave more entities than were wanted") }
        var records: [EntityRecord] = []
        for element in list { records.append(try record(element, of: type)) }
        var unreadable: [UnreadableEntity] = []
        for element in json["unreadable"]?.array ?? [] {
            guard let uri = element["uri"]?.string, let title = element["title"]?.string,
                let reason = element["reason"].flatMap({ IntentSystemError(json: $0) })
            else { throw refusal("named an entity that it could not tell without a URI, a title or a reason") }
            try check(uri: uri)
            unreadable.append(UnreadableEntity(uri: uri, title: title, reason: reason))
        }
        let next = json["nextOffset"]?.integer
        guard next ?? .max > request.offset else { throw refusal("said to go on where it began") }
        return FoundEntities(records, unreadable: unreadable, nextOffset: next)
    }

    /// Makes sure that all entities in a value are of the app.
    ///
    /// - Parameter json: The value.
    /// - Throws: ``IntentSystemError/failed(_:)`` where one is of another app.
    func check(_ json: JSONValue) throws(IntentSystemError) {
        switch json {
        case .array(let elements): for element in elements { try check(element) }
        case .object(let members):
            if let text = members["uri"]?.string { try check(uri: text) }
            for member in members { try check(member.value) }
        default: break
        }
    }

    /// Makes sure that a URI is of the app.
    func check(uri text: String) throws(IntentSystemError) {
        guard text.hasPrefix(EntityURI.scheme) else { return }
        guard let uri = try? EntityURI(text), uri.app == offer.app.id else {
            throw refusal("named '\(text)', which is no entity of its own")
        }
    }

    /// What an app did wrong.
    func refusal(_ words: String) -> IntentSystemError {
        .outcomeUnknown("the answer of the app '\(offer.app.id)' is refused: it \(words)")
    }

    /// Whether a value is of a kind.
    private func holds(_ value: JSONValue, _ kind: ValueKind) -> Bool {
        if value == .null { return true }
        switch kind {
        case .boolean: return value.bool != nil
        case .integer: return value.integer != nil
        case .number, .duration: return value.double != nil
        case .text, .date, .dateComponents, .url, .recurrence, .personName: return value.string != nil
        case .enumeration(_, let type):
            guard let text = value.string else { return false }
            let declared = offer.catalog.enums.first { $0.typeName == type }
            return declared?.cases.contains { $0.rawValue == text } ?? true
        case .entity(_, let type):
            guard let text = value["uri"]?.string, let uri = try? EntityURI(text) else { return false }
            return uri.type == type
        case .list(let element): return value.array?.allSatisfy { holds($0, element) } ?? false
        case .measurement, .money, .paymentMethod, .person, .place, .file, .union: return value.object != nil
        case .other: return true
        }
    }
}
