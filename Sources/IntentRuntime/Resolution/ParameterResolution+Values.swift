import AppIntents
import JSON

extension ParameterResolution {
    /// The value of a parameter: one that it offers, one of its type, or what its resolvers make of one of another.
    func value(_ json: JSONValue, for parameter: any AnyIntentParameter) async throws -> any _IntentValue {
        let declaration = parameter.declaration
        if let words = json.string, let value = declaration.displayName?.value(meantBy: words) { return value }
        var reading = self
        reading.converter.unit = declaration.unit
        reading.converter.currencyCodes = declaration.currencyCodes
        reading.disambiguationDialog = declaration.requestDisambiguationDialog
        let resolvers = declaration.resolvers + parameter.valueType.defaultResolvers
        let value: any _IntentValue
        if json == .null || (declaration.options == nil && resolvers.isEmpty) {
            value = try await reading.converter.value(
                json, of: parameter.valueType, name: parameter.parameterName, resolving: reading)
        } else {
            // Options that cannot be had are no reason to refuse a value, as long as it is understood without them.
            var options: [ParameterOption] = []
            var failure: (any Error)?
            do {
                options = try await asIntentSystemError { try await declaration.options?.results() ?? [] }
            } catch {
                failure = error
            }
            do {
                value = try await reading.value(
                    json, of: parameter.valueType, for: parameter, offering: options, resolvers: resolvers)
            } catch let error as IntentSystemError {
                guard case .unconvertible = error, let failure else { throw error }
                throw failure
            }
        }
        try ParameterLimits(parameter: parameter).check(value, json)
        return value
    }

    /// The value for a parameter that nobody gave one, where its provider has one.
    ///
    /// - Throws: ``IntentSystemError`` where the one entity that there is cannot be got: to ask for it would say that there is a choice.
    func providedDefault(for parameter: any AnyIntentParameter) async throws -> (any _IntentValue)? {
        var type = parameter.valueType
        if let optional = type as? any OptionalIntentValue.Type { type = optional.wrappedType }
        if let unique = type as? any UniqueAppEntity.Type, !parameter.isOptional {
            // Where there is only one there is nothing to ask.
            return try await finder.suggestions(unique).first
        }
        guard let value = await parameter.declaration.options?.defaultResult() else { return nil }
        guard let list = type as? any SequenceIntentValue.Type, !(value is any SequenceIntentValue) else {
            return value
        }
        return list.make([value])
    }

    private func value(
        _ json: JSONValue, of type: any _IntentValue.Type, for parameter: any AnyIntentParameter,
        offering options: [ParameterOption], resolvers: [any Resolver]
    ) async throws -> any _IntentValue {
        if let optional = type as? any OptionalIntentValue.Type {
            return try await value(
                json, of: optional.wrappedType, for: parameter, offering: options, resolvers: resolvers)
        }
        if let list = type as? any SequenceIntentValue.Type {
            var elements: [any _IntentValue] = []
            for element in json.array ?? [json] {
                elements.append(
                    try await value(
                        element, of: list.elementType, for: parameter, offering: options, resolvers: resolvers))
            }
            if let made = list.make(elements) { return made }
        }
        if let words = json.string, let option = option(meantBy: words, among: options) { return option.value }
        do {
            return try await converter.value(json, of: type, name: parameter.parameterName, resolving: self)
        } catch let error as IntentSystemError {
            guard case .unconvertible = error else { throw error }
            // What makes the parameter's own values first: the others are only steps on the way to them.
            for resolver in resolvers where resolver.outputType == type || resolver.outputType == parameter.valueType {
                if let made = try await value(json, from: resolver, among: resolvers, for: parameter) { return made }
            }
            throw error
        }
    }

    /// The option that words name: by its id, or by a title that no other has.
    private func option(meantBy words: String, among options: [ParameterOption]) -> ParameterOption? {
        let choices = options.map { (option: $0, choice: Choice($0)) }
        if let exact = choices.first(where: { $0.choice.id == words }) { return exact.option }
        let titled = choices.filter { TextMatch.equal($0.choice.title, words) }
        return titled.count == 1 ? titled[0].option : nil
    }

    /// What a resolver makes of a value of the type that it takes, or of what another resolver makes for it; `nil` where it is none, or
    /// the resolver makes nothing of it.
    private func value(
        _ json: JSONValue, from resolver: any Resolver, among resolvers: [any Resolver],
        for parameter: any AnyIntentParameter
    ) async throws -> (any _IntentValue)? {
        let input: any _IntentValue
        do {
            input = try await converter.value(
                json, of: resolver.inputType, name: parameter.parameterName, resolving: self)
        } catch let error as IntentSystemError {
            guard case .unconvertible = error else { throw error }
            // Each resolver stands in a chain once, so that a chain ends.
            let others = resolvers.filter { AnyHashable($0) != AnyHashable(resolver) }
            for other in others where other.outputType == resolver.inputType {
                guard let step = try await value(json, from: other, among: others, for: parameter) else { continue }
                return try await asIntentSystemError { try await resolver.resolveErased(from: step, for: parameter) }
            }
            return nil
        }
        return try await asIntentSystemError { try await resolver.resolveErased(from: input, for: parameter) }
    }
}
