import AppIntents
import JSON

extension ValueConverter {
    /// How many texts of a list may be words; where more are given, each is an id.
    private static let mostWords = Choice.limit

    /// A collection of entities, of which nobody asks the query as long as ids are given.
    ///
    /// A URI, an `id` and what is written as an id is one are taken as they are, were there a hundred thousand. Where any text may
    /// be an id, each text of a short list is looked for as words first.
    func collection(
        _ json: JSONValue, of type: any EntityCollectionValue.Type, name: String,
        resolving resolver: any EntityResolving
    ) async throws -> any _IntentValue {
        let elements = json.array ?? [json]
        let mayBeWords = elements.count <= Self.mostWords
        let takesAnyText = type.takesAnyText
        let uri = EntityURI(of: type.entityType, identifierText: "")
        var identifiers: [String] = []
        identifiers.reserveCapacity(elements.count)
        for element in elements {
            if let text = element.string ?? element["uri"]?.string, text.hasPrefix(EntityURI.scheme) {
                identifiers.append(try identifier(ofURI: text, like: uri, type: type, name: name))
                continue
            }
            let text = element["id"]?.string ?? (element["id"] ?? element).integer.map { String($0) }
            if let text, type.isIdentifier(text) {
                identifiers.append(text)
            } else if let text = element.string, type.isIdentifier(text), !(takesAnyText && mayBeWords) {
                identifiers.append(text)
            } else {
                identifiers.append(try await found(element, of: type, name: name, resolving: resolver))
            }
        }
        if let value = type.make(identifierTexts: identifiers) { return value }
        throw IntentSystemError.unconvertible(
            name: name, value: Self.words(json), expected: ValueKind(type).words)
    }

    private func identifier(
        ofURI text: String, like uri: EntityURI, type: any EntityCollectionValue.Type, name: String
    ) throws -> String {
        let given = try EntityURI(text)
        var isOfType = given.app == uri.app && given.type == uri.type
        // It may be named by another of its names.
        if !isOfType { isOfType = try catalog.entity(named: "\(given.app)/\(given.type)").type == type.entityType }
        guard isOfType, type.isIdentifier(given.id) else {
            throw IntentSystemError.unconvertible(
                name: name, value: text, expected: catalog.entity(of: type.entityType).title.lowercased())
        }
        return given.id
    }

    /// The id of the entity that words mean; words that find nothing may still be an id.
    private func found(
        _ json: JSONValue, of type: any EntityCollectionValue.Type, name: String,
        resolving resolver: any EntityResolving
    ) async throws -> String {
        do {
            return try await entity(json, of: type.entityType, name: name, resolving: resolver).identifierText
        } catch let error as IntentSystemError {
            guard case .notFound = error, let text = json.string, type.isIdentifier(text) else { throw error }
            return text
        }
    }
}
