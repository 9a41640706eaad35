import AppIntents

/// The running intent's way to the person. The clock of the run stands still while the person thinks.
struct RunSession: IntentRequests {
    let run: IntentRun
    let clock: RunClock
    var isLowConfidence: Bool { run.isLowConfidence }
    /// What the intent was admitted for.
    let request: AdmissionRequest

    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any _IntentValue {
        try await clock.pausing { try await run.resolution.ask(for: parameter, dialog: dialog) }
    }

    func requestChoice(
        for parameter: any AnyIntentParameter, among values: [any _IntentValue], dialog: IntentDialog?
    ) async throws -> Int {
        let title = String(localized: parameter.title)
        let choices = values.map { Choice(value: $0) }
        let request = ChoiceRequest(
            question: dialog.map { String(localized: $0.full) } ?? "Which \(title)?",
            parameter: parameter.parameterName, choices: choices)
        let index = try await clock.pausing { try await run.resolution.interaction.requestChoice(request) }
        guard let index, values.indices.contains(index) else {
            throw IntentSystemError.ambiguous(parameter: parameter.parameterName, words: title, choices: choices)
        }
        return index
    }

    func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int {
        let question = dialog.map { String(localized: $0.full) } ?? "Which?"
        let choices = options.map { option in
            let title = String(localized: option.title)
            return Choice(id: title, title: title, subtitle: nil)
        }
        let request = ChoiceRequest(question: question, parameter: "choice", choices: choices)
        guard let index = try await clock.pausing({ try await run.resolution.interaction.requestChoice(request) })
        else {
            throw IntentCancellation.nobodyToAsk(question)
        }
        return index
    }

    func requestConfirmation(_ dialog: IntentDialog) async throws {
        try await confirm(ConfirmationRequest(question: String(localized: dialog.full), isDestructive: false))
    }

    func requestForeground(_ dialog: IntentDialog) async throws {
        try await confirm(
            ConfirmationRequest(question: String(localized: dialog.full), isDestructive: false, isForeground: true))
    }

    func requestConfirmation(_ dialog: IntentDialog, action: ConfirmationActionName) async throws {
        try await confirm(
            ConfirmationRequest(
                question: String(localized: dialog.full), isDestructive: action.isDestructive,
                acceptLabel: String(localized: action.acceptLabel), denyLabel: String(localized: action.denyLabel)))
    }

    private func confirm(_ question: ConfirmationRequest) async throws {
        let answer = try await clock.pausing {
            try await run.system.gatekeeper.confirm(question, of: request, through: run.resolution.interaction)
        }
        switch answer {
        case true?: return
        case false?: throw IntentCancellation.declined(question.question)
        case nil: throw IntentCancellation.nobodyToAsk(question.question)
        }
    }
}
