import JSON

/// How the system reaches the person: a terminal, an assistant's client, a test.
///
/// Each function may answer `nil`, which says that nobody can be asked.
public protocol Interaction: Sendable {
    /// Asks for a value.
    ///
    /// - Parameter request: What is asked, and what the answer must be.
    /// - Returns: The answer, which the system converts as it does any argument.
    func requestValue(_ request: ValueRequest) async throws -> JSONValue?

    /// Asks which of several things is meant.
    ///
    /// - Parameter request: The question and the choices.
    /// - Returns: The index of the choice.
    func requestChoice(_ request: ChoiceRequest) async throws -> Int?

    /// Asks for a yes.
    ///
    /// - Parameter request: The question.
    /// - Returns: Whether the person said yes.
    func confirm(_ request: ConfirmationRequest) async throws -> Bool?

    /// Tells how far the run is.
    ///
    /// - Parameter progress: How far it is.
    func report(_ progress: ProgressReport) async
}
