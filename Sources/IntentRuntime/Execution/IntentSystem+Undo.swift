import JSON

extension IntentSystem {
    /// Takes back what the last undoable intent of this process did, without asking anybody.
    ///
    /// - Returns: The intent's name; `nil` where there is nothing to take back.
    public func undo() async -> String? {
        // What only an app of another process could take back goes through `undo(_:through:)`, which tells of its errors.
        guard case .manager? = await undoRegister.entry()?.way else { return nil }
        defer { noteUndone() }
        return try? await undoRegister.undo()
    }

    /// Whether a run can be taken back that this process did not make.
    public var keepsHistory: Bool { journal != nil && history != nil }

    /// Takes back a run, also one of another process and of another day, after asking the person.
    ///
    /// What an undoable intent of this process registered is used where it is there, else what the history keeps. A run
    /// is taken back as a whole or not at all: where something was changed since, nothing is touched.
    ///
    /// - Parameters:
    ///   - request: Which run, and who asks.
    ///   - interaction: The way to the person.
    /// - Returns: What was done.
    /// - Throws: ``IntentSystemError``, or `CancellationError`.
    public func undo(_ request: UndoRequest, through interaction: any Interaction) async throws -> UndoOutcome {
        defer { noteUndone() }
        return try await RunUndo(system: self, request: request).run(through: interaction)
    }

    /// Says that something may have been taken back, in any of the apps.
    private func noteUndone() {
        for app in catalog.apps { changes.post(.app(app.id)) }
    }

    /// Does something as a run of the journal, and keeps what it changes.
    ///
    /// - Parameters:
    ///   - number: The run's number.
    ///   - journal: Where it is written down.
    ///   - body: What is done.
    func recording<Value>(
        _ number: Int64, in journal: any RunJournal, _ body: () async throws -> Value
    ) async throws -> Value {
        try await RunNumber.$current.withValue(number) {
            guard let history else { return try await body() }
            return try await history.recording({ try journal.keep($0, of: number) }, body)
        }
    }
}
