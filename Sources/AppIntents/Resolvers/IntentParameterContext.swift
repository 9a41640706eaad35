/// What a resolver sees of the parameter whose value it makes.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue {
    private let parameter: any AnyIntentParameter

    /// What the parameter declares beyond its type.
    var declaration: ParameterDeclaration { parameter.declaration }

    init(_ parameter: any AnyIntentParameter) {
        self.parameter = parameter
    }

    /// Whether the parameter may be left out.
    public var isOptional: Bool { parameter.isOptional }

    /// What a person calls the parameter.
    public var title: LocalizedStringResource { parameter.title }

    /// Asks the person for the value.
    ///
    /// - Parameter dialog: What is asked; what the parameter declares unless given.
    /// - Returns: The value.
    /// - Throws: ``IntentCancellation`` where the person gives none or cannot be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        let session = try IntentSession.requireCurrent(for: "requestValue")
        let value = try await session.requestValue(
            for: parameter, dialog: dialog ?? parameter.declaration.requestValueDialog)
        guard let typed = value as? Value else { throw IntentCancellation.nobodyToAsk(String(localized: title)) }
        return typed
    }

    /// Asks the person which of several values is meant.
    ///
    /// - Parameters:
    ///   - values: The choices.
    ///   - dialog: What is asked; what the parameter declares unless given.
    /// - Returns: The value chosen.
    /// - Throws: ``IntentCancellation`` where the person chooses none or cannot be asked.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        let session = try IntentSession.requireCurrent(for: "requestDisambiguation")
        let index = try await session.requestChoice(
            for: parameter, among: values, dialog: dialog ?? parameter.declaration.requestDisambiguationDialog)
        guard values.indices.contains(index) else {
            throw IntentCancellation.nobodyToAsk(String(localized: title))
        }
        return values[index]
    }

    /// Asks the person whether a value is the one meant.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - dialog: What is asked.
    /// - Returns: Whether the person said yes.
    /// - Throws: ``IntentCancellation/nobodyToAsk(_:)`` where there is no way to ask.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        let session = try IntentSession.requireCurrent(for: "requestConfirmation")
        do {
            try await session.requestConfirmation(dialog ?? IntentDialog("\(title): \(ValueWords.describe(value))?"))
            return true
        } catch IntentCancellation.declined {
            return false
        }
    }

    /// An error to throw: the system asks for the value and goes on with it.
    ///
    /// - Parameter dialog: What is asked; what the parameter declares unless given.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(
            .needsValue(
                parameter: parameter.parameterName, dialog: dialog ?? parameter.declaration.requestValueDialog))
    }

    /// An error to throw: the system asks which value is meant and goes on with it.
    ///
    /// - Parameters:
    ///   - values: The choices.
    ///   - dialog: What is asked; what the parameter declares unless given.
    public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(
            .needsDisambiguation(
                parameter: parameter.parameterName, values: values,
                dialog: dialog ?? parameter.declaration.requestDisambiguationDialog))
    }
}
