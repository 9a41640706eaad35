import Foundation
import Synchronization

/// A client that is being served: the loop that reads its messages and works on them, its outbox, and how it ends.
struct StandardIOConnection: Sendable {
    let outbox: Outbox
    /// What the client's requests are worked on with.
    let loop: WorkLoop
    private let transport: StandardIOTransport
    private let stop: StopSignal
    private let end: Gate

    /// Makes a connection; nothing is read yet.
    ///
    /// - Throws: ``StandardIOTransportError`` where the process has no file descriptors left.
    init(_ transport: StandardIOTransport) throws(StandardIOTransportError) {
        // Writing to a client that is gone then fails, as any other write does.
        signal(SIGPIPE, SIG_IGN)
        let stop = try StopSignal()
        let end = Gate()
        let loop = try WorkLoop()
        self.loop = loop
        outbox = Outbox(output: transport.output, moreComes: { [weak loop] in loop?.hasMore ?? false }) {
            stop.give()
            end.open()
        }
        self.transport = transport
        self.stop = stop
        self.end = end
    }

    /// Hands the client's messages to a session until there are no more, then lets it end.
    func run(_ session: Session, grace: Duration) async {
        let lastRead = Gate()
        let origin = RequestOrigin(outbox)
        session.setStanding(outbox)
        let reader = LineReader(
            input: transport.input, lineLimit: transport.lineLimit, stop: stop
        ) { [outbox, transport] event in
            outbox.waitForRoom()
            switch event {
            case .line(let line): session.receive(line, from: origin)
            case .tooLong: session.refuseLongLine(limit: transport.lineLimit, to: outbox)
            case .end: lastRead.open()
            }
        }
        loop.start(reader) { [outbox] in outbox.flush() }
        await withTaskCancellationHandler {
            await lastRead.wait()
            session.endInput()
            let finishing = Task { [end, outbox] in
                await session.allAnswered()
                await outbox.allWritten()
                end.open()
            }
            let limit = Task { [end] in
                try? await Task.sleep(for: grace)
                end.open()
            }
            await end.wait()
            limit.cancel()
            finishing.cancel()
            session.cancelAll()
        } onCancel: {
            stop.give()
            // The reader may be waiting for a client that takes nothing.
            lastRead.open()
            end.open()
        }
        outbox.close()
    }
}
