import AppIntents
import JSON

extension ValueConverter {
    /// A value of one of several types.
    ///
    /// `{"case": value}` says which is meant. A value alone is tried as each of the types: what fits one only is that; text, people and
    /// places, which any words fit, are taken where nothing else fits; what still fits several is offered.
    func union(
        _ json: JSONValue, of type: any UnionIntentValue.Type, name: String, resolving resolver: any EntityResolving
    ) async throws -> any _IntentValue {
        let cases = type.unionCases
        if let members = json.object, members.count == 1, let member = members.first(where: { _ in true }),
            let index = cases.firstIndex(where: { $0.name == member.name })
        {
            let value = try await value(member.value, of: cases[index].type, name: name, resolving: resolver)
            if let made = type._value(ofCase: index, holding: value) { return made }
        }
        if let index = cases.firstIndex(where: { Self.isOwn($0.type, of: json) }),
            let value = plain(json, of: cases[index].type), let made = type._value(ofCase: index, holding: value)
        {
            return made
        }
        let takesAnyWords = cases.contains { Self.takesAnyWords($0.type) }
        var fitting: [(index: Int, value: any _IntentValue)] = []
        for (index, single) in cases.enumerated() where !Self.takesAnyWords(single.type) {
            for value in try await values(
                json, of: single.type, name: name, resolving: resolver, exactly: takesAnyWords)
            {
                fitting.append((index, value))
            }
        }
        if fitting.isEmpty {
            for (index, single) in cases.enumerated() where Self.takesAnyWords(single.type) {
                if let value = plain(json, of: single.type) { fitting.append((index, value)) }
            }
        }
        guard !fitting.isEmpty else {
            throw IntentSystemError.unconvertible(
                name: name, value: Self.words(json), expected: ValueKind(type).words)
        }
        var chosen = 0
        if fitting.count > 1 {
            let choices = fitting.prefix(Choice.limit).map { Choice($0.value, of: cases[$0.index]) }
            chosen = try await resolver.choice(among: choices, meantBy: Self.words(json), name: name)
        }
        guard let made = type._value(ofCase: fitting[chosen].index, holding: fitting[chosen].value) else {
            throw IntentSystemError.unconvertible(
                name: name, value: Self.words(json), expected: ValueKind(type).words)
        }
        return made
    }

    /// Whether JSON has a number of just this type.
    private static func isOwn(_ type: any _IntentValue.Type, of json: JSONValue) -> Bool {
        switch json {
        case .integer: type == Int.self
        case .number: type == Double.self
        case .bool: type == Bool.self
        default: false
        }
    }

    /// Whether any words are a value of the type.
    private static func takesAnyWords(_ type: any _IntentValue.Type) -> Bool {
        switch ValueKind(type) {
        case .text, .person, .personName: true
        default: false
        }
    }

    /// What a value may be as one of the types; nothing where it is none of it.
    ///
    /// - Parameter exactly: Whether words must be an entity's id or title, not only something that it is found by.
    private func values(
        _ json: JSONValue, of type: any _IntentValue.Type, name: String, resolving resolver: any EntityResolving,
        exactly: Bool
    ) async throws -> [any _IntentValue] {
        do {
            if let type = type as? any AppEntity.Type, let words = json.string, !words.hasPrefix(EntityURI.scheme) {
                guard !words.isEmpty else { return [] }
                return try await resolver.finder.entities(type, meantBy: words).filter {
                    !exactly || $0.identifierText == words
                        || TextMatch.equal(String(localized: $0.displayRepresentation.title), words)
                }
            }
            if let found = try? readings(json, of: type), found.count > 1 { return found }
            return [try await value(json, of: type, name: name, resolving: resolver)]
        } catch let error as IntentSystemError {
            switch error {
            case .unconvertible, .notFound: return []
            default: throw error
            }
        }
    }
}

extension Choice {
    /// A value as one of a union's.
    init(_ value: any _IntentValue, of single: UnionCase) {
        let plain = Choice(reading: value)
        self.init(id: plain.id, title: plain.title, subtitle: plain.subtitle ?? String(localized: single.display.title))
    }
}
