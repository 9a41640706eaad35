import JSON

/// A way to the person that notes the answers by which one run differs from another of the same request.
struct NotingInteraction: Interaction {
    let interaction: any Interaction
    let claim: RunClaim

    var takesCorrections: Bool { interaction.takesCorrections }

    var isOver: Bool { interaction.isOver }

    func requestValue(_ request: ValueRequest) async throws -> JSONValue? {
        let answer = try await interaction.requestValue(request)
        if let answer { claim.note([.string(request.parameter), answer]) }
        return answer
    }

    func requestChoice(_ request: ChoiceRequest) async throws -> Int? {
        let index = try await interaction.requestChoice(request)
        if let index, request.choices.indices.contains(index) {
            claim.note([.string(request.parameter), .string(request.choices[index].id)])
        }
        return index
    }

    // A yes or no is no part of the request: without a yes nothing is done.
    func confirm(_ request: ConfirmationRequest) async throws -> Bool? { try await interaction.confirm(request) }

    func willPerform(isLong: Bool) async { await interaction.willPerform(isLong: isLong) }

    func report(_ progress: ProgressReport) async { await interaction.report(progress) }
}
