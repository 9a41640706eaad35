import Synchronization

/// Keeps the values that an app provides to its intents and queries.
///
/// Register them as early as possible when the app starts: an intent does not run before its dependencies are there.
public final class AppDependencyManager: Sendable {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: AnyHashable?

        init(_ type: Any.Type, _ key: (any Hashable & Sendable)?) {
            self.type = ObjectIdentifier(type)
            self.key = key.map { AnyHashable($0) }
        }
    }

    private enum Entry {
        case made(any Sendable)
        case toMake(@Sendable () throws -> any Sendable)
    }

    /// The process's own.
    public static let shared = AppDependencyManager()

    /// What is asked before ``shared`` in this task: a test's own dependencies.
    @TaskLocal package static var standIn: AppDependencyManager?

    // Recursive because making one dependency may need another.
    private let lock = NSRecursiveLock()
    private nonisolated(unsafe) var entries: [Key: Entry] = [:]

    /// Makes a manager with nothing registered.
    public init() {}

    /// Registers a value, made the first time it is needed.
    ///
    /// - Parameters:
    ///   - key: Tells two of one type apart.
    ///   - dependency: Makes the value.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @autoclosure @escaping @Sendable () throws -> Dependency
    ) {
        add(key: key, dependency: dependency)
    }

    /// Registers a value, made the first time it is needed.
    ///
    /// - Parameters:
    ///   - key: Tells two of one type apart.
    ///   - dependency: Makes the value.
    public func add<Dependency: Sendable>(
        key: (any Hashable & Sendable)? = nil, dependency: @escaping @Sendable () throws -> Dependency
    ) {
        lock.withLock {
            entries[Key(Dependency.self, key)] = .toMake(dependency)
        }
    }

    /// Whether a value of a type is registered, which is not made for that.
    func holds(_ type: Any.Type, key: (any Hashable & Sendable)?) -> Bool {
        if self === Self.shared, let standIn = Self.standIn, standIn.holds(type, key: key) { return true }
        return lock.withLock { entries[Key(type, key)] != nil }
    }

    func value<Dependency: Sendable>(
        of type: Dependency.Type, key: (any Hashable & Sendable)?
    ) throws(Error<Dependency>) -> Dependency {
        if self === Self.shared, let standIn = Self.standIn {
            do {
                return try standIn.value(of: type, key: key)
            } catch  where error == .failedToRetrieveDependency {
                // The test has none of its own, so the app's will do.
            }
        }
        lock.lock()
        defer { lock.unlock() }
        let place = Key(type, key)
        switch entries[place] {
        case .made(let value):
            if let value = value as? Dependency { return value }
            throw .incorrectDependencyType
        case .toMake(let make):
            let value: any Sendable
            do {
                value = try make()
            } catch {
                throw .failedToLoadDependency("\(error)")
            }
            guard let value = value as? Dependency else { throw .incorrectDependencyType }
            entries[place] = .made(value)
            return value
        case nil: throw .failedToRetrieveDependency
        }
    }
}
