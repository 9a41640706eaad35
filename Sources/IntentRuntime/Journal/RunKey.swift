import Foundation

/// What a repeat of a run is known by.
public struct RunKey: Sendable, Hashable {
    /// Where a key comes from.
    public enum Origin: Sendable, Hashable {
        /// Whoever asks gave it: it holds for as long as the journal keeps the run.
        case given
        /// It was made from the request: it holds for runs that ended at this time or later.
        case request(since: Date)
    }

    /// The key.
    public let text: String
    /// Where it comes from.
    public let origin: Origin

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - text: The key.
    ///   - origin: Where it comes from.
    public init(_ text: String, origin: Origin) {
        self.text = text
        self.origin = origin
    }

    /// Whether the key was made from the request, so that nobody chose it.
    public var isDerived: Bool { origin != .given }
}
