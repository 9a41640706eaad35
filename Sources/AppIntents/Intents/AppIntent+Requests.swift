extension AppIntent {
    /// A way to go on that a person may choose.
    public typealias Option = IntentChoiceOption

    /// Asks the person to confirm before going on, with the intent's title as the question.
    ///
    /// - Throws: ``IntentCancellation/declined(_:)`` when the person declines, ``IntentCancellation/nobodyToAsk(_:)`` when there is no
    ///   way to ask.
    public func requestConfirmation() async throws {
        try await confirm(dialog: nil, action: .continue, conditions: [])
    }

    /// Asks the person to confirm before going on.
    ///
    /// - Parameters:
    ///   - conditions: When to ask; always where empty.
    ///   - actionName: What the yes does.
    ///   - dialog: What is asked.
    /// - Throws: ``IntentCancellation/declined(_:)`` when the person declines, ``IntentCancellation/nobodyToAsk(_:)`` when there is no
    ///   way to ask.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        try await confirm(dialog: dialog, action: actionName, conditions: conditions)
    }

    /// Asks the person to confirm what a snippet shows, and returns what the snippet makes of it.
    ///
    /// The snippet is performed, not shown, where there is nothing to show views on.
    ///
    /// - Parameters:
    ///   - conditions: When to ask; always where empty.
    ///   - actionName: What the yes does.
    ///   - dialog: What is asked; what the snippet says, or the intent's title, unless given.
    ///   - showDialogAsPrompt: Whether the dialog is shown beside the snippet.
    ///   - snippetIntent: Shows what is to be confirmed.
    /// - Returns: The snippet's value.
    /// - Throws: ``IntentCancellation`` when the person declines or cannot be asked, and what the snippet throws.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
        let result = try await snippetIntent.perform()
        try await confirm(dialog: dialog, result: result, action: actionName, conditions: conditions)
        return try result.requiredValue(of: Snippet.self)
    }

    /// Asks the person to confirm what a snippet shows.
    ///
    /// The snippet is performed, not shown, where there is nothing to show views on.
    ///
    /// - Parameters:
    ///   - conditions: When to ask; always where empty.
    ///   - actionName: What the yes does.
    ///   - dialog: What is asked; what the snippet says, or the intent's title, unless given.
    ///   - showDialogAsPrompt: Whether the dialog is shown beside the snippet.
    ///   - snippetIntent: Shows what is to be confirmed.
    /// - Throws: ``IntentCancellation`` when the person declines or cannot be asked, and what the snippet throws.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: some SnippetIntent
    ) async throws {
        let result = try await snippetIntent.perform()
        try await confirm(dialog: dialog, result: result, action: actionName, conditions: conditions)
    }

    /// Asks the person to confirm a result before going on.
    ///
    /// - Parameters:
    ///   - result: What is to be confirmed; its dialog is the question.
    ///   - confirmationActionName: What the yes does.
    ///   - showPrompt: Whether the dialog is shown.
    /// - Throws: ``IntentCancellation`` when the person declines or cannot be asked.
    public func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await confirm(dialog: nil, result: result, action: confirmationActionName, conditions: [])
    }

    /// Asks the person to confirm a result before going on; the earliest form of the question.
    ///
    /// - Parameters:
    ///   - output: What is to be confirmed; its dialog is the question.
    ///   - confirmationActionName: What the yes does.
    ///   - showPrompt: Whether the dialog is shown.
    /// - Throws: ``IntentCancellation`` when the person declines or cannot be asked.
    public func requestConfirmation(
        output: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        try await confirm(dialog: nil, result: output, action: confirmationActionName, conditions: [])
    }

    /// Asks the person which of several ways to go on.
    ///
    /// - Parameters:
    ///   - options: The ways; one that cancels may be among them.
    ///   - dialog: What is asked; the intent's title unless given.
    /// - Returns: The way chosen.
    /// - Throws: ``IntentCancellation/declined(_:)`` when the person chooses ``IntentChoiceOption/cancel`` or nothing,
    ///   ``IntentCancellation/nobodyToAsk(_:)`` when there is no way to ask.
    public func requestChoice(
        between options: [IntentChoiceOption], dialog: IntentDialog? = nil
    ) async throws -> IntentChoiceOption {
        let session = try IntentSession.requireCurrent(for: "requestChoice")
        let dialog = dialog ?? IntentDialog(Self.title)
        let index = try await session.requestChoice(between: options, dialog: dialog)
        guard options.indices.contains(index), options[index].style != .cancel else {
            throw IntentCancellation.declined(String(localized: dialog.full))
        }
        return options[index]
    }

    private func confirm(
        dialog: IntentDialog?, result: (any IntentResult)? = nil, action: ConfirmationActionName,
        conditions: ConfirmationConditions
    ) async throws {
        let session = try IntentSession.requireCurrent(for: "requestConfirmation")
        if conditions.contains(.lowConfidenceSource), !session.isLowConfidence { return }
        let said = (result as? any AnyIntentResult)?.spokenDialog
        try await session.requestConfirmation(dialog ?? said ?? IntentDialog(Self.title), action: action)
    }
}
