import IntentApprovals
import IntentRuntime
import Synchronization

/// The approvals, opened when the first is needed, which most runs never do.
final class LateApprovals: ApprovalStore {
    private let opened = Mutex<SQLiteApprovals?>(nil)

    func ask(for request: AdmissionRequest, fingerprint: String) throws -> (approval: Approval, isNew: Bool) {
        try store().ask(for: request, fingerprint: fingerprint)
    }

    func approval(_ number: Int64) throws -> Approval? { try store().approval(number) }

    func use(_ number: Int64) throws -> Bool { try store().use(number) }

    private func store() throws -> SQLiteApprovals {
        try opened.withLock { opened in
            if let opened { return opened }
            let store = try SQLiteApprovals()
            opened = store
            return store
        }
    }
}
