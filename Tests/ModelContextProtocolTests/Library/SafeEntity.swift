import AppIntents

/// A thing in a safe that nobody can open. It is generic, so that it is found by no discovery and no other test meets it.
struct SafeEntity<Lock: Sendable & SendableMetatype>: AppEntity {
    static var persistentIdentifier: String { "SafeEntity" }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Safe" }
    static var defaultQuery: SafeQuery<Lock> { SafeQuery() }

    let id: String

    var displayRepresentation: DisplayRepresentation { "Safe" }
}

/// Fails at whatever it is asked.
struct SafeQuery<Lock: Sendable & SendableMetatype>: EnumerableEntityQuery {
    struct Jammed: Error, CustomStringConvertible {
        var description: String { "The lock is jammed.\u{202E}" }
    }

    func allEntities() async throws -> [SafeEntity<Lock>] { throw Jammed() }

    func entities(for identifiers: [String]) async throws -> [SafeEntity<Lock>] { throw Jammed() }
}
