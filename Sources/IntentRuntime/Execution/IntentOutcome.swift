import AppIntents
import Foundation
import JSON

/// What came of running an intent.
public struct IntentOutcome: Sendable {
    /// The intent's name.
    public let intent: String
    /// The value returned, as JSON: an entity with its properties.
    public let value: JSONValue?
    /// What the intent said.
    public let dialog: String?
    /// The entities returned.
    public let records: [EntityRecord]
    /// What came of the intent that followed.
    public let following: JSONValue?
    /// The address that the intent opens, which is for whoever asked to open.
    public let opens: URL?
    /// When the intent was run, where this is the answer of an earlier run under the same idempotency key.
    public let ranBefore: Date?
    /// Why this is not all that the intent returned; `nil` where it is.
    public let incompleteBecause: String?
    /// Whether the intent registered what takes it back, with its process.
    package var isUndoable = false
    /// What the intent returned, as it is; `nil` too where it was run before.
    package let result: (any AnyIntentResult)?

    /// The files that were returned, by what leads to each from the value; those of entities are in their records.
    package var files: [ContainedFile] {
        guard records.isEmpty, let value, let returned = result?.returnedValue else { return [] }
        return ContainedFile.all(in: returned, told: value, at: [])
    }

    /// All of it, with only the members that there are.
    public var json: JSONValue {
        var members = JSONObject()
        members["intent"] = .string(intent)
        members["value"] = value
        members["dialog"] = dialog.map { .string($0) }
        members["opensIntent"] = following
        members["opensURL"] = opens.map { .string($0.absoluteString) }
        members["ranBefore"] = ranBefore.map { .string($0.formatted(.iso8601)) }
        members["incompleteBecause"] = incompleteBecause.map { .string($0) }
        return .object(members)
    }

    /// The outcome of a run in another process.
    ///
    /// - Parameters:
    ///   - intent: The intent's name.
    ///   - value: The value returned, as JSON.
    ///   - dialog: What the intent said.
    ///   - records: The entities returned.
    ///   - following: What came of the intent that followed.
    ///   - opens: The address that the intent opens.
    ///   - incompleteBecause: Why this is not all that the intent returned.
    package init(
        intent: String, value: JSONValue?, dialog: String?, records: [EntityRecord] = [],
        following: JSONValue? = nil, opens: URL? = nil, incompleteBecause: String? = nil
    ) {
        self.intent = intent
        self.value = value
        self.dialog = dialog
        self.records = records
        self.following = following
        self.opens = opens
        self.incompleteBecause = incompleteBecause
        ranBefore = nil
        result = nil
    }

    init(
        intent: String, result: (any AnyIntentResult)?, following: JSONValue?, opens: URL? = nil
    ) async throws {
        self.intent = intent
        self.result = result
        self.opens = opens
        ranBefore = nil
        incompleteBecause = nil
        dialog = result?.spokenDialog.map { String(localized: $0.full) }
        self.following = following
        var records: [EntityRecord] = []
        switch result?.returnedValue?._valueIfAny {
        case let entity as any AppEntity:
            let record = try await EntityRecord(entity, fetchingDeferred: false)
            records = [record]
            value = record.json
        case let list as any SequenceIntentValue where !list.elements.isEmpty && list.elements is [any AppEntity]:
            for element in list.elements {
                if let entity = element as? any AppEntity {
                    records.append(try await EntityRecord(entity, fetchingDeferred: false))
                }
            }
            value = .array(records.map(\.json))
        case let other?: value = ValueRenderer.json(other)
        case nil: value = nil
        }
        self.records = records
    }

    /// The outcome of a run before, from what the journal has of it.
    ///
    /// - Parameters:
    ///   - intent: The intent's name.
    ///   - answer: What was kept of the first outcome's ``json``.
    ///   - records: The entities that it returned.
    ///   - date: When it was run.
    init(repeating intent: String, answer: JSONValue, records: [EntityRecord], ranAt date: Date) {
        self.intent = intent
        self.records = records
        ranBefore = date
        incompleteBecause = answer["incompleteBecause"]?.string
        result = nil
        dialog = answer["dialog"]?.string
        following = answer["opensIntent"]
        opens = answer["opensURL"]?.string.flatMap(URL.init(string:))
        value =
            records.isEmpty
            ? answer["value"] : answer["value"]?.array == nil ? records[0].json : .array(records.map(\.json))
    }
}
