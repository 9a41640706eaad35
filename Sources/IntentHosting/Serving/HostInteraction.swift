import AppIntents
import IntentRuntime
import JSON

/// Puts a running intent's questions to whoever asked for the run.
struct HostInteraction: Interaction {
    let line: any HostLine
    /// The app whose entities an answer names.
    let app: String
    let catalog: IntentCatalog

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        let answer = try await line.ask([
            "kind": "value", "question": .string(request.question), "parameter": .string(request.parameter),
            "title": .string(request.title), "expected": .string(request.kind.words),
            "choices": Self.json(request.choices),
        ])
        return answer["value"].map {
            GivenValue(container: WireValue.container($0), app: app, catalog: catalog).json
        }
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        let answer = try await line.ask([
            "kind": "choice", "question": .string(request.question), "parameter": .string(request.parameter),
            "choices": Self.json(request.choices),
        ])
        return answer["index"]?.integer
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        var question: JSONObject = [
            "kind": .string(request.isForeground ? "foreground" : "confirmation"),
            "question": .string(request.question), "isDestructive": .bool(request.isDestructive),
        ]
        question["acceptLabel"] = request.acceptLabel.map { .string($0) }
        question["denyLabel"] = request.denyLabel.map { .string($0) }
        return try await line.ask(.object(question))["yes"]?.bool
    }

    func report(_ progress: ProgressReport) async {
        var event: JSONObject = [:]
        event["fraction"] = progress.fraction.map { .number($0) }
        event["message"] = progress.message.map { .string($0) }
        await line.tell(.object(event))
    }

    private static func json(_ choices: [Choice]) -> JSONValue {
        .array(
            choices.map { choice in
                var members: JSONObject = ["id": .string(choice.id), "title": .string(choice.title)]
                members["subtitle"] = choice.subtitle.map { .string($0) }
                return .object(members)
            })
    }
}
