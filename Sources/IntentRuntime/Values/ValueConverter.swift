import AppIntents
import JSON

/// Turns what a person, a script or an assistant gives into values of the types that parameters and properties have.
///
/// It is generous, since a command line has only text: a number may be in quotes, one value may stand for a list of one. It is exact:
/// what is not surely a value of the type is an error that says what would be.
struct ValueConverter: Sendable {
    let catalog: IntentCatalog
    /// Whether a file may be named by its path, which only the person's own command line may do.
    var mayReadFiles = false
    /// The unit of an amount given without one; the unit that its dimension is built on where it is `nil`.
    var unit: Dimension?
    /// The currencies that are meant where the name of one is that of several; any where it is empty.
    var currencyCodes: [String] = []

    /// How long a title, a name or an address may be, in bytes. Patterns are not held against what is longer: some take the square of its
    /// length.
    static let longestLine = 1000

    /// Converts a value.
    ///
    /// - Parameters:
    ///   - json: What was given.
    ///   - type: The type wanted.
    ///   - name: The parameter or property that the value is for.
    ///   - resolver: Decides which entity words mean.
    func value(
        _ json: JSONValue, of type: any _IntentValue.Type, name: String, resolving resolver: any EntityResolving
    ) async throws -> any _IntentValue {
        if let value = Self.asGiven(json, as: type) { return value }
        switch type {
        case let type as any OptionalIntentValue.Type:
            let wrapped =
                json == .null ? nil : try await value(json, of: type.wrappedType, name: name, resolving: resolver)
            if let value = type.make(wrapped) { return value }
        case let type as any SequenceIntentValue.Type:
            var elements: [any _IntentValue] = []
            for element in json.array ?? [json] {
                elements.append(try await value(element, of: type.elementType, name: name, resolving: resolver))
            }
            if let value = type.make(elements) { return value }
        case let type as any EntityCollectionValue.Type:
            return try await collection(json, of: type, name: name, resolving: resolver)
        case let type as any UnionIntentValue.Type:
            return try await union(json, of: type, name: name, resolving: resolver)
        case let type as any AppEntity.Type:
            return try await entity(json, of: type, name: name, resolving: resolver)
        case let type as any AppEnum.Type:
            let found = enumeration(json, of: type)
            if !found.isEmpty { return try await one(of: found, json, name: name, resolving: resolver) }
            let words = type.caseDescriptions.map { "'\($0.rawValue)'" }.listed("or")
            throw IntentSystemError.unconvertible(name: name, value: Self.words(json), expected: words)
        default:
            if let value = try await handedOver(json, as: type) { return value }
            do {
                let found = try readings(json, of: type)
                if !found.isEmpty { return try await one(of: found, json, name: name, resolving: resolver) }
            } catch let error as Misreading {
                throw IntentSystemError.unconvertible(
                    name: name, value: Self.words(json), expected: Self.hint(ValueKind(type)) + "; " + error.reason)
            }
        }
        throw IntentSystemError.unconvertible(name: name, value: Self.words(json), expected: ValueKind(type).words)
    }

    /// A number or a truth value that is of the type already: what a type conforms to takes longer to tell.
    private static func asGiven(_ json: JSONValue, as type: any _IntentValue.Type) -> (any _IntentValue)? {
        switch json {
        case .integer(let value) where type == Int.self: value
        case .integer(let value) where type == Double.self: Double(value)
        case .number(let value) where type == Double.self && value.isFinite: value
        case .bool(let value) where type == Bool.self: value
        default: nil
        }
    }

    /// What was given, in words for an error, not too long.
    static func words(_ json: JSONValue) -> String {
        let text = json.string ?? json.text
        return text.count > 80 ? text.prefix(79) + "…" : text
    }

    /// What a value of a kind may be written as.
    private static func hint(_ kind: ValueKind) -> String {
        switch kind {
        case .date: kind.words + ", as 2026-03-01 or 2026-03-01T09:30, or in words such as \"tomorrow at 9\""
        case .dateComponents: kind.words + ", as 2026-03-01 or 09:30, or in words such as \"tomorrow at 9\""
        case .duration: kind.words + ", or as \"PT1H30M\" or \"1 h 30 min\""
        case .recurrence: kind.words + ", or in words such as \"every Monday\""
        default: kind.words
        }
    }

    /// The one value that is meant among those that something may be read as.
    private func one(
        of found: [any _IntentValue], _ json: JSONValue, name: String, resolving resolver: any EntityResolving
    ) async throws -> any _IntentValue {
        if found.count == 1 { return found[0] }
        let choices = found.prefix(Choice.limit).map { Choice(reading: $0) }
        return found[try await resolver.choice(among: choices, meantBy: Self.words(json), name: name)]
    }

    func entity(
        _ json: JSONValue, of type: any AppEntity.Type, name: String, resolving resolver: any EntityResolving
    ) async throws -> any AppEntity {
        guard
            let words = json.string ?? json["uri"]?.string ?? json["id"]?.string ?? json["title"]?.string
                ?? json.integer.map({ String($0) }), !words.isEmpty
        else {
            if let made = try await made(of: json, as: type) { return made }
            let title = String(localized: type.typeDisplayRepresentation.name).lowercased()
            throw IntentSystemError.unconvertible(
                name: name, value: Self.words(json), expected: "a \(title), by its URI, id or title")
        }
        guard words.hasPrefix(EntityURI.scheme) else {
            return try await resolver.entity(type, meantBy: words, name: name)
        }
        let uri = try EntityURI(words)
        let descriptor = try catalog.entity(named: "\(uri.app)/\(uri.type)")
        guard descriptor.type == type else {
            throw IntentSystemError.unconvertible(
                name: name, value: words, expected: catalog.entity(of: type).title.lowercased())
        }
        return try await EntityFinder(catalog: catalog).entity(at: uri)
    }

    /// The cases that are meant: by raw value, else by a title or synonym, whatever the case, the accents and at last the punctuation.
    private func enumeration(_ json: JSONValue, of type: any AppEnum.Type) -> [any AppEnum] {
        guard let text = json.string ?? json.integer.map({ String($0) }), text.utf8.count <= Self.longestLine else {
            return []
        }
        if let value = type.value(rawText: text) { return [value] }
        for equal in [TextMatch.equal, TextMatch.equalWords] {
            let found = type.caseDescriptions.filter { description in
                ([description.display.title] + description.display.synonyms).contains {
                    equal(String(localized: $0), text)
                } || equal(description.rawValue, text)
            }
            if !found.isEmpty { return found.compactMap { type.value(rawText: $0.rawValue) } }
        }
        return []
    }
}
