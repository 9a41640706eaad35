import AppIntents
import JSON

extension ParameterResolution {
    /// How many answers may fail before the person is asked to choose.
    private static let rounds = 2

    /// Asks the person for a value: twice for an answer, then, where it is known what there is, for a choice of it.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - dialog: The question, where the app has one of its own.
    /// - Throws: ``IntentSystemError/missingValue(intent:parameter:title:expected:choices:)`` where nobody answers, or no answer will do.
    func ask(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any _IntentValue {
        try await answer(for: parameter, dialog: dialog, failed: nil)
    }

    /// Asks the person for another value than the one that they gave.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - error: Why the value that was given will not do.
    /// - Throws: The error where nobody answers, or no answer will do.
    func ask(
        for parameter: any AnyIntentParameter, insteadOf error: IntentSystemError
    ) async throws -> any _IntentValue {
        try await answer(for: parameter, dialog: nil, failed: error)
    }

    private func answer(
        for parameter: any AnyIntentParameter, dialog: IntentDialog?, failed first: IntentSystemError?
    ) async throws -> any _IntentValue {
        let kind = ValueKind(parameter.valueType).inUnit(parameter.declaration.unit)
        let title = String(localized: parameter.title)
        let offer: Offer
        do {
            offer = try await self.offer(for: parameter)
        } catch {
            throw first ?? error
        }
        let dialog = dialog ?? parameter.declaration.requestValueDialog
        let question = dialog.map { String(localized: $0.full) } ?? "\(title)?"
        var complaint = first.map { "\($0)" }
        for round in (first == nil ? 0 : 1)...Self.rounds {
            let words = complaint.map { "\($0)\n\(question)" } ?? question
            let answer: JSONValue?
            if round == Self.rounds, !offer.choices.isEmpty {
                // Words have failed: what there is can only be chosen, so that the questions end.
                let request = ChoiceRequest(
                    question: offer.more == 0 ? words : "\(words) (\(offer.more) more are not shown)",
                    parameter: parameter.parameterName, choices: offer.choices)
                let index = try await interaction.requestChoice(request)
                answer = index.flatMap { offer.choices.indices.contains($0) ? .string(offer.choices[$0].id) : nil }
            } else {
                var request = ValueRequest(
                    question: words, parameter: parameter.parameterName, title: title, kind: kind,
                    choices: offer.choices)
                request.minimum = parameter.declaration.minimum
                request.maximum = parameter.declaration.maximum
                answer = try await interaction.requestValue(request)
            }
            guard let answer else { break }
            do {
                return try await value(answer, for: parameter)
            } catch let error as IntentSystemError {
                complaint = "\(error)"
            }
        }
        throw first
            ?? IntentSystemError.missingValue(
                intent: intent.name, parameter: parameter.parameterName, title: title, expected: kind.words,
                choices: offer.choices)
    }

    // MARK: What there is to choose from

    /// The first of the values that a person may choose from, and how many there are beyond them.
    private struct Offer {
        var choices: [Choice] = []
        var more = 0

        init() {}

        init<Values: Collection>(_ values: Values, _ choice: (Values.Element) -> Choice) {
            choices = values.prefix(Choice.limit).map(choice)
            more = values.count - choices.count
        }
    }

    private func offer(for parameter: any AnyIntentParameter) async throws -> Offer {
        var type = parameter.valueType
        if let optional = type as? any OptionalIntentValue.Type { type = optional.wrappedType }
        if let list = type as? any SequenceIntentValue.Type { type = list.elementType }
        if let collection = type as? any EntityCollectionValue.Type { type = collection.entityType }
        if let options = parameter.declaration.options {
            return Offer(try await asIntentSystemError { try await options.results() }) { Choice($0) }
        }
        return try await offer(of: type, supported: parameter.declaration.supportedValues)
    }

    private func offer(of type: any _IntentValue.Type, supported: [String]?) async throws -> Offer {
        switch type {
        case let type as any UnionIntentValue.Type:
            var all = Offer()
            for single in type.unionCases {
                let one = try await offer(of: single.type, supported: nil)
                let room = Choice.limit - all.choices.count
                all.choices += one.choices.prefix(room).map {
                    Choice(
                        id: $0.id, title: $0.title, subtitle: $0.subtitle ?? String(localized: single.display.title))
                }
                all.more += one.more + max(0, one.choices.count - room)
            }
            return all
        case let type as any AppEnum.Type:
            return Offer(type.caseDescriptions.filter { supported?.contains($0.rawValue) ?? true }) {
                Choice(id: $0.rawValue, title: String(localized: $0.display.title), subtitle: nil)
            }
        case let type as any AppEntity.Type: return Offer(try await finder.suggestions(type)) { Choice($0) }
        default: return Offer()
        }
    }
}
