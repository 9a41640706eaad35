import AppIntents
import Foundation

/// Why the system could not do what it was asked.
public enum IntentSystemError: Error, Sendable {
    /// No app has something of a name.
    case unknownName(kind: String, name: String, nearest: [String])
    /// Two apps have something of a name.
    case ambiguousName(kind: String, name: String, choices: [String])
    /// An intent has no such parameter.
    case unknownParameter(intent: String, name: String, known: [String])
    /// A value cannot be turned into what a parameter or property takes.
    case unconvertible(name: String, value: String, expected: String)
    /// A condition cannot be read.
    case malformedCondition(String)
    /// A URI names no entity.
    case malformedURI(String)
    /// A required value is missing and nobody can be asked.
    case missingValue(intent: String, parameter: String, title: String, expected: String, choices: [Choice])
    /// Several entities fit and nobody can be asked which.
    case ambiguous(parameter: String, words: String, choices: [Choice])
    /// Nothing fits; those whose titles are near to the words.
    case notFound(type: String, words: String, nearest: [Choice] = [])
    /// The person said no.
    case declined(question: String)
    /// A confirmation is needed and nobody can be asked.
    case nobodyToConfirm(question: String)
    /// A confirmation is needed before something is sent, and nobody can be asked.
    case nothingSent(request: AdmissionRequest)
    /// The person's word is asked for outside whoever wants the run, and has not come yet.
    case awaitingApproval(number: Int64, request: AdmissionRequest)
    /// The policy or the person is against it; why.
    case refused(String)
    /// The intent wants the person authenticated, which nothing here can do.
    case authenticationRequired(intent: String)
    /// The intent or query failed; its own words.
    case failed(String)
    /// An entity's values take more memory than they may; the largest of them, and the bytes of all.
    case tooLarge(entity: String, property: String, size: Int)
    /// The intent did not end in time.
    case timedOut(intent: String, seconds: Int)
    /// What came of something is not known, since an app in another process was gone before it had answered, or answered with
    /// what is no answer; which of them.
    case outcomeUnknown(String)
    /// A run under the same idempotency key has begun and not ended; whether its process still works on it.
    case unfinished(intent: String, began: Date, isRunning: Bool)
}

extension IntentSystemError {
    /// The exit status of a command that ends with this error.
    public var exitCode: Int32 {
        switch self {
        case .failed, .timedOut, .notFound, .tooLarge, .unfinished, .outcomeUnknown: 1
        case .unknownName, .ambiguousName, .unknownParameter, .unconvertible, .malformedCondition, .malformedURI: 2
        case .missingValue, .ambiguous: 3
        case .declined, .nobodyToConfirm, .authenticationRequired: 4
        case .nothingSent, .awaitingApproval, .refused: 4
        }
    }
}

extension IntentSystemError: CustomStringConvertible {
    /// What was wrong, with which input, and what would be right.
    public var description: String {
        switch self {
        case .unknownName(let kind, let name, let nearest):
            "there is no \(kind) named '\(name)'" + Self.sentence("; did you mean ", nearest.map { "'\($0)'" }, "?")
        case .ambiguousName(let kind, let name, let choices):
            "'\(name)' is the name of an \(kind) in several apps" + Self.sentence("; say which: ", choices, "")
        case .unknownParameter(let intent, let name, let known):
            known.isEmpty
                ? "'\(intent)' has no parameter '\(name)'; it takes none"
                : "'\(intent)' has no parameter '\(name)'; it takes \(known.listed("and"))"
        case .unconvertible(let name, let value, let expected):
            "'\(value)' will not do for '\(name)': it takes \(expected)"
        case .malformedCondition(let condition):
            "the condition '\(condition)' cannot be read; write PROPERTY OPERATOR VALUE, the operator one of "
                + EntityComparison.allCases.filter { $0 != .isBetween }.map(\.rawValue).joined(separator: ", ")
                + ", as in 'isPinned = true'"
        case .malformedURI(let uri):
            "'\(uri)' names no entity; an entity's URI has the form appintents://APP/TYPE/ID, as 'find' prints it"
        case .missingValue(let intent, let parameter, let title, let expected, let choices):
            "'\(intent)' needs a value for '\(parameter)' (\(title)): \(expected)" + Self.list(choices)
        case .ambiguous(let parameter, let words, let choices):
            "'\(words)' fits several for '\(parameter)'; say which, by URI or id" + Self.list(choices)
        case .notFound(let type, let words, let nearest):
            "no \(type) was found for '\(words)'" + (nearest.isEmpty ? "" : "; did you mean") + Self.list(nearest)
        case .declined(let question): "declined: \(question)"
        case .nobodyToConfirm(let question):
            "this must be confirmed by the person and there is nobody to ask: \(question)"
        case .nothingSent(let request):
            Self.nobodyToConfirm(question: request.question).description + Self.left(request)
        case .awaitingApproval(let number, let request):
            "this waits for the person's word: \(request.question)\(Self.left(request))\nHave the person run 'appintents approve "
                + "\(number)', then call this again."
        case .refused(let reason): reason
        case .authenticationRequired(let intent): "'\(intent)' wants the person authenticated, which is not set up here"
        case .failed(let reason), .outcomeUnknown(let reason): reason
        case .tooLarge(let entity, let property, let size):
            "the values of '\(entity)' take \(size.formatted(.number.grouping(.never))) bytes, most of them in '\(property)', and at most "
                + "10 MB are taken: make the property a deferred one"
        case .unfinished(let intent, let began, true):
            "'\(intent)' has been running for the same request since \(began.formatted(.iso8601)), and nothing was done now: "
                + "wait for it to end"
        case .unfinished(let intent, let began, false):
            "'\(intent)' was asked for before, at \(began.formatted(.iso8601)), and stopped before its end was known. Nothing was done "
                + "now: look whether it was done then. If not, run it once more, with --again, over MCP with 'again': true, or under "
                + "another key"
        case .timedOut(let intent, let seconds):
            "'\(intent)' did not end within \(seconds) \(seconds == 1 ? "second" : "seconds") and was stopped"
        }
    }

    private static func sentence(_ lead: String, _ items: [String], _ end: String) -> String {
        items.isEmpty ? "" : lead + items.listed("or") + end
    }

    /// What is said of what was to be sent: that it was not, and where it is.
    private static func left(_ request: AdmissionRequest) -> String {
        guard request.effect.sends else { return "\nNothing was done." }
        let drafts = request.subjects.filter(\.isDraft).map { "the draft '\($0.title)' (\($0.uri))" }
        let words =
            drafts.isEmpty
            ? "" : "; \(drafts.listed("and")) \(drafts.count == 1 ? "is left as it is" : "are left as they are")"
        return "\nNothing was sent\(words)."
    }

    private static func list(_ choices: [Choice]) -> String {
        choices.isEmpty
            ? ""
            : "\n" + choices.map { "  \($0.title)\($0.id == $0.title ? "" : "  (\($0.id))")" }.joined(separator: "\n")
    }
}
