/// The running intent's way to the person, set by the system while ``AppIntent/perform()`` runs.
package protocol IntentRequests: Sendable {
    /// Asks for a parameter's value.
    func requestValue(for parameter: any AnyIntentParameter, dialog: IntentDialog?) async throws -> any _IntentValue
    /// Asks which of several values is meant; the index of the one chosen.
    func requestChoice(
        for parameter: any AnyIntentParameter, among values: [any _IntentValue], dialog: IntentDialog?
    ) async throws -> Int
    /// Asks for a yes; throws where the answer is no or there is none.
    func requestConfirmation(_ dialog: IntentDialog) async throws
    /// Asks whether the intent may go on in its app; throws where the answer is no or there is none.
    func requestForeground(_ dialog: IntentDialog) async throws
    /// Asks for a yes to an action that has a name; throws where the answer is no or there is none.
    func requestConfirmation(_ dialog: IntentDialog, action: ConfirmationActionName) async throws
    /// Asks which of several ways to go on; the index of the one chosen.
    func requestChoice(between options: [IntentChoiceOption], dialog: IntentDialog?) async throws -> Int
    /// Whether the request may have been misunderstood.
    var isLowConfidence: Bool { get }
}

/// Finds the running intent's way to the person.
package enum IntentSession {
    /// The session of the intent that this task runs.
    @TaskLocal package static var current: (any IntentRequests)?

    /// The state of the run of the intent that this task runs.
    @TaskLocal package static var run: IntentRunState?

    /// How far the intent is that this task runs.
    @TaskLocal package static var progress: Progress?

    /// The session, or an error that says what needed it.
    static func requireCurrent(for what: String) throws -> any IntentRequests {
        guard let current else {
            throw IntentCancellation.nobodyToAsk("\(what) works only while the system runs the intent")
        }
        return current
    }
}
