import AppIntents
import JSON

/// Reads values for parameters of an intent in another process, of which only the declarations are known.
struct RemoteFilling {
    let system: IntentSystem
    let intent: IntentDescriptor
    let interaction: any Interaction

    /// The value for a parameter.
    ///
    /// - Parameters:
    ///   - given: What was given; `nil` to have the person asked.
    ///   - parameter: The parameter.
    func value(_ given: JSONValue?, for parameter: ParameterDescriptor) async throws -> FilledValue {
        if let given, given != .null { return try await read(given, for: parameter) }
        let offer = try await system.choices(for: parameter.name, of: intent, matching: "", limit: Choice.limit)
        let request = ValueRequest(
            question: "\(parameter.title)?", parameter: parameter.name, title: parameter.title, kind: parameter.kind,
            choices: offer.choices)
        guard let answer = try await interaction.requestValue(request), answer != .null else {
            throw IntentSystemError.missingValue(
                intent: intent.name, parameter: parameter.name, title: parameter.title, expected: parameter.kind.words,
                choices: offer.choices)
        }
        return try await read(answer, for: parameter)
    }

    private func read(_ given: JSONValue, for parameter: ParameterDescriptor) async throws -> FilledValue {
        var kind = parameter.kind
        if case .list(let element) = kind, given.array == nil { kind = element }
        let words = given.string ?? given.text
        switch kind {
        case .entity(let app, let type):
            let entity = try await self.entity("\(app)/\(type)", meantBy: words, for: parameter)
            return FilledValue(parameter, .string(entity.id), words: entity.title, entities: [entity.id])
        case .enumeration(let app, let type):
            let cases = try system.catalog.enumeration(named: "\(app)/\(type)").cases
            let found =
                cases.first { $0.rawValue == words } ?? cases.first { TextMatch.equal($0.title, words) }
                ?? cases.first { TextMatch.equalWords($0.title, words) }
            guard let found else {
                throw IntentSystemError.unconvertible(
                    name: parameter.name, value: ValueConverter.words(given),
                    expected: cases.map { "'\($0.rawValue)'" }.listed("or"))
            }
            return FilledValue(parameter, .string(found.rawValue), words: found.title)
        case .boolean, .integer, .number, .text, .date, .dateComponents, .url:
            let readings = try DeclaredValue.readings(given, as: kind, name: parameter.name)
            var index = 0
            if readings.count > 1 { index = try await choose(among: readings.map(\.choice), words, for: parameter) }
            return FilledValue(parameter, readings[index].json, words: readings[index].choice.title)
        default: return FilledValue(parameter, given, words: words)
        }
    }

    /// The one entity that words mean: by its URI, by its very title, or as the only one found.
    private func entity(
        _ type: String, meantBy words: String, for parameter: ParameterDescriptor
    ) async throws -> Choice {
        if words.hasPrefix(EntityURI.scheme) {
            let record = try await system.entity(at: words)
            return Choice(id: record.uri, title: record.title, subtitle: record.subtitle)
        }
        let found = try await system.find(FindRequest(entity: type, text: words, limit: Choice.limit))
        let choices = found.records.map { Choice(id: $0.uri, title: $0.title, subtitle: $0.subtitle) }
        let titled = choices.filter { TextMatch.equal($0.title, words) }
        if titled.count == 1 { return titled[0] }
        let meant = titled.isEmpty ? choices : titled
        guard let first = meant.first else {
            throw IntentSystemError.notFound(
                type: try system.catalog.entity(named: type).title.lowercased(), words: words)
        }
        return meant.count == 1 ? first : meant[try await choose(among: meant, words, for: parameter)]
    }

    private func choose(
        among choices: [Choice], _ words: String, for parameter: ParameterDescriptor
    ) async throws -> Int {
        let request = ChoiceRequest(question: "Which '\(words)'?", parameter: parameter.name, choices: choices)
        guard let index = try await interaction.requestChoice(request), choices.indices.contains(index) else {
            throw IntentSystemError.ambiguous(parameter: parameter.name, words: words, choices: choices)
        }
        return index
    }
}
