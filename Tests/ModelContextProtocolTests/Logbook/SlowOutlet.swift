import JSON
import ModelContextProtocol
import Synchronization

/// Takes messages to a client that reads when the test lets it.
final class SlowOutlet: Outlet {
    private struct State {
        var messages: [JSONValue] = []
        var isFull = false
    }

    private let state = Mutex(State())

    /// What was put in so far.
    var messages: [JSONValue] { state.withLock(\.messages) }

    var isFull: Bool { state.withLock(\.isFull) }

    /// Has the client read, or not.
    func setFull(_ isFull: Bool) { state.withLock { $0.isFull = isFull } }

    func put(_ message: EncodedMessage) -> Int {
        state.withLock { state in
            if let message = try? JSONValue(parsing: message.line) { state.messages.append(message) }
            return state.messages.count
        }
    }

    func written(_ number: Int) async {}

    /// Waits until a message of a kind was put in.
    func first(where isWanted: (JSONValue) -> Bool) async throws -> JSONValue {
        while true {
            if let message = messages.first(where: isWanted) { return message }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
