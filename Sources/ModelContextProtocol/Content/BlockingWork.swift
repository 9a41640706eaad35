import Dispatch

/// Does what waits for files on threads of its own, so that those of the concurrency pool stay free to answer others.
enum BlockingWork {
    private static let queue = DispatchQueue(label: "org.swift-app-intents.files", attributes: .concurrent)

    /// Does something that may wait.
    ///
    /// - Parameter body: What to do.
    /// - Throws: What it throws.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try body() }) }
        }
    }

    /// Does something that may wait, and cannot fail.
    static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: body()) }
        }
    }
}
