import JSON

/// The way to a person who is not there.
struct NobodyToAsk: Interaction {
    func requestValue(_ request: ValueRequest) async throws -> JSONValue? { nil }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? { nil }

    func confirm(_ request: ConfirmationRequest) async throws -> Bool? { nil }

    func report(_ progress: ProgressReport) async {}
}
