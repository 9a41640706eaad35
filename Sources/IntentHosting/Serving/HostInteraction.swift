import AppIntents
import IntentRuntime
import JSON

/// Puts a running intent's questions to whoever asked for the run.
struct HostInteraction: Interaction {
    let line: any HostLine
    /// The app whose entities an answer names.
    let app: String
    let catalog: IntentCatalog
    /// Whether the words are the person's own, who is asked for others where they will not do.
    var takesCorrections = false

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        let answer = try await line.ask(ForwardedQuestion.value(request).json)
        // From one that knows no types the value comes as a person would give it.
        if let json = answer["json"] { return json }
        return answer["value"].map {
            GivenValue(container: WireValue.container($0), app: app, catalog: catalog).json
        }
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        try await line.ask(ForwardedQuestion.choice(request).json)["index"]?.integer
    }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? {
        try await line.ask(ForwardedQuestion.confirmation(request).json)["yes"]?.bool
    }

    func report(_ progress: ProgressReport) async {
        await line.tell(progress.json)
    }
}
