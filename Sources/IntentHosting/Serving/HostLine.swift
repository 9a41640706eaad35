import JSON

/// The way back from a request to whoever made it.
package protocol HostLine: Sendable {
    /// Asks a question.
    ///
    /// - Parameter question: The question, as ``HostInteraction`` writes it.
    /// - Returns: The answer; `null` where there is nobody to ask.
    func ask(_ question: JSONValue) async throws -> JSONValue

    /// Tells something that needs no answer.
    ///
    /// - Parameter event: What there is to tell.
    func tell(_ event: JSONValue) async
}
