import Synchronization

/// The types that the app itself has declared since it started.
enum UTTypeRegistry {
    private static let supertypes = Mutex<[String: Set<String>]>([:])

    /// Declares a type; what was declared of it before stays.
    static func declare(_ identifier: String, conformingTo parent: String?) {
        supertypes.withLock { declared in
            declared[identifier, default: []].formUnion(parent.map { [$0] } ?? [])
        }
    }

    static func isDeclared(_ identifier: String) -> Bool {
        supertypes.withLock { $0[identifier] != nil }
    }

    /// The types that a type was declared to conform to.
    static func supertypes(of identifier: String) -> [String] {
        supertypes.withLock { $0[identifier]?.sorted() ?? [] }
    }
}
