import Synchronization

/// A text that is made when it is read first.
final class LateText: Sendable {
    private enum State {
        case unread(@Sendable () -> String)
        case read(String)
    }

    private let state: Mutex<State>

    /// Makes a text.
    ///
    /// - Parameter make: Makes it, once.
    init(_ make: @escaping @Sendable () -> String) {
        state = Mutex(.unread(make))
    }

    /// Whether the text was read.
    var isRead: Bool {
        state.withLock { state in
            if case .read = state { true } else { false }
        }
    }

    /// The text.
    var text: String {
        state.withLock { state in
            switch state {
            case .read(let text): return text
            case .unread(let make):
                let text = make()
                state = .read(text)
                return text
            }
        }
    }
}

extension LateText: Hashable {
    static func == (left: LateText, right: LateText) -> Bool { left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
