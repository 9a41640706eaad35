import CMicrohttpd
import Foundation
import Synchronization

/// Notices clients that hang up, which the library does not while their connections are suspended, and tells time.
final class ConnectionWatcher: Sendable {
    /// How often connections are looked after.
    private static let tick: Int32 = 1000

    private let descriptor: Int32
    private let isStopped = Mutex(false)

    /// Makes a watcher; `nil` where the process has no descriptors left.
    init?() {
        descriptor = CEpollCreate()
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Starts watching, on a thread of its own.
    ///
    /// - Parameters:
    ///   - hungUp: Called with what a connection was watched as whose client hung up.
    ///   - tick: Called about once a second.
    func start(hungUp: @escaping @Sendable (Int) -> Void, tick: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            var serials = [UInt64](repeating: 0, count: 64)
            var next = ContinuousClock.now + .milliseconds(Self.tick)
            while !isStopped.withLock(\.self) {
                let count = CEpollWait(descriptor, &serials, Self.tick)
                for serial in serials.prefix(Int(max(count, 0))) { hungUp(Int(serial)) }
                guard ContinuousClock.now >= next else { continue }
                next = .now + .milliseconds(Self.tick)
                tick()
            }
        }
        thread.name = "connections"
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Watches a socket until it is closed.
    func watch(_ socket: Int32, as serial: Int) {
        _ = CEpollWatchHangUp(descriptor, socket, UInt64(serial))
    }

    /// Watches no more, from the next tick on.
    func stop() {
        isStopped.withLock { $0 = true }
    }
}
