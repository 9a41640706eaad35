import Synchronization

/// A value that the app provides to its intents and queries, as `@Dependency`.
///
/// It is looked up when it is read. The system looks each one up before it runs an intent, so that one that is missing fails the run,
/// with its type's name, before anything is done.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
    private let found = Mutex<Value?>(nil)
    private let key: (any Hashable & Sendable)?
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () -> Value)?

    /// A dependency of the wrapped type.
    ///
    /// - Parameters:
    ///   - key: Tells two of one type apart.
    ///   - manager: Where it is registered.
    public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    /// A dependency that has a value even where the app registers none.
    ///
    /// - Parameters:
    ///   - key: Tells two of one type apart.
    ///   - manager: Where it is registered.
    ///   - default: Makes the value used where none is registered.
    public init(
        key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
        default: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.key = key
        self.manager = manager
        fallback = `default`
    }

    /// A dependency that has a value even where the app registers none.
    ///
    /// - Parameters:
    ///   - key: Tells two of one type apart.
    ///   - manager: Where it is registered.
    ///   - default: Makes the value used where none is registered.
    public init(
        key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared,
        default: @escaping @Sendable () -> Value
    ) {
        self.key = key
        self.manager = manager
        fallback = `default`
    }

    /// The value.
    ///
    /// Reading a dependency that is not registered, outside a run that the system prepared, is a mistake in the program, and stops it.
    public var wrappedValue: Value {
        get {
            do {
                return try resolve()
            } catch {
                preconditionFailure("\(error)")
            }
        }
        set { found.withLock { $0 = newValue } }
    }

    /// The dependency itself.
    public var projectedValue: AppDependency<Value> { self }

    private func resolve() throws -> Value {
        if let value = found.withLock({ $0 }) { return value }
        do {
            // Not kept: a query lives as long as the process, and an app may register another value meanwhile.
            return try manager.value(of: Value.self, key: key)
        } catch {
            guard let fallback, error == .failedToRetrieveDependency else { throw error }
            let value = fallback()
            found.withLock { $0 = value }
            return value
        }
    }
}

/// A dependency as the system sees it.
package protocol AnyAppDependency: Sendable {
    /// Looks the value up, so that reading it will not fail.
    func prepare() throws

    /// The type of the value where none is registered and there is no other to fall back on; nothing is made to tell.
    var missingType: String? { get }
}

extension AppDependency: AnyAppDependency {
    package func prepare() throws {
        _ = try resolve()
    }

    package var missingType: String? {
        let isThere = found.withLock { $0 != nil } || fallback != nil || manager.holds(Value.self, key: key)
        return isThere ? nil : "\(Value.self)"
    }
}

/// Looks up all dependencies of an intent or a query.
///
/// - Parameter subject: The intent or query.
/// - Throws: ``AppDependencyManager/Error`` for the first that is missing.
package func prepareDependencies<Subject>(of subject: Subject) throws {
    guard !(Subject.self is AnyClass) else {
        for child in Mirror(reflecting: subject).children {
            try (child.value as? any AnyAppDependency)?.prepare()
        }
        return
    }
    let fields = WrapperLayout.of(Subject.self).dependencies
    // Most have none.
    guard !fields.isEmpty else { return }
    for (_, wrapper) in WrapperLayout.wrappers(of: subject, at: fields) {
        try (wrapper as? any AnyAppDependency)?.prepare()
    }
}

/// The types of the dependencies of an intent, a query or an options provider that nobody registered; none is made to tell.
///
/// - Parameter subject: The intent, query or provider.
package func missingDependencies(of subject: Any) -> [String] {
    Mirror(reflecting: subject).children.compactMap { ($0.value as? any AnyAppDependency)?.missingType }
}
