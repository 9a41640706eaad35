import Synchronization

/// Gathers the answers to the requests of a batch into one message; what else is said about them goes on at once.
final class BatchOutlet: Outlet {
    private struct State {
        var missing: Int
        var answers: [[UInt8]] = []
    }

    private let outlet: any Outlet
    private let state: Mutex<State>

    /// Makes an outlet.
    ///
    /// - Parameters:
    ///   - outlet: What takes the message.
    ///   - count: How many answers there will be.
    init(_ outlet: any Outlet, gathering count: Int) {
        self.outlet = outlet
        state = Mutex(State(missing: count))
    }

    var isFull: Bool { outlet.isFull }

    func put(_ message: EncodedMessage) -> Int {
        message.isAnswer ? note([message.line]) : outlet.put(message)
    }

    func written(_ number: Int) async { await outlet.written(number) }

    func endWithoutAnswer() { _ = note([]) }

    /// Notes the end of a request, with the answer to it if there is one.
    private func note(_ answers: [[UInt8]]) -> Int {
        let all: [[UInt8]]? = state.withLock { state in
            state.missing -= 1
            state.answers += answers
            return state.missing == 0 ? state.answers : nil
        }
        // A batch of which nothing is answered is not answered either.
        guard let all, !all.isEmpty else { return 0 }
        let elements = all.map { $0.dropLast() }.joined(separator: [UInt8(ascii: ",")])
        return outlet.put(
            EncodedMessage(
                line: [UInt8(ascii: "[")] + elements + [UInt8(ascii: "]"), UInt8(ascii: "\n")], isAnswer: true,
                errorCode: nil))
    }
}
