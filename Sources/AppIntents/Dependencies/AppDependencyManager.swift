import Synchronization

/// Keeps the values that an app provides to its intents and queries.
///
/// Register them as early as possible when the app starts: an intent does not run before its dependencies are there.
public final class AppDependencyManager: Sendable {
    /// Why a dependency could not be had.
    public enum Error: Swift.Error, Sendable, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
        /// Nothing is registered for the type.
        case failedToRetrieveDependency(type: String)
        /// Making the value failed.
        case failedToLoadDependency(type: String, reason: String)

        /// What is missing, and what to do about it.
        public var description: String {
            switch self {
            case .failedToRetrieveDependency(let type):
                "No dependency of type '\(type)' is registered: call AppDependencyManager.shared.add(dependency:) with one when the app starts."
            case .failedToLoadDependency(let type, let reason):
                "The dependency of type '\(type)' could not be made: \(reason)"
            }
        }

        /// What is missing, and what to do about it.
        public var localizedStringResource: LocalizedStringResource { "\(description)" }
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let key: String?
    }

    private enum Entry {
        case made(any Sendable)
        case toMake(@Sendable () throws -> any Sendable)
    }

    /// The process's own.
    public static let shared = AppDependencyManager()

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
        key: String? = nil, dependency: @autoclosure @escaping @Sendable () throws -> Dependency
    ) {
        add(key: key, dependency: dependency)
    }

    /// Registers a value, made the first time it is needed.
    ///
    /// - Parameters:
    ///   - key: Tells two of one type apart.
    ///   - dependency: Makes the value.
    public func add<Dependency: Sendable>(
        key: String? = nil, dependency: @escaping @Sendable () throws -> Dependency
    ) {
        lock.withLock {
            entries[Key(type: ObjectIdentifier(Dependency.self), key: key)] = .toMake(dependency)
        }
    }

    func value<Dependency: Sendable>(of type: Dependency.Type, key: String?) throws(Error) -> Dependency {
        lock.lock()
        defer { lock.unlock() }
        let place = Key(type: ObjectIdentifier(type), key: key)
        switch entries[place] {
        case .made(let value):
            if let value = value as? Dependency { return value }
        case .toMake(let make):
            do {
                let value = try make()
                entries[place] = .made(value)
                if let value = value as? Dependency { return value }
            } catch {
                throw .failedToLoadDependency(type: "\(type)", reason: "\(error)")
            }
        case nil: break
        }
        throw .failedToRetrieveDependency(type: "\(type)")
    }
}
