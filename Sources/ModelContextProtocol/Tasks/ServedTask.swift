import Foundation
import JSON

/// A call whose client does not wait for the answer, but asks for it now and then: a task of the extension
/// `io.modelcontextprotocol/tasks`.
struct ServedTask: Sendable {
    /// The name of the extension.
    static let extensionName = "io.modelcontextprotocol/tasks"
    /// The extension among the extensions of somebody's capabilities; there is nothing to set.
    static let capability = JSONValue.object(JSONObject([(extensionName, .object(JSONObject()))]))

    /// How a task came to its end.
    enum Ending: Sendable {
        case completed(JSONObject, holdsForeignText: Bool)
        case failed(RPCError)
        case cancelled
    }

    /// The random name that the client knows it by.
    let id: String
    /// The request that became the task.
    let serial: OpenRequest.Serial
    let createdAt: Date
    var lastUpdatedAt: Date
    /// How far it is, in words.
    var message: String?
    var ending: Ending?
    /// What ends its time.
    let timer: Task<Void, Never>
}

extension ServedTask {
    /// How often a client should ask, in milliseconds.
    private static let pollInterval = 1000

    /// Whether what the client is told of the task has text in it that the apps did not write themselves.
    var holdsForeignText: Bool {
        switch ending {
        case .completed(_, let holdsForeignText): holdsForeignText
        case .failed(let error): error.holdsForeignText
        case .cancelled, nil: false
        }
    }

    /// What is told of the task when it is made: all but how it stands with what it asks and with its end.
    ///
    /// - Parameters:
    ///   - time: How long it is kept.
    ///   - isAsking: Whether it waits for the client's answers.
    func summary(keptFor time: Duration, isAsking: Bool = false) -> JSONObject {
        var members = JSONObject([("taskId", .string(id)), ("status", .string(status(isAsking: isAsking)))])
        members["statusMessage"] = words.map { .string($0) }
        members["createdAt"] = .string(createdAt.formatted(.iso8601))
        members["lastUpdatedAt"] = .string(lastUpdatedAt.formatted(.iso8601))
        members["ttlMs"] = .integer(Int(time / .milliseconds(1)))
        members["pollIntervalMs"] = .integer(Self.pollInterval)
        return members
    }

    /// All that is told of the task.
    ///
    /// - Parameters:
    ///   - time: How long it is kept.
    ///   - inputs: What it asks of the client.
    func details(keptFor time: Duration, asking inputs: JSONObject) -> JSONObject {
        var members = summary(keptFor: time, isAsking: !inputs.isEmpty)
        switch ending {
        case .completed(let result, _): members["result"] = .object(result)
        case .failed(let error): members["error"] = error.json
        case .cancelled: break
        case nil: if !inputs.isEmpty { members["inputRequests"] = .object(inputs) }
        }
        return members
    }

    private func status(isAsking: Bool) -> String {
        switch ending {
        case .completed: "completed"
        case .failed: "failed"
        case .cancelled: "cancelled"
        case nil: isAsking ? "input_required" : "working"
        }
    }

    private var words: String? {
        switch ending {
        case .failed(let error): error.message
        case .completed, .cancelled: nil
        case nil: message
        }
    }
}
