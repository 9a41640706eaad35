import Foundation
import JSON
import Synchronization

/// What one client was handed as a link rather than as content: it is kept for a while, to be read by this client only.
///
/// What is small is kept in memory, what is larger in a file without a name. Nothing is left when the client is gone, however it goes.
final class KeptResults: Sendable {
    static let scheme = "appintents://results/"
    /// How long something is kept after it was made or read last.
    static let defaultLifetime: Duration = .seconds(1800)
    /// How many things are kept, how many of them in open files, and how many bytes; what was read longest ago goes first.
    private static let countLimit = 1_000
    private static let fileLimit = 128
    private static let sizeLimit = 64 << 20
    /// From how many bytes on something is kept in a file.
    private static let memoryLimit = 256 << 10

    private struct Entry {
        let content: StoredContent
        /// How many bytes are kept for it; a file of an app's costs nothing.
        let cost: Int
        var lastUse: ContinuousClock.Instant
    }

    private let lifetime: Duration
    private let entries = Mutex<[String: Entry]>([:])

    /// Makes a place for one client.
    ///
    /// - Parameter lifetime: How long something is kept after it was made or read last.
    init(lifetime: Duration) {
        self.lifetime = lifetime
    }

    /// Whether a URI is of the kind that is given out here.
    static func names(_ uri: String) -> Bool { uri.hasPrefix(scheme) }

    /// Keeps content. It may wait for the disk.
    ///
    /// - Parameter content: The content.
    /// - Returns: The URI that it is read by; `nil` where it is larger than all that can be kept.
    func keep(_ content: StoredContent) -> String? {
        var content = content
        var cost = 0
        if case .memory(let data) = content.source {
            guard data.count <= Self.sizeLimit else { return nil }
            cost = data.count
            // Where no file can be written, memory has to do.
            if data.count > Self.memoryLimit, let file = try? OpenFile(holding: data) {
                content = StoredContent(name: content.name, mediaType: content.mediaType, source: .file(file))
            }
        }
        var random = SystemRandomNumberGenerator()
        let uri = Self.scheme + (0..<2).map { _ in String(random.next() as UInt64, radix: 36) }.joined(separator: "-")
        let entry = Entry(content: content, cost: cost, lastUse: .now)
        entries.withLock { entries in
            entries[uri] = entry
            removeOld(&entries)
        }
        return uri
    }

    /// What is kept under a URI.
    func content(at uri: String) -> StoredContent? {
        entries.withLock { entries in
            removeOld(&entries)
            entries[uri]?.lastUse = .now
            return entries[uri]?.content
        }
    }

    private func removeOld(_ entries: inout [String: Entry]) {
        let end = ContinuousClock.now - lifetime
        entries = entries.filter { $0.value.lastUse > end }
        remove(&entries, beyond: Self.countLimit) { _ in 1 }
        remove(&entries, beyond: Self.fileLimit) { if case .file = $0.content.source { 1 } else { 0 } }
        remove(&entries, beyond: Self.sizeLimit, \.cost)
    }

    /// Removes what was read longest ago, of what costs something, until all costs no more than a limit.
    private func remove(_ entries: inout [String: Entry], beyond limit: Int, _ cost: (Entry) -> Int) {
        var sum = entries.values.reduce(0) { $0 + cost($1) }
        guard sum > limit else { return }
        for (uri, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where cost(entry) > 0 {
            entries[uri] = nil
            sum -= cost(entry)
            if sum <= limit { return }
        }
    }
}
