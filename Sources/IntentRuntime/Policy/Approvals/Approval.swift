import Foundation
import JSON

/// A run that waits for the person's word, given outside whoever asked for it.
public struct Approval: Sendable, Hashable {
    /// How far it has come.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// The person has not answered.
        case waiting
        /// The person said yes, for one run.
        case approved
        /// The person said no.
        case denied
        /// The run began.
        case used
    }

    /// How long a question can be answered, and how long an answer holds.
    public static let lifetime: TimeInterval = 600

    /// Its number.
    public let number: Int64
    /// What is asked.
    public let question: String
    /// The app's id.
    public let app: String
    /// The intent's identifier.
    public let intent: String
    /// Who asks for the run.
    public let requester: String
    /// When the question was put.
    public let asked: Date
    /// When the person answered.
    public let answered: Date?
    /// How far it has come.
    public let state: State
    /// Whether the person has to authenticate for a yes.
    public let wantsAuthentication: Bool

    /// Makes an approval of its parts.
    public init(
        number: Int64, question: String, app: String, intent: String, requester: String, asked: Date, answered: Date?,
        state: State, wantsAuthentication: Bool
    ) {
        self.number = number
        self.question = question
        self.app = app
        self.intent = intent
        self.requester = requester
        self.asked = asked
        self.answered = answered
        self.state = state
        self.wantsAuthentication = wantsAuthentication
    }

    /// All of it as JSON, dates in ISO 8601.
    public var json: JSONValue {
        [
            "number": .integer(Int(number)), "question": .string(question), "app": .string(app),
            "intent": .string(intent), "requester": .string(requester), "asked": .string(asked.formatted(.iso8601)),
            "expires": .string(asked.addingTimeInterval(Self.lifetime).formatted(.iso8601)),
            "state": .string(state.rawValue), "wantsAuthentication": .bool(wantsAuthentication),
        ]
    }
}
