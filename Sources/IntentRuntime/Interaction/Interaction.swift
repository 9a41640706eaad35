import JSON

/// How the system reaches the person: a terminal, an assistant's client, a test.
///
/// Each function may answer `nil`, which says that nobody can be asked.
public protocol Interaction: Sendable {
    /// Whether the values of a request are the person's own words, who can be asked anew where they fit nothing.
    ///
    /// What an assistant made up is no word of the person's: it is told what was wrong with it.
    var takesCorrections: Bool { get }

    /// Whether whoever made the request waits for nothing any more, so that nobody need be waited for either.
    var isOver: Bool { get }

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

    /// Tells that the values are known and the run is allowed, so that the intent performs now.
    ///
    /// - Parameter isLong: Whether the intent says that its work may take longer than the system's time limit.
    func willPerform(isLong: Bool) async

    /// Tells how far the run is.
    ///
    /// - Parameter progress: How far it is.
    func report(_ progress: ProgressReport) async
}

extension Interaction {
    /// No: whoever made the request is told what was wrong with it.
    public var takesCorrections: Bool { false }

    /// No: somebody waits for an answer.
    public var isOver: Bool { false }

    /// Does nothing: whoever made the request waits, however long it takes.
    public func willPerform(isLong: Bool) async {}
}
