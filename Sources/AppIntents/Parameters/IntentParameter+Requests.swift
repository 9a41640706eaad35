extension IntentParameter {
    /// Asks the person for the value, within ``AppIntent/perform()``, and sets it.
    ///
    /// - Parameter dialog: What is asked; what the parameter declares unless given.
    /// - Returns: The value.
    /// - Throws: ``IntentCancellation`` where the person gives none or cannot be asked.
    @discardableResult
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        let session = try IntentSession.requireCurrent(for: "requestValue")
        let value = try await session.requestValue(for: self, dialog: dialog ?? declaration.requestValueDialog)
        guard let typed = value as? Value.UnwrappedType, set(value) else {
            throw IntentCancellation.nobodyToAsk(String(localized: title))
        }
        return typed
    }

    /// Asks the person which of several values is meant, within ``AppIntent/perform()``.
    ///
    /// - Parameters:
    ///   - values: The choices.
    ///   - dialog: What is asked; what the parameter declares unless given.
    /// - Returns: The value chosen.
    /// - Throws: ``IntentCancellation`` where the person chooses none or cannot be asked.
    public func requestDisambiguation(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        let session = try IntentSession.requireCurrent(for: "requestDisambiguation")
        let index = try await session.requestChoice(
            for: self, among: values, dialog: dialog ?? declaration.requestDisambiguationDialog)
        guard values.indices.contains(index) else {
            throw IntentCancellation.nobodyToAsk(String(localized: title))
        }
        return values[index]
    }

    /// Asks the person whether a value is the one meant, within ``AppIntent/perform()``.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - dialog: What is asked.
    /// - Returns: Whether the person said yes.
    /// - Throws: ``IntentCancellation/nobodyToAsk(_:)`` where there is no way to ask.
    public func requestConfirmation(for value: Value.ValueType, dialog: IntentDialog? = nil) async throws -> Bool {
        let session = try IntentSession.requireCurrent(for: "requestConfirmation")
        do {
            try await session.requestConfirmation(dialog ?? IntentDialog("\(title): \(ValueWords.describe(value))?"))
            return true
        } catch IntentCancellation.declined {
            return false
        }
    }

    /// An error to throw from ``AppIntent/perform()``: the system asks for the value and runs the intent again with it.
    ///
    /// - Parameter dialog: What is asked; what the parameter declares unless given.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(
            .needsValue(parameter: parameterName, dialog: dialog ?? declaration.requestValueDialog))
    }

    /// An error to throw from ``AppIntent/perform()``: the system asks which value is meant and runs the intent again with it.
    ///
    /// - Parameters:
    ///   - values: The choices.
    ///   - dialog: What is asked; what the parameter declares unless given.
    public func needsDisambiguationError(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) -> AppIntentError where Value.ValueType: Sendable {
        AppIntentError(
            .needsDisambiguation(
                parameter: parameterName, values: values,
                dialog: dialog ?? declaration.requestDisambiguationDialog))
    }

    /// An error to throw, as source written for the framework's first version has it.
    ///
    /// - Parameter dialog: What is asked; what the parameter declares unless given.
    @available(*, deprecated, renamed: "needsValueError(_:)")
    @_disfavoredOverload
    public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
        needsValueError(dialog)
    }
}
