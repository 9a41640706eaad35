import Foundation
import IntentHosting

/// Why a test could not do what it asked of an app.
///
/// An addition of this framework's; Apple's throws errors without a type of their own.
public struct IntentTestingError: Error, Sendable, Hashable {
    /// The kinds of reasons.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// There is no such app.
        case unknownApp
        /// The app has nothing of a name.
        case unknownName
        /// A parameter is not one of the intent's, or takes no such value.
        case invalidArgument
        /// A required value is missing.
        case missingValue
        /// Several entities fit.
        case ambiguous
        /// Nothing fits.
        case notFound
        /// The script said no.
        case declined
        /// The app asked something that the script has no answer for.
        case unanswered
        /// The intent wants the person authenticated.
        case authenticationRequired
        /// The intent or query failed; its own words.
        case failed
        /// The intent did not end in time.
        case timedOut
        /// The run was cancelled from within the app.
        case cancelled
        /// A value is of another type than the one asked for.
        case wrongType
        /// A value has no such property, or a list no such element.
        case noSuchMember
        /// The app ended, or said what is no answer.
        case appEnded
        /// What was asked cannot be done for an app in another process.
        case unsupported
    }

    /// The kind of reason.
    public let reason: Reason

    /// What was wrong, with which input, and what would be right.
    public let message: String

    init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }

    init(_ failure: HostFailure) {
        let reason: Reason =
            switch failure.reason {
            case .unknownName: .unknownName
            case .invalidArgument: .invalidArgument
            case .missingValue: .missingValue
            case .ambiguous: .ambiguous
            case .notFound: .notFound
            case .declined: .declined
            case .nobodyToAsk: .unanswered
            case .authenticationRequired: .authenticationRequired
            case .failed: .failed
            case .timedOut: .timedOut
            case .cancelled: .cancelled
            }
        self.init(reason, failure.message)
    }
}

extension IntentTestingError: CustomStringConvertible, LocalizedError {
    /// What was wrong, with which input, and what would be right.
    public var description: String { message }

    /// What was wrong, with which input, and what would be right.
    public var errorDescription: String? { message }
}
