import JSON

/// A question of an intent's that runs in another process, on its way to the person.
package enum ForwardedQuestion: Sendable {
    /// A question for a value.
    case value(ValueRequest)
    /// A question which of several things is meant.
    case choice(ChoiceRequest)
    /// A question to be answered with yes or no.
    case confirmation(ConfirmationRequest)

    /// The question as JSON.
    package var json: JSONValue {
        switch self {
        case .value(let request):
            return [
                "kind": "value", "question": .string(request.question), "parameter": .string(request.parameter),
                "title": .string(request.title), "expected": .string(request.kind.words), "value": request.kind.json,
                "choices": .array(request.choices.map(\.json)),
            ]
        case .choice(let request):
            return [
                "kind": "choice", "question": .string(request.question), "parameter": .string(request.parameter),
                "choices": .array(request.choices.map(\.json)),
            ]
        case .confirmation(let request):
            var members: JSONObject = [
                "kind": .string(request.isForeground ? "foreground" : "confirmation"),
                "question": .string(request.question), "isDestructive": .bool(request.isDestructive),
            ]
            members["acceptLabel"] = request.acceptLabel.map { .string($0) }
            members["denyLabel"] = request.denyLabel.map { .string($0) }
            return .object(members)
        }
    }

    /// Reads a question.
    ///
    /// - Parameters:
    ///   - json: What ``json`` gave.
    ///   - app: The app that asks.
    /// - Throws: ``IntentSystemError/failed(_:)`` where it is none.
    package init(json: JSONValue, of app: AppDescriptor) throws(IntentSystemError) {
        let reader = CatalogReader(json, of: app)
        func choices() throws(IntentSystemError) -> [Choice] {
            try reader.list("choices") { reader throws(IntentSystemError) in
                guard let choice = Choice(json: reader.json) else { throw reader.failure("is no choice") }
                return choice
            }
        }
        switch json["kind"]?.string {
        case "value":
            self = .value(
                ValueRequest(
                    question: try reader.text("question"), parameter: try reader.text("parameter"),
                    title: try reader.text("title"), kind: try ValueKind(reader.member("value")),
                    choices: try choices()))
        case "choice":
            self = .choice(
                ChoiceRequest(
                    question: try reader.text("question"), parameter: try reader.text("parameter"),
                    choices: try choices()))
        case "confirmation", "foreground":
            self = .confirmation(
                ConfirmationRequest(
                    question: try reader.text("question"), isDestructive: try reader.flag("isDestructive"),
                    acceptLabel: try reader.textIfAny("acceptLabel"), denyLabel: try reader.textIfAny("denyLabel"),
                    isForeground: json["kind"] == "foreground"))
        default: throw reader.failure("kind", "must be 'value', 'choice', 'confirmation' or 'foreground'")
        }
    }

    /// Puts the question to the person.
    ///
    /// - Parameter interaction: The way to the person.
    /// - Returns: The answer, for the process that asks; `null` where nobody can be asked.
    package func answer(through interaction: any Interaction) async throws -> JSONValue {
        switch self {
        case .value(let request): try await interaction.requestValue(request).map { ["json": $0] } ?? .null
        case .choice(let request): try await interaction.requestChoice(request).map { ["index": .integer($0)] } ?? .null
        case .confirmation(let request): try await interaction.confirm(request).map { ["yes": .bool($0)] } ?? .null
        }
    }
}

extension ProgressReport {
    /// How far a run is, for another process.
    package var json: JSONValue {
        var event: JSONObject = [:]
        event["fraction"] = fraction.map { .number($0) }
        event["message"] = message.map { .string($0) }
        return .object(event)
    }

    /// Reads how far a run of another process is.
    package init(json: JSONValue) {
        self.init(fraction: json["fraction"]?.double.map { min(max($0, 0), 1) }, message: json["message"]?.string)
    }
}
