import AppIntents
import JSON

/// Gives an intent's parameters their values: what was given, defaults, and what the person answers.
struct ParameterResolution: EntityResolving {
    let intent: IntentDescriptor
    let finder: EntityFinder
    var converter: ValueConverter
    let interaction: any Interaction
    /// What is asked where words may mean several things, for the parameter that is being read.
    var disambiguationDialog: IntentDialog?

    /// Sets all parameters, in the order of declaration.
    func resolve(_ parameters: [any AnyIntentParameter], arguments: JSONObject) async throws {
        let given = try named(arguments, parameters)
        for parameter in parameters {
            if let json = given[parameter.parameterName], json != .null {
                let value = try await self.given(json, for: parameter)
                guard parameter.set(value) else { throw unfit(json, parameter) }
            } else if parameter.current == nil, parameter.anyDefault == nil,
                let value = try await providedDefault(for: parameter), parameter.set(value)
            {
                continue
            } else if parameter.current == nil, !parameter.isOptional, parameter.anyDefault == nil {
                if EmptyList.isMeant(for: parameter, schema: intent.schema) {
                    _ = parameter.set(try await value([], for: parameter))
                } else {
                    _ = parameter.set(try await ask(for: parameter, dialog: nil))
                }
            }
        }
    }

    /// The arguments under the parameters' own names.
    private func named(
        _ arguments: JSONObject, _ parameters: [any AnyIntentParameter]
    ) throws -> [String: JSONValue] {
        let names = parameters.map(\.parameterName)
        var given: [String: JSONValue] = [:]
        for (name, value) in arguments {
            guard
                let known = names.first(where: { $0 == name })
                    ?? names.first(where: { $0.lowercased() == name.lowercased() })
            else { throw IntentSystemError.unknownParameter(intent: intent.name, name: name, known: names) }
            given[known] = value
        }
        return given
    }

    private func unfit(_ json: JSONValue, _ parameter: any AnyIntentParameter) -> IntentSystemError {
        .unconvertible(
            name: parameter.parameterName, value: ValueConverter.words(json),
            expected: ValueKind(parameter.valueType).words)
    }

    /// The value that was given; where it fits nothing and is the person's own, the one that they give instead.
    ///
    /// One of several is not asked for anew: the answer would stand for all of them.
    private func given(_ json: JSONValue, for parameter: any AnyIntentParameter) async throws -> any _IntentValue {
        do {
            return try await value(json, for: parameter)
        } catch let error as IntentSystemError {
            guard interaction.takesCorrections, json.string != nil || json.array?.count == 1 else { throw error }
            switch error {
            case .notFound, .unconvertible: return try await ask(for: parameter, insteadOf: error)
            default: throw error
            }
        }
    }

    /// Which of several things words mean: the one that the person chooses.
    func choice(among choices: [Choice], meantBy words: String, name: String) async throws -> Int {
        let question = disambiguationDialog.map { String(localized: $0.full) } ?? "Which '\(words)'?"
        let request = ChoiceRequest(question: question, parameter: name, choices: choices)
        guard let index = try await interaction.requestChoice(request), choices.indices.contains(index) else {
            throw IntentSystemError.ambiguous(parameter: name, words: words, choices: choices)
        }
        return index
    }
}

extension Choice {
    /// What a parameter offers as a choice, in the words that its provider gives it.
    init(_ option: ParameterOption) {
        let plain = Choice(value: option.value)
        self.init(
            id: plain.id, title: option.display.map { String(localized: $0.title) } ?? plain.title,
            subtitle: (option.display?.subtitle ?? option.section).map { String(localized: $0) } ?? plain.subtitle)
    }

    /// A value as a choice.
    init(value: any _IntentValue) {
        switch value {
        case let entity as any AppEntity: self.init(entity)
        case let value as any AppEnum:
            self.init(id: value.rawText, title: String(localized: value.displayRepresentation.title), subtitle: nil)
        default:
            let text = ValueWords.describe(value)
            self.init(id: text, title: text, subtitle: nil)
        }
    }
}
