extension AppIntent {
    /// Runs the intent from the app's own code.
    ///
    /// Required parameters without a value are asked for where the system runs an intent that calls this one.
    ///
    /// - Parameter donate: Whether the system is told that the person took this action.
    /// - Returns: The value that the intent returned.
    /// - Throws: What ``perform()`` throws, and ``IntentCancellation`` where a required parameter has no value and nobody can be asked.
    public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        try await call(donating: donate).requiredValue(of: Self.self)
    }

    /// Runs the intent from the app's own code.
    ///
    /// Required parameters without a value are asked for where the system runs an intent that calls this one.
    ///
    /// - Parameter donate: Whether the system is told that the person took this action.
    /// - Throws: What ``perform()`` throws, and ``IntentCancellation`` where a required parameter has no value and nobody can be asked.
    public func callAsFunction(donate: Bool = true) async throws {
        _ = try await call(donating: donate)
    }

    private func call(donating: Bool) async throws -> PerformResult {
        try prepareDependencies(of: self)
        for parameter in parameters
        where parameter.current == nil && !parameter.isOptional && parameter.anyDefault == nil {
            let session = try IntentSession.requireCurrent(for: "Asking for '\(parameter.parameterName)'")
            _ = parameter.set(try await session.requestValue(for: parameter, dialog: nil))
        }
        let result = try await perform()
        if donating { try await IntentDonationManager.shared.donate(intent: self, result: result) }
        return result
    }
}
