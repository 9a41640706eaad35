import IntentRuntime
import JSON
import Synchronization

extension Session {
    /// Tells the client how far a request is, if it wants to know.
    func report(_ fraction: Double?, _ message: String?, of serial: OpenRequest.Serial) {
        let message = message.map { VisibleText.of($0, .onOneLine) }
        let changedTask: String? = state.withLock { state in
            guard let request = state.requests[serial] else { return nil }
            if let id = request.taskID {
                guard let words = Self.words(fraction, message) else { return nil }
                return state.updateTask(id) { $0.message = words }?.id
            }
            guard request.id != nil, let token = request.progressToken,
                // A client that is slow to read is better served by its answers.
                !request.origin.outlet.isFull
            else { return nil }
            var parameters = JSONObject([("progressToken", token)])
            // The protocol wants numbers that rise. Where the part done is not known, reports are counted.
            let progress = fraction ?? (request.progress.map { $0 < 1 && $0 > 0 ? $0.nextUp : $0 + 1 } ?? 1)
            guard progress.isFinite, progress > request.progress ?? -.infinity else { return nil }
            parameters["progress"] = .number(progress)
            if fraction != nil { parameters["total"] = 1 }
            parameters["message"] = message.map { .string($0) }
            state.requests[serial]?.progress = progress
            send(.notification(method: "notifications/progress", parameters), to: request.origin.outlet)
            return nil
        }
        if let changedTask { taskChanged(changedTask) }
    }

    /// How far a task is, in words.
    private static func words(_ fraction: Double?, _ message: String?) -> String? {
        let part = fraction.flatMap { $0.isFinite ? "\(Int(min(max($0, 0), 1) * 100)) %" : nil }
        let words = [part, message].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: ": ")
    }
}
