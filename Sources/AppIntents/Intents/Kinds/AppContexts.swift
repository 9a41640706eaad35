import Synchronization

/// What apps told of themselves to intents that run without them, kept as long as the program runs.
enum AppContexts {
    private static let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

    static func value(of intent: any AppIntent.Type) -> (any Sendable)? {
        values.withLock { $0[ObjectIdentifier(intent)] }
    }

    static func set(_ value: (any Sendable)?, of intent: any AppIntent.Type) {
        values.withLock { $0[ObjectIdentifier(intent)] = value }
    }
}
