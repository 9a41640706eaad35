import AppIntents
import JSON

extension IntentSystem {
    /// How many entities are looked through for ids that go on from what was typed.
    private static let mostLookedThrough = 1000

    /// What a parameter of an intent may be given: what its provider offers, its enum's cases, its entities.
    ///
    /// - Parameters:
    ///   - name: The parameter's name.
    ///   - intent: The intent.
    ///   - text: What was typed so far; with an empty text, what the apps suggest.
    ///   - arguments: What other parameters were given, for what depends on them; what cannot be read of it is passed over.
    ///   - limit: How many choices are wanted at most.
    /// - Returns: The choices; none for what nobody can know beforehand, as a text.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    public func choices(
        for name: String, of intent: IntentDescriptor, matching text: String, beside arguments: JSONObject = [:],
        limit: Int
    ) async throws -> ParameterChoices {
        guard let declared = intent.parameters.first(where: { $0.name == name }) else {
            throw IntentSystemError.unknownParameter(
                intent: intent.name, name: name, known: intent.parameters.map(\.name))
        }
        guard let type = intent.type else {
            // An app that was built before this was asked for knows no such request.
            let told = try? await connection(to: intent.app).choices(
                for: name, of: intent.identifier, matching: text, beside: arguments, limit: limit)
            try Task.checkCancellation()
            if let told { return told }
            return try await choices(of: declared.kind, matching: text, limit: limit)
        }
        let filled = type.init()
        let parameters = filled.parameters
        return try await IntentBeingFilled.$current.withValue(filled) {
            let resolution = ParameterResolution(
                intent: intent, finder: EntityFinder(catalog: catalog), converter: ValueConverter(catalog: catalog),
                interaction: NobodyToAsk())
            for other in parameters where other.parameterName != name {
                guard let given = arguments[other.parameterName] else { continue }
                if let value = try? await resolution.value(given, for: other) { _ = other.set(value) }
            }
            try Task.checkCancellation()
            guard let parameter = parameters.first(where: { $0.parameterName == name }) else { return .none }
            if let options = parameter.declaration.options {
                let all = try await asIntentSystemError { try await options.results() }.map { Choice($0) }
                return ParameterChoices(
                    of: all, matching: text, limit: limit, areContent: options.providerType != nil)
            }
            return try await choices(
                of: declared.kind, matching: text, limit: limit, supported: parameter.declaration.supportedValues)
        }
    }

    /// The entities of a type that go on from what was typed, by their titles or by their ids.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - text: What was typed so far.
    ///   - limit: How many are wanted at most.
    /// - Returns: The entities as choices, whose ids are URIs.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    public func choices(
        of type: EntityDescriptor, matchingTitleOrID text: String, limit: Int
    ) async throws -> ParameterChoices {
        let found = try await entities(of: type, matching: text, limit: limit)
        guard !text.isEmpty, found.choices.count < limit else { return found }
        let known = Set(found.choices.map(\.id))
        let listed = try await entities(of: type, matching: "", limit: Self.mostLookedThrough)
        let byID = listed.choices.filter { choice in
            !known.contains(choice.id) && (try? EntityURI(choice.id)).map { TextMatch.contains($0.id, text) } ?? false
        }
        let others = ParameterChoices(
            choices: byID, total: listed.hasMore ? nil : byID.count, hasMore: listed.hasMore, areContent: true)
        return found.adding(others, limit: limit)
    }

    private func choices(
        of kind: ValueKind, matching text: String, limit: Int, supported: [String]? = nil
    ) async throws -> ParameterChoices {
        switch kind {
        case .boolean:
            let both = ["true", "false"].map { Choice(id: $0, title: $0, subtitle: nil) }
            return ParameterChoices(of: both, matching: text, limit: limit, areContent: false)
        case .enumeration(let app, let type):
            let cases = try catalog.enumeration(named: "\(app)/\(type)").cases
                .filter { supported?.contains($0.rawValue) ?? true }
            return ParameterChoices(
                of: cases.map { Choice(id: $0.rawValue, title: $0.title, subtitle: nil) }, matching: text, limit: limit,
                areContent: false)
        case .entity(let app, let type):
            return try await entities(of: catalog.entity(named: "\(app)/\(type)"), matching: text, limit: limit)
        case .list(let element):
            return try await choices(of: element, matching: text, limit: limit, supported: supported)
        case .union(_, let cases):
            var all = ParameterChoices.none
            for single in cases {
                all = all.adding(try await choices(of: single.kind, matching: text, limit: limit), limit: limit)
            }
            return all
        default: return .none
        }
    }

    /// Entities by words, or those that the app suggests; where words find none, the suggestions whose titles hold them.
    private func entities(
        of descriptor: EntityDescriptor, matching text: String, limit: Int
    ) async throws -> ParameterChoices {
        let name = "\(descriptor.app.id)/\(descriptor.typeName)"
        guard let type = descriptor.type else {
            let found = try await find(FindRequest(entity: name, text: text.isEmpty ? nil : text, limit: limit))
            let choices = found.records.map { Choice(id: $0.uri, title: $0.title, subtitle: $0.subtitle) }
            let hasMore = found.nextOffset != nil
            return ParameterChoices(
                choices: choices, total: hasMore ? nil : choices.count, hasMore: hasMore, areContent: true)
        }
        let finder = EntityFinder(catalog: catalog)
        if !text.isEmpty {
            let found = try await finder.find(FindRequest(entity: name, text: text, limit: limit))
            if !found.entities.isEmpty {
                let hasMore = found.nextOffset != nil
                return ParameterChoices(
                    choices: found.entities.map { Choice($0) }, total: hasMore ? nil : found.entities.count,
                    hasMore: hasMore, areContent: true)
            }
        }
        let suggested = try await finder.suggestions(type).map { Choice($0) }
        return ParameterChoices(of: suggested, matching: text, limit: limit, areContent: true)
    }
}
