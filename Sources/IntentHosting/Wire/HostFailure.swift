import AppIntents
import IntentRuntime
import JSON

/// Why a host could not do what it was asked, as it tells whoever asked.
package struct HostFailure: Error, Sendable, Hashable {
    /// The kinds of reasons.
    package enum Reason: String, Sendable, CaseIterable {
        case unknownName, invalidArgument, missingValue, ambiguous, notFound, declined, nobodyToAsk
        case authenticationRequired, failed, timedOut, cancelled
    }

    /// The kind of reason.
    package let reason: Reason
    /// What was wrong, with which input, and what would be right.
    package let message: String
    /// All that belongs to an error of the system's, as its choices.
    package let details: JSONValue?

    package init(_ reason: Reason, _ message: String, details: JSONValue? = nil) {
        self.reason = reason
        self.message = message
        self.details = details
    }

    /// What an error of the system's, or of an app's, tells.
    package init(_ error: any Error) {
        switch error {
        case let error as HostFailure: self = error
        case is CancellationError: self.init(.cancelled, "the request was cancelled")
        case let error as IntentSystemError: self.init(Self.reason(of: error), error.description, details: error.json)
        default: self.init(.failed, String(describing: error))
        }
    }

    private static func reason(of error: IntentSystemError) -> Reason {
        switch error {
        case .unknownName, .ambiguousName: .unknownName
        case .unknownParameter, .unconvertible, .malformedCondition, .malformedURI: .invalidArgument
        case .missingValue: .missingValue
        case .ambiguous: .ambiguous
        case .notFound: .notFound
        case .declined, .refused: .declined
        case .nobodyToConfirm, .nothingSent, .awaitingApproval: .nobodyToAsk
        case .authenticationRequired: .authenticationRequired
        case .failed, .tooLarge, .unfinished, .outcomeUnknown: .failed
        case .timedOut: .timedOut
        }
    }

    /// The failure as JSON.
    package var json: JSONValue {
        var members: JSONObject = ["reason": .string(reason.rawValue), "message": .string(message)]
        members["details"] = details
        return .object(members)
    }

    /// Reads a failure.
    package init(json: JSONValue) {
        let reason = json["reason"]?.string.flatMap { Reason(rawValue: $0) } ?? .failed
        self.init(reason, json["message"]?.string ?? "the app failed and did not say why", details: json["details"])
    }
}

extension HostFailure: CustomStringConvertible {
    /// What was wrong.
    package var description: String { message }
}
