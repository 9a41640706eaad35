import Foundation
import JSON

/// A run of an intent, as the journal has it.
public struct JournalEntry: Sendable, Hashable {
    /// How a run ended, or that it has not.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// It has not ended.
        case running
        /// It was stopped before its end was known: its process ended, or its time was over.
        case interrupted
        /// It did what it was asked.
        case done
        /// It failed with an error of its own, or for want of a value.
        case failed
        /// The person or the policy said no.
        case refused
        /// Whoever asked took it back.
        case cancelled
    }

    /// The entry's number; later runs have higher ones.
    public let number: Int64
    /// When the run began.
    public let began: Date
    /// When it ended; `nil` where it has not.
    public let ended: Date?
    /// Who asked, such as `terminal`.
    public let requester: String
    /// The intent, after its app: `notes/CreateNoteIntent`.
    public let intent: String
    /// The values given, by parameter, without long texts and secrets.
    public let values: JSONObject
    /// How it ended.
    public let state: State
    /// What it returned, without content, or the words of its error.
    public let outcome: String?
    /// The key by which a repeat is known, where whoever asked gave one; one that was made from the request is not told.
    public let idempotencyKey: String?
    /// The name under which a history keeps what the run changed; `nil` where it changed nothing that is kept.
    public var record: String?
    /// The number of the run that took this one back.
    public var undoneBy: Int64?
    /// The number of the run that this one took back.
    public var undoes: Int64?

    /// Makes an entry of its parts.
    public init(
        number: Int64, began: Date, ended: Date?, requester: String, intent: String, values: JSONObject, state: State,
        outcome: String?, idempotencyKey: String?
    ) {
        self.number = number
        self.began = began
        self.ended = ended
        self.requester = requester
        self.intent = intent
        self.values = values
        self.state = state
        self.outcome = outcome
        self.idempotencyKey = idempotencyKey
    }

    /// All of it as JSON, dates in ISO 8601.
    public var json: JSONValue {
        [
            "number": .integer(Int(number)), "began": .string(began.formatted(.iso8601)),
            "ended": ended.map { .string($0.formatted(.iso8601)) } ?? .null, "requester": .string(requester),
            "intent": .string(intent), "values": .object(values), "state": .string(state.rawValue),
            "outcome": outcome.map { .string($0) } ?? .null,
            "idempotencyKey": idempotencyKey.map { .string($0) } ?? .null,
            "undoneBy": undoneBy.map { .integer(Int($0)) } ?? .null,
            "undoes": undoes.map { .integer(Int($0)) } ?? .null,
        ]
    }
}
