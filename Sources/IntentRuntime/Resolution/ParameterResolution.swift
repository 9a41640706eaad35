import AppIntents
import JSON

/// Gives an intent's parameters their values: what was given, defaults, and what the person answers.
struct ParameterResolution: EntityResolving {
    /// How often a question is put again where the answer will not do.
    private static let rounds = 2

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
                let value = try await value(json, for: parameter)
                guard parameter.set(value) else { throw unfit(json, parameter) }
            } else if parameter.current == nil, parameter.anyDefault == nil,
                let value = await providedDefault(for: parameter), parameter.set(value)
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

    /// Asks the person for a value until one will do.
    func ask(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any _IntentValue {
        let kind = ValueKind(parameter.valueType).inUnit(parameter.declaration.unit)
        let title = String(localized: parameter.title)
        let choices = try await choices(for: parameter)
        let dialog = dialog ?? parameter.declaration.requestValueDialog
        let question = dialog.map { String(localized: $0.full) } ?? "\(title)?"
        var complaint: String?
        for _ in 0...Self.rounds {
            let request = ValueRequest(
                question: complaint.map { "\($0)\n\(question)" } ?? question, parameter: parameter.parameterName,
                title: title, kind: kind, choices: choices)
            guard let answer = try await interaction.requestValue(request) else { break }
            do {
                return try await value(answer, for: parameter)
            } catch let error as IntentSystemError {
                complaint = "\(error)"
            }
        }
        throw IntentSystemError.missingValue(
            intent: intent.name, parameter: parameter.parameterName, title: title, expected: kind.words,
            choices: choices)
    }

    /// The values that a person may choose from.
    private func choices(for parameter: any AnyIntentParameter) async throws -> [Choice] {
        var type = parameter.valueType
        if let optional = type as? any OptionalIntentValue.Type { type = optional.wrappedType }
        if let list = type as? any SequenceIntentValue.Type { type = list.elementType }
        if let options = parameter.declaration.options {
            return try await asIntentSystemError { try await options.results() }.prefix(Choice.limit).map { Choice($0) }
        }
        return try await choices(of: type, supported: parameter.declaration.supportedValues)
    }

    private func choices(of type: any _IntentValue.Type, supported: [String]?) async throws -> [Choice] {
        switch type {
        case let type as any UnionIntentValue.Type:
            var choices: [Choice] = []
            for single in type.unionCases {
                choices += try await self.choices(of: single.type, supported: nil).map {
                    Choice(
                        id: $0.id, title: $0.title, subtitle: $0.subtitle ?? String(localized: single.display.title))
                }
            }
            return Array(choices.prefix(Choice.limit))
        case let type as any AppEnum.Type:
            return type.caseDescriptions.filter { supported?.contains($0.rawValue) ?? true }.map {
                Choice(id: $0.rawValue, title: String(localized: $0.display.title), subtitle: nil)
            }
        case let type as any AppEntity.Type: return Choice.list(of: try await finder.suggestions(type))
        default: return []
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
