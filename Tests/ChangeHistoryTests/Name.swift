import Synchronization

/// A name that is told from elsewhere.
final class Name: Sendable {
    private let name = Mutex<String?>(nil)

    func set(_ text: String) { name.withLock { $0 = text } }
    func get() -> String? { name.withLock(\.self) }
}
