import AppIntents

/// The running intent's way to the person. The clock of the run stands still while the person thinks.
struct RunSession: IntentRequests {
    let resolution: ParameterResolution
    let clock: RunClock

    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any _IntentValue {
        try await clock.pausing { try await resolution.ask(for: parameter, dialog: dialog) }
    }

    func requestChoice(
        for parameter: any AnyIntentParameter, among values: [any _IntentValue], dialog: IntentDialog?
    ) async throws -> Int {
        let title = String(localized: parameter.title)
        let choices = values.map { Choice(value: $0) }
        let request = ChoiceRequest(
            question: dialog.map { String(localized: $0.full) } ?? "Which \(title)?",
            parameter: parameter.parameterName, choices: choices)
        let index = try await clock.pausing { try await resolution.interaction.requestChoice(request) }
        guard let index, values.indices.contains(index) else {
            throw IntentSystemError.ambiguous(parameter: parameter.parameterName, words: title, choices: choices)
        }
        return index
    }

    func requestConfirmation(_ dialog: IntentDialog) async throws {
        let question = String(localized: dialog.full)
        let answer = try await clock.pausing {
            try await resolution.interaction.confirm(ConfirmationRequest(question: question, isDestructive: false))
        }
        switch answer {
        case true?: return
        case false?: throw IntentCancellation.declined(question)
        case nil: throw IntentCancellation.nobodyToAsk(question)
        }
    }
}
