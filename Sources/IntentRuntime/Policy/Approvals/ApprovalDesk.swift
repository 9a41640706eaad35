import Foundation
import JSON

/// Asks the person outside whoever wants a run, and waits a while for the answer.
public struct ApprovalDesk: Sendable {
    /// How long an answer is waited for.
    public static let defaultPatience: Duration = .seconds(30)

    /// How often the store is looked at, which another process writes to.
    private static let interval: Duration = .milliseconds(200)

    let store: any ApprovalStore
    let notice: (any ApprovalNotice)?
    let patience: Duration

    /// Makes a desk.
    ///
    /// - Parameters:
    ///   - store: Where approvals are asked for and given.
    ///   - notice: What tells the person.
    ///   - patience: How long an answer is waited for.
    public init(
        store: any ApprovalStore, notice: (any ApprovalNotice)? = nil,
        patience: Duration = ApprovalDesk.defaultPatience
    ) {
        self.store = store
        self.notice = notice
        self.patience = patience
    }

    /// Has the person approve a run.
    ///
    /// - Parameters:
    ///   - request: What the intent is about to do.
    ///   - interaction: The way to whoever asked, who may give up waiting.
    /// - Throws: ``IntentSystemError/declined(question:)`` and ``IntentSystemError/awaitingApproval(number:request:)``, or
    ///   `CancellationError`.
    func approve(_ request: AdmissionRequest, for interaction: any Interaction) async throws {
        let fingerprint = request.fingerprint
        let clock = ContinuousClock()
        let end = clock.now + patience
        while true {
            try Task.checkCancellation()
            let (approval, isNew) = try ask(request, fingerprint)
            if isNew { notice?.show(approval) }
            switch approval.state {
            case .approved:
                if try failing({ try store.use(approval.number) }) { return }
                // Another run of the same took it; this one needs its own.
                continue
            case .denied: throw IntentSystemError.refused("the person said no to this: \(request.question)")
            case .waiting, .used: break
            }
            guard clock.now < end, !interaction.isOver else {
                throw IntentSystemError.awaitingApproval(number: approval.number, request: request)
            }
            try await Task.sleep(for: Self.interval)
        }
    }

    private func ask(
        _ request: AdmissionRequest, _ fingerprint: String
    ) throws(IntentSystemError) -> (approval: Approval, isNew: Bool) {
        try failing { try store.ask(for: request, fingerprint: fingerprint) }
    }

    /// Does something with the store, whose errors all say that nobody could be asked.
    private func failing<Value>(_ body: () throws -> Value) throws(IntentSystemError) -> Value {
        do {
            return try body()
        } catch {
            throw .refused("this needs the person's word, and it cannot be asked for: \(error)")
        }
    }
}

extension AdmissionRequest {
    /// What tells this run from others: the same request has the same, in every process.
    var fingerprint: String {
        let parts: JSONValue = [
            .string(app), .string(intent), .string(requester), .string(question),
            .array(subjects.map { .string($0.uri) }), .integer(moreSubjects),
            .array(recipients.map { .string($0) }), .object(values),
        ]
        return SHA256.hex(of: parts.bytes)
    }
}
