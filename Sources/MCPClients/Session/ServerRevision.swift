/// A revision of the Model Context Protocol that a server may speak, named by its date.
enum ServerRevision: String, Sendable, CaseIterable {
    /// The first published revision.
    case november2024 = "2024-11-05"
    /// Annotations of tools.
    case march2025 = "2025-03-26"
    /// Questions to the person, structured results, links to resources.
    case june2025 = "2025-06-18"
    /// Titled choices in questions.
    case november2025 = "2025-11-25"
    /// Stateless: nothing is agreed on beforehand, and a question ends the request.
    case july2026 = "2026-07-28"

    /// The revision that is offered first.
    static let offered = ServerRevision.november2025
    /// The revision of servers that know no handshake.
    static let stateless = ServerRevision.july2026
    /// The revisions that begin with `initialize`, in words.
    static let handshakes = allCases.filter { $0 != stateless }.map(\.rawValue)
}
