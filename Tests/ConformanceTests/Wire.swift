import JSON
import Testing

/// A revision of the protocol that the suite has a list of scenarios for.
enum Wire: String, CaseIterable, Sendable, CustomTestStringConvertible {
    /// The last one that begins with `initialize`.
    case november2025 = "2025-11-25"
    /// The stateless one.
    case july2026 = "2026-07-28"

    var isStateless: Bool { self == .july2026 }
    var testDescription: String { rawValue }
}
