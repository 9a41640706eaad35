/// What is wrong with a `requestState` that a client hands back.
enum RequestStateError: Error, Sendable {
    /// It is no text that was ever given out.
    case malformed
    /// Another process gave it out, as this one before it was started anew.
    case fromElsewhere
    /// It was altered.
    case altered
    /// It was given to another client.
    case ofAnother
    /// It was given out for another request.
    case forAnotherRequest
    /// It was used, its time is over, or others took its place.
    case over
}

extension RequestStateError {
    /// The error as the client is told it.
    ///
    /// - Parameter method: The method of the request.
    func told(of method: Method) -> RPCError {
        let advice = "Nothing was done now. Send '\(method.rawValue)' anew without 'requestState' to begin again"
        let words =
            switch self {
            case .malformed: "the 'requestState' is none that this server gave out. \(advice)."
            case .fromElsewhere:
                "the 'requestState' is of another run of this server, which has been started anew since, and what waited for "
                    + "the answer is gone. What was done before the question was asked is done: look before you begin again. \(advice)."
            case .altered: "the 'requestState' was altered: hand it back as it was given. \(advice)."
            case .ofAnother: "the 'requestState' was given to another client. \(advice)."
            case .forAnotherRequest:
                "the 'requestState' belongs to a request with another method, 'name', 'arguments' or 'uri': send those as they "
                    + "were before. Nothing was done now."
            case .over:
                "the 'requestState' is not known any more: the question was answered already, or its time is over. \(advice)."
            }
        return .invalidParameters(words)
    }
}
