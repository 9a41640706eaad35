import Foundation
import Synchronization

/// A client that is being served: its reader, its outbox, and how it ends.
struct StandardIOConnection: Sendable {
    let outbox: Outbox
    private let reader: LineReader
    private let end: Gate

    /// Makes a connection; nothing is read yet.
    ///
    /// - Throws: ``StandardIOTransportError`` where the process has no file descriptors left.
    init(_ transport: StandardIOTransport) throws(StandardIOTransportError) {
        // Writing to a client that is gone then fails, as any other write does.
        signal(SIGPIPE, SIG_IGN)
        let stop = try StopSignal()
        let end = Gate()
        outbox = Outbox(output: transport.output) {
            stop.give()
            end.open()
        }
        reader = LineReader(input: transport.input, lineLimit: transport.lineLimit, stop: stop)
        self.end = end
    }

    /// Hands the client's messages to a session until there are no more, then lets it end.
    func run(_ session: Session, grace: Duration) async {
        let lastRead = Gate()
        let origin = RequestOrigin(outbox)
        session.setStanding(outbox)
        reader.start { [outbox, reader] event in
            outbox.waitForRoom()
            switch event {
            case .line(let line): session.receive(line, from: origin)
            case .tooLong: session.refuseLongLine(limit: reader.lineLimit, to: outbox)
            case .end: lastRead.open()
            }
        }
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
            reader.stop.give()
            // The reader may be waiting for a client that takes nothing.
            lastRead.open()
            end.open()
        }
        outbox.close()
    }
}
