import AppIntents
import Synchronization

/// The logbook that the tests about changes write into: pages by their ids, which each test has of its own.
enum Logbook {
    private static let all = Mutex<[String: String]>([:])
    private static let closed = Mutex<[String: Signal]>([:])

    /// The pages as they are.
    static var pages: [String: String] { all.withLock(\.self) }

    /// Writes a page, or takes it out, and says nothing about it.
    static func write(_ text: String?, on page: String) { all.withLock { $0[page] = text } }

    /// Writes a page, and says so as an app does that tells the system.
    static func announce(_ text: String?, on page: String) {
        write(text, on: page)
        ContentChanges.post(.entities([page], of: PageEntity.self))
    }

    /// The URI of a page.
    static func uri(_ page: String) -> String {
        "appintents://modelContextProtocolTests/PageEntity/\(page)"
    }

    /// Has whoever looks at a page wait for a signal.
    static func close(_ page: String, until signal: Signal) { closed.withLock { $0[page] = signal } }

    /// Waits until all of some pages may be looked at.
    static func waitUntilOpen(_ pages: [String]) async {
        for page in pages {
            guard let signal = closed.withLock({ $0[page] }) else { continue }
            try? await signal.wait()
            closed.withLock { $0[page] = nil }
        }
    }
}
